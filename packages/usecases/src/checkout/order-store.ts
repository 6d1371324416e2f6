/** What documents and account need of an order; the checkout's own calls stand beside them. */
export type OrderSummary = {
  readonly id: string;
  /** Number that the customer quotes. */
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

/** Every call names who asks. An order of another exists only where it is of a draft that the own team shares. */
export type OrderStore = {
  /**
   * The draft's order takes the document unless it is paid or its payment is under way; then a new order is made.
   * Call it in a transaction.
   */
  openFor(opening: OrderOpening, now: Date): Promise<OrderSummary>;
  /** The order that has, or last had, this draft: an own one, or a paid one of the team. */
  findLatestOfDraft(key: { readonly draftId: string; readonly userId: string }): Promise<OrderSummary | undefined>;
  findSummary(key: { readonly id: string; readonly userId: string }): Promise<OrderSummary | undefined>;
  findSummaryOfDocument(key: {
    readonly documentId: string;
    readonly userId: string;
  }): Promise<OrderSummary | undefined>;
  /** Whether a paid order has this sheet. */
  isPaidDocument(documentId: string): Promise<boolean>;
  /** The paid ones of a draft, the newest first: its published versions. */
  listPaidOfDraft(key: { readonly draftId: string; readonly userId: string }): Promise<readonly OrderSummary[]>;
  /** Whether an order of the draft is paid, or its payment under way. */
  isCommitted(key: { readonly draftId: string; readonly userId: string }): Promise<boolean>;
  /** The newest first. */
  listSummaries(userId: string, limit: number): Promise<readonly OrderSummary[]>;
};
