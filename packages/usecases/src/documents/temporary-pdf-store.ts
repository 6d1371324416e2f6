export type TemporaryPdf = {
  readonly fileName: string;
  readonly userId: string;
  readonly orderId: string;
  readonly expiresAt: Date;
};

export type TemporaryPdfStore = {
  /** Also forgets what has expired. */
  add(pdf: TemporaryPdf, now: Date): Promise<void>;
  /** The order behind a name of the user's own that has not expired. */
  findOrder(key: { readonly fileName: string; readonly userId: string }, now: Date): Promise<string | undefined>;
  remove(key: { readonly fileName: string; readonly userId: string }): Promise<void>;
};
