const key = 'gosds.open-draft';

/** The sheet open in this tab, so that a reload comes back to it. */
export function openedDraftId(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberOpened(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  } catch {
    // Storage is blocked: a reload opens the sheet that was touched last.
  }
}
