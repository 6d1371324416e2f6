/** Bytes by their SHA-256: written once, never changed, durable when `put` has resolved. */
export type BlobStore = {
  /** Bytes that are already stored count as new, so that they are not removed for now. */
  put(bytes: Uint8Array): Promise<string>;
  get(hash: string): Promise<Uint8Array | undefined>;
};

/** What the removal of unused bytes needs as well. */
export type SweptBlobStore = BlobStore & {
  /** Removes bytes unless they were put since; answers whether they are gone. */
  remove(hash: string, unlessPutSince: Date): Promise<boolean>;
  /** Hashes of all bytes that were not put since, some at a time. Also removes files that a crash left half written. */
  listUntouched(since: Date): AsyncIterable<readonly string[]>;
};

/** A store that shows which one it is, so that a database finds its documents again. */
export type MarkedBlobStore = SweptBlobStore & {
  /** The UUID that was given to this store; undefined where it has none yet. */
  mark(): Promise<string | undefined>;
  giveMark(mark: string): Promise<void>;
};
