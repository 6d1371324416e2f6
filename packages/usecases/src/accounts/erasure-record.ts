/** Ids of deleted accounts, kept beside the documents and outside the database: a restored backup does not bring them back. */
export type ErasureRecord = {
  /** Durable when it has resolved. What is noted already stays. */
  note(userId: string): Promise<void>;
  list(): Promise<readonly string[]>;
};
