/** Rows of one table, by the names of its columns. Secrets such as hashes of passwords and tokens are left out. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Bytes that are the user's: a paid sheet, or a logo. */
export type OwnFile = { readonly name: string; readonly hash: string };

export type AccountExport = {
  readonly id: string;
  readonly userId: string;
  readonly askedAt: Date;
  /** Null while it is collected. */
  readonly file: { readonly hash: string; readonly bytes: number; readonly expiresAt: Date } | null;
};

type Erasing = {
  readonly userId: string;
  readonly email: string;
  /** Under which its failed log-ins are counted. */
  readonly loginKey: string;
};

/** All that the database holds of one user. */
export type OwnDataStore = {
  /** Every row of the user, by table. */
  rowsOf(userId: string): Promise<Readonly<Record<string, Rows>>>;
  filesOf(userId: string): Promise<readonly OwnFile[]>;
  paidOrdersOf(userId: string): Promise<readonly string[]>;
  /** Paid orders of reports of the search module, but those of a team that the user has left. */
  reportsOf(userId: string): Promise<readonly string[]>;
  /** Refunds of the user's orders that have a credit note. */
  creditNotesOf(userId: string): Promise<readonly string[]>;
  /** A payment, or a paid sheet that a chemist has not signed. */
  isOrderUnderWay(userId: string): Promise<boolean>;
  publishedSheets(userId: string): Promise<number>;
  /**
   * Removes all that is personal; invoices, credit notes and what they are of stay. The user's row stays without a name, so that what stays
   * has an owner. Call it in a transaction, when no order is under way.
   */
  erase(user: Erasing, now: Date): Promise<void>;
  erasedAccounts(): Promise<readonly string[]>;
  /** Those of these accounts that are not deleted. */
  presentAmong(userIds: readonly string[]): Promise<readonly string[]>;

  addExport(userId: string, now: Date): Promise<AccountExport>;
  /** The last one that did not expire, and that is not given up. */
  lastExport(userId: string, now: Date): Promise<AccountExport | undefined>;
  /** Asked for after `since`, whatever became of them. */
  countExports(userId: string, since: Date): Promise<number>;
  findExport(id: string): Promise<AccountExport | undefined>;
  keepExport(id: string, file: NonNullable<AccountExport['file']>): Promise<void>;
};
