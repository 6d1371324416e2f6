/** The panel's part of the width of form and panel, in per cent. */
export const panelShare = { min: 28, usual: 46, max: 68 } as const;

const key = 'gosds.panel-share';

export const bounded = (share: number): number => Math.min(panelShare.max, Math.max(panelShare.min, share));

/** The next wider of the three named widths; after the widest the narrowest. */
export const nextShare = (share: number): number =>
  [panelShare.min, panelShare.usual, panelShare.max].find((stop) => stop > share) ?? panelShare.min;

/** The width stored on this device; the default if there is none or it is invalid. */
export function keptShare(storage: Pick<Storage, 'getItem'>): number {
  try {
    const kept = storage.getItem(key);
    const share = kept === null ? Number.NaN : Number(kept);
    return Number.isFinite(share) ? bounded(share) : panelShare.usual;
  } catch {
    return panelShare.usual;
  }
}

export function keepShare(storage: Pick<Storage, 'setItem'>, share: number): void {
  try {
    storage.setItem(key, String(share));
  } catch {
    // Storage is blocked or full: the width is lost with the page.
  }
}
