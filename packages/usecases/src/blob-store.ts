/** Bytes by their SHA-256: written once, never changed, durable when `put` has resolved. */
export type BlobStore = {
  put(bytes: Uint8Array): Promise<string>;
  get(hash: string): Promise<Uint8Array | undefined>;
};
