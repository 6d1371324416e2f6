/** Where an import that is open is kept, so that a reload comes back to it. */
export const importKey = (draftId: string): string => `gosds.import.${draftId}`;

/** True where an import of this sheet was left open. */
export function hasOpenImport(draftId: string): boolean {
  try {
    return sessionStorage.getItem(importKey(draftId)) !== null;
  } catch {
    return false;
  }
}
