/** Stores bytes under their SHA-256. Stored bytes never change and are durable once `put` resolves. */
export type BlobStore = {
  /** Returns the hash. Storing the same bytes again renews their date, so that the sweep keeps them. */
  put(bytes: Uint8Array): Promise<string>;
  get(hash: string): Promise<Uint8Array | undefined>;
};

/** Adds what the removal of unused bytes needs. */
export type SweptBlobStore = BlobStore & {
  /** Removes the bytes unless they were put after `unlessPutSince`. Returns whether they are gone. */
  remove(hash: string, unlessPutSince: Date): Promise<boolean>;
  /**
   * Yields in batches the hashes of all bytes that were not put after `since`. Also removes half-written files that a
   * crash left.
   */
  listUntouched(since: Date): AsyncIterable<readonly string[]>;
};

/** A store with its own mark, so that a database can check that it is connected to its own documents. */
export type MarkedBlobStore = SweptBlobStore & {
  /** The store's UUID; undefined if it has none yet. */
  mark(): Promise<string | undefined>;
  giveMark(mark: string): Promise<void>;
};
