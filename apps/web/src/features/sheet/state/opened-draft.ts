const key = 'gosds.open-draft';

/** Id of the sheet open in this tab, so that a reload reopens it. */
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
    // Storage is blocked: a reload opens the last edited sheet.
  }
}
