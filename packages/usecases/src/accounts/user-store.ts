import type { LanguageChoices } from '@gosds/contract/accounts/language-choices';
import type { MailChoices } from '@gosds/contract/accounts/mail-choices';

export type User = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly module: 'GoSDS' | 'GoGAL';
  readonly analyticsId: string;
  readonly isVerified: boolean;
  readonly isEmergencyAllowed: boolean;
  readonly isDiscountAllowed: boolean;
  readonly isAdminAllowed: boolean;
  readonly isChemistAllowed: boolean;
  /** A sheet costs this user the internal price. */
  readonly isInternal: boolean;
  readonly sdsDiscountPercent: number;
  /** ISO date of the last day; null: no end. */
  readonly sdsDiscountUpTo: string | null;
  readonly reportDiscountPercent: number;
  /** ISO date of the last day; null: no end. */
  readonly reportDiscountUpTo: string | null;
  readonly mailChoices: MailChoices;
  readonly languageChoices: LanguageChoices;
  /** Of mails and invoices, BCP 47: the chosen one, else that of the screens at the last log-in or checkout. */
  readonly language: string;
};

/** What is taken off the price of sheets, and of reports. */
export type Discounts = Pick<
  User,
  'sdsDiscountPercent' | 'sdsDiscountUpTo' | 'reportDiscountPercent' | 'reportDiscountUpTo'
>;

export type NewUser = {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly isVerified?: boolean;
  readonly language?: string | undefined;
};

/** E-mail addresses are compared as `emailKey` makes them. */
export type UserStore = {
  /** Undefined where the e-mail is taken, however many try at once. */
  add(user: NewUser): Promise<User | undefined>;
  find(id: string): Promise<User | undefined>;
  findByEmail(email: string): Promise<(User & { readonly passwordHash: string }) | undefined>;
  /** Who may change prices, rights and codes. */
  administrators(): Promise<readonly User[]>;
  isBlocked(email: string): Promise<boolean>;
  /** True where the account is not deleted. Until the transaction ends, it is not. */
  holdAccount(id: string): Promise<boolean>;
  /** True where this is still the password of the account. Until the transaction ends, nobody changes it. */
  holdPassword(key: { readonly id: string; readonly passwordHash: string }): Promise<boolean>;
  markVerified(id: string): Promise<void>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** That of the screens at a log-in or checkout. */
  setLanguage(id: string, language: string): Promise<void>;
  chooseLanguages(id: string, choices: LanguageChoices): Promise<void>;
  setName(id: string, name: string): Promise<void>;
  setMailChoices(id: string, choices: MailChoices): Promise<void>;
};

/** The form in which two spellings of one e-mail address are equal. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
