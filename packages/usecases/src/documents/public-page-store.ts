/** Issued with the sheet; the address is printed on it. */
export type PublicPage = {
  /** 128 random bits in base64url: nobody guesses it. */
  readonly key: string;
  readonly documentId: string;
  /** Blob of the page. */
  readonly hash: string;
};

export type PublicPageStore = {
  add(page: PublicPage, now: Date): Promise<void>;
  /** Undefined for a key that never was and for a page that was withdrawn. */
  find(key: string): Promise<PublicPage | undefined>;
  findOfDocument(documentId: string): Promise<PublicPage | undefined>;
  /** For good; does nothing where it is withdrawn already. */
  withdraw(documentId: string, now: Date): Promise<void>;
};
