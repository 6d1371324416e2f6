/** Percent of the room of form and panel together that the panel takes. */
export const panelShare = { min: 28, usual: 46, max: 68 } as const;

const key = 'gosds.panel-share';

export const bounded = (share: number): number => Math.min(panelShare.max, Math.max(panelShare.min, share));

/** As it was left on this device; the usual share where nothing, or nonsense, is kept. */
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
    // Storage is blocked or full: the width lasts as long as the page.
  }
}
