export const panelChannelName = 'gosds.panel';

/** Asks the window of a sheet's panel to close, so that the panel stands beside the form again. */
export function bringPanelBack(draftId: string): void {
  const channel = new BroadcastChannel(panelChannelName);
  channel.postMessage({ kind: 'bring-back', draftId });
  channel.close();
}

export const panelWindowPath = (draftId: string): string => `/panel/${draftId}`;

/** Opens the panel of a sheet in a window of its own; false where the browser does not let it. */
export const openPanelWindow = (draftId: string): boolean =>
  window.open(panelWindowPath(draftId), `gosds-panel-${draftId}`, 'popup,width=760,height=900') !== null;
