/** Rows of one table, keyed by column name, without secrets such as hashes of passwords and tokens. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** A stored file of the user: a paid sheet or a logo. */
export type OwnFile = { readonly name: string; readonly hash: string };

export type AccountExport = {
  readonly id: string;
  readonly userId: string;
  readonly askedAt: Date;
  /** Null while the export is being collected. */
  readonly file: { readonly hash: string; readonly bytes: number; readonly expiresAt: Date } | null;
};

type Erasing = {
  readonly userId: string;
  readonly email: string;
  /** Key under which failed logins are counted. */
  readonly loginKey: string;
};

/** All data of one user in the database. */
export type OwnDataStore = {
  /** Every row of the user, by table. */
  rowsOf(userId: string): Promise<Readonly<Record<string, Rows>>>;
  filesOf(userId: string): Promise<readonly OwnFile[]>;
  paidOrdersOf(userId: string): Promise<readonly string[]>;
  /** Paid orders of search reports, without those of a team that the user has left. */
  reportsOf(userId: string): Promise<readonly string[]>;
  /** Refunds of the user's orders that have a credit note. */
  creditNotesOf(userId: string): Promise<readonly string[]>;
  /** True while a payment is under way or a chemist has yet to sign a paid sheet. */
  isOrderUnderWay(userId: string): Promise<boolean>;
  publishedSheets(userId: string): Promise<number>;
  /**
   * Removes all personal data. Keeps invoices, credit notes and the orders they refer to. Keeps the user's row without
   * a name, as the owner of what remains. Call this in a transaction, when no order is under way.
   */
  erase(user: Erasing, now: Date): Promise<void>;
  erasedAccounts(): Promise<readonly string[]>;
  /** Returns those of the given accounts that are not deleted. */
  presentAmong(userIds: readonly string[]): Promise<readonly string[]>;

  addExport(userId: string, now: Date): Promise<AccountExport>;
  /** The last export that has not expired or failed for good. */
  lastExport(userId: string, now: Date): Promise<AccountExport | undefined>;
  /** Counts all exports asked for after `since`, whatever their outcome. */
  countExports(userId: string, since: Date): Promise<number>;
  findExport(id: string): Promise<AccountExport | undefined>;
  keepExport(id: string, file: NonNullable<AccountExport['file']>): Promise<void>;
};
