/** PostgreSQL's code of a full disk. */
const diskFull = '53100';

/** The words for the failure of an import. A failed import has changed nothing. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || error.code !== diskFull) return error.message;
  return `The disk of the database is full (${error.message}). Nothing was changed: what was loaded before is searched. Make room on the disk, then run the same command again.`;
}
