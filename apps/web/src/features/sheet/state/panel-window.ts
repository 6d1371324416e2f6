export const panelChannelName = 'gosds.panel';

/** Asks the panel window of a sheet to close, so that the panel returns beside the form. */
export function bringPanelBack(draftId: string): void {
  const channel = new BroadcastChannel(panelChannelName);
  channel.postMessage({ kind: 'bring-back', draftId });
  channel.close();
}

export const panelWindowPath = (draftId: string): string => `/panel/${draftId}`;

/** Opens the panel of a sheet in its own window. Returns false if the browser blocks it. */
export const openPanelWindow = (draftId: string): boolean =>
  window.open(panelWindowPath(draftId), `gosds-panel-${draftId}`, 'popup,width=760,height=900') !== null;
