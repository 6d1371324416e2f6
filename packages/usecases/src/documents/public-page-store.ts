/** Issued with the sheet; the address is printed on it. */
export type PublicPage = {
  /** 128 random bits in base64url, which nobody can guess. */
  readonly key: string;
  readonly documentId: string;
  /** Blob of the page. */
  readonly hash: string;
};

export type PublicPageStore = {
  add(page: PublicPage, now: Date): Promise<void>;
  /** Undefined for an unknown key and for a withdrawn page. */
  find(key: string): Promise<PublicPage | undefined>;
  findOfDocument(documentId: string): Promise<PublicPage | undefined>;
  /** For ever. Does nothing when the page is already withdrawn. */
  withdraw(documentId: string, now: Date): Promise<void>;
};
