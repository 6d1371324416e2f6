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
  /** This user pays the internal price for a sheet. */
  readonly isInternal: boolean;
  readonly sdsDiscountPercent: number;
  /** ISO date of the last day; null if it never ends. */
  readonly sdsDiscountUpTo: string | null;
  readonly reportDiscountPercent: number;
  /** ISO date of the last day; null if it never ends. */
  readonly reportDiscountUpTo: string | null;
  readonly mailChoices: MailChoices;
  readonly languageChoices: LanguageChoices;
  /**
   * Language of mails and invoices, BCP 47: the chosen language, else the screen language at the last login or
   * checkout.
   */
  readonly language: string;
};

/** The discounts on sheets and on reports. */
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

/** Compares e-mail addresses by their `emailKey`. */
export type UserStore = {
  /** Returns undefined if the e-mail address is taken, also when several calls run at once. */
  add(user: NewUser): Promise<User | undefined>;
  find(id: string): Promise<User | undefined>;
  /** As `find`, but undefined if the e-mail address is blocked. */
  findAllowed(id: string): Promise<User | undefined>;
  findByEmail(email: string): Promise<(User & { readonly passwordHash: string }) | undefined>;
  /** Users who may change prices, rights and codes. */
  administrators(): Promise<readonly User[]>;
  isBlocked(email: string): Promise<boolean>;
  /** A blocked address signs up, logs in and calls nothing; its sessions and keys are closed. */
  setBlocked(email: string, isBlocked: boolean): Promise<void>;
  /** Returns true if the account exists. It cannot be deleted until the transaction ends. */
  holdAccount(id: string): Promise<boolean>;
  /**
   * Returns true if this is still the password hash of the account. The hash cannot change until the transaction ends.
   */
  holdPassword(key: { readonly id: string; readonly passwordHash: string }): Promise<boolean>;
  markVerified(id: string): Promise<void>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Stores the screen language at a login or checkout. */
  setLanguage(id: string, language: string): Promise<void>;
  chooseLanguages(id: string, choices: LanguageChoices): Promise<void>;
  setName(id: string, name: string): Promise<void>;
  setMailChoices(id: string, choices: MailChoices): Promise<void>;
};

/** Normalises an e-mail address, so that spellings of the same address compare equal. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
