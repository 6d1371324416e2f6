/** The order facts that documents and account need. The checkout has its own calls. */
export type OrderSummary = {
  readonly id: string;
  /** Order number for the customer. */
  readonly cwOrderId: string;
  readonly userId: string;
  readonly draftId: string;
  readonly documentId: string;
  readonly isPaid: boolean;
  readonly productName: string;
  readonly country: string;
  readonly language: string;
  readonly createdAt: Date;
};

export type OrderOpening = Pick<
  OrderSummary,
  'userId' | 'draftId' | 'documentId' | 'productName' | 'country' | 'language'
>;

/** Every call names the user. Another user's order is visible only if its draft is shared in the user's team. */
export type OrderStore = {
  /**
   * Gives the document to the draft's order, unless that has the sheet of a later version of the draft. If that order is
   * paid or its payment is under way, makes a new order. Call this in a transaction.
   */
  openFor(opening: OrderOpening, now: Date): Promise<OrderSummary>;
  /** The latest order of this draft: the user's own order, or a paid order of the team. */
  findLatestOfDraft(key: { readonly draftId: string; readonly userId: string }): Promise<OrderSummary | undefined>;
  findSummary(key: { readonly id: string; readonly userId: string }): Promise<OrderSummary | undefined>;
  findSummaryOfDocument(key: {
    readonly documentId: string;
    readonly userId: string;
  }): Promise<OrderSummary | undefined>;
  /** True if a paid order contains this document. */
  isPaidDocument(documentId: string): Promise<boolean>;
  /** The paid orders of a draft, newest first: its published versions. */
  listPaidOfDraft(key: { readonly draftId: string; readonly userId: string }): Promise<readonly OrderSummary[]>;
  /** True if an order of the draft is paid or its payment is under way. */
  isCommitted(key: { readonly draftId: string; readonly userId: string }): Promise<boolean>;
  /** Newest first. */
  listSummaries(userId: string, limit: number): Promise<readonly OrderSummary[]>;
};
