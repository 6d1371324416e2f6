export type TemporaryPdf = {
  readonly fileName: string;
  readonly userId: string;
  readonly orderId: string;
  readonly expiresAt: Date;
};

export type TemporaryPdfStore = {
  /** Also removes expired entries. */
  add(pdf: TemporaryPdf, now: Date): Promise<void>;
  /** The order of the user's file name; undefined if the name is unknown or expired. */
  findOrder(key: { readonly fileName: string; readonly userId: string }, now: Date): Promise<string | undefined>;
  remove(key: { readonly fileName: string; readonly userId: string }): Promise<void>;
};
