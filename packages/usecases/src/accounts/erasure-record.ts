/**
 * Ids of deleted accounts. They are stored with the documents, outside the database, so that a restored backup does not
 * undo the deletions.
 */
export type ErasureRecord = {
  /** The id is stored durably once this resolves. Noting an id again changes nothing. */
  note(userId: string): Promise<void>;
  list(): Promise<readonly string[]>;
};
