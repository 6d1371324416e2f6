/** The public page of a sheet. It is made with the sheet, and its address is printed on the sheet. */
export type PublicPage = {
  /** 128 random bits in base64url, which nobody can guess. */
  readonly key: string;
  readonly documentId: string;
  /** Blob of the page. */
  readonly hash: string;
};

export type PublicPageStore = {
  add(page: PublicPage, now: Date): Promise<void>;
  /** Undefined for an unknown key or a withdrawn page. */
  find(key: string): Promise<PublicPage | undefined>;
  findOfDocument(documentId: string): Promise<PublicPage | undefined>;
  /** Withdraws the page for ever. A repeated call changes nothing. */
  withdraw(documentId: string, now: Date): Promise<void>;
};
