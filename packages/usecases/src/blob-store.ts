/** Bytes by their SHA-256: written once, never changed, durable when `put` has resolved. */
export type BlobStore = {
  /** Bytes that are there already count as put anew, so that nothing removes them for the time being. */
  put(bytes: Uint8Array): Promise<string>;
  get(hash: string): Promise<Uint8Array | undefined>;
};

/** What the collection of unused bytes needs besides. */
export type SweptBlobStore = BlobStore & {
  /** Removes bytes unless they were put since; answers whether they are gone. */
  remove(hash: string, unlessPutSince: Date): Promise<boolean>;
  /** Hashes of all bytes that were not put since, some at a time; what a crash left half written goes on the way. */
  listUntouched(since: Date): AsyncIterable<readonly string[]>;
};
