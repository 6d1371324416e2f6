/** Storage key of an open import, so that a reload restores it. */
export const importKey = (draftId: string): string => `gosds.import.${draftId}`;

/** True if an import of this sheet was left open. */
export function hasOpenImport(draftId: string): boolean {
  try {
    return sessionStorage.getItem(importKey(draftId)) !== null;
  } catch {
    return false;
  }
}
