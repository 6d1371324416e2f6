/** The public page of a sheet. It is made with the sheet, and its address is printed on the sheet. */
export type PublicPage = {
  /** 128 random bits in base64url, which nobody can guess. */
  readonly key: string;
  readonly documentId: string;
  /** Blob of the page. */
  readonly hash: string;
};

/** A published page of the same product, in one of its languages. */
export type PageInLanguage = {
  readonly key: string;
  /** BCP 47. */
  readonly language: string;
  /** Version of the sheet, such as `1.0`. */
  readonly version: string;
};

/** A page that was published at least once, as staff see it. */
export type PublishedPage = {
  readonly documentId: string;
  readonly isPublished: boolean;
  readonly publishedAt: Date;
  /** BCP 47, ISO 3166 and version of the sheet; null for a page that an earlier version of the program wrote. */
  readonly language: string | null;
  readonly country: string | null;
  readonly version: string | null;
};

export type PublicPageStore = {
  /** `isPublished`: true if the page opens once the sheet is paid. */
  add(page: PublicPage & { readonly isPublished: boolean }, now: Date): Promise<void>;
  /** Undefined for an unknown key and for a page that is not published. */
  find(key: string): Promise<PublicPage | undefined>;
  findOfDocument(documentId: string): Promise<{ readonly key: string; readonly isPublished: boolean } | undefined>;
  /**
   * The published pages of paid sheets of the same draft and country, of each language the newest, by language. A
   * page that an earlier version made stands for itself alone.
   */
  listLanguages(key: string): Promise<readonly PageInLanguage[]>;
  publish(documentId: string, now: Date): Promise<void>;
  /** Undefined for an unknown key and for a page that was never published. */
  findPublished(key: string): Promise<PublishedPage | undefined>;
  /** Opens a page again that was closed. A page that was never published stays closed. */
  reopen(documentId: string): Promise<void>;
  /** Closes the page. A repeated call changes nothing. */
  withdraw(documentId: string, now: Date): Promise<void>;
};
