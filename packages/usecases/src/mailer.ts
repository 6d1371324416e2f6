export type MailAttachment = { readonly fileName: string; readonly mediaType: string; readonly content: Uint8Array };

export type Mail =
  | { readonly kind: 'confirmation'; readonly link: string; readonly validMinutes: number }
  | { readonly kind: 'reset-password'; readonly link: string; readonly validMinutes: number }
  | PromoLinkMail
  | TeamInvitationMail
  | NewDeviceMail
  | { readonly kind: 'account-export'; readonly link: string; readonly validDays: number }
  | { readonly kind: 'password-changed'; readonly link: string }
  /** Sent to administrators if few SMS codes are left for the day. */
  | { readonly kind: 'few-codes'; readonly sent: number; readonly left: number; readonly link: string }
  /** Sent when a webhook endpoint is switched off. */
  | { readonly kind: 'webhook-off'; readonly url: string; readonly link: string }
  | {
      readonly kind: 'document';
      readonly productName: string;
      readonly companyName: string;
      /** Confirmed address of the sender. A name is not used because it could be any text. */
      readonly senderEmail: string;
      readonly attachments: readonly MailAttachment[];
    }
  | PaidDocumentMail
  | ChemistOrderMail
  | SignedSheetMail
  | ChemistQuestionMail
  | PaidReportMail
  | CreditNoteMail
  | OverdueRenewalMail
  | RenewalInvoiceMail
  | WatchMail;

/** Goes to an unconfirmed address, so it contains no text that a user chose, such as the team's name. */
type TeamInvitationMail = {
  readonly kind: 'team-invitation';
  /** Confirmed address of the inviting user. */
  readonly inviterEmail: string;
  readonly link: string;
  readonly validDays: number;
};

/** Sent when the account is opened on a device that it has not used lately. */
type NewDeviceMail = {
  readonly kind: 'new-device';
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
  readonly at: Date;
  /** Page for closing sessions and turning the mail off. */
  readonly link: string;
};

/** Sent once for each change of a list or law that affects sheets of an account. */
type WatchMail = {
  readonly kind: 'watch';
  readonly change:
    | { readonly kind: 'law'; /** ISO date. */ readonly day: string }
    | { readonly kind: 'list'; readonly title: string; /** The new edition. */ readonly edition: string };
  /** Number of affected sheets. */
  readonly count: number;
  /** Names of the first of them. */
  readonly names: readonly string[];
  readonly link: string;
};

/** Links to the offer for new users. */
type PromoLinkMail = {
  readonly kind: 'promo-link';
  readonly type: 'GoSDS' | 'GoGAL';
  /** Number of free sheets or reports. */
  readonly quantity: number;
  /** True if the address has already had the offer: the link signs in but gives no new code. */
  readonly isGiven: boolean;
  /** True if the link first asks for an SMS code. */
  readonly isByPhone: boolean;
  readonly link: string;
  readonly validMinutes: number;
};

/** The emergency response whose number a sheet names. */
export type EmergencyNotice = {
  readonly number: string;
  /** ISO 639-1 codes of the languages that the emergency response speaks. */
  readonly languages: readonly string[];
  readonly paidUntil: Date | null;
};

/** Sent once for each renewal that was not paid. */
export type OverdueRenewalMail = {
  readonly kind: 'overdue-renewal';
  readonly productName: string;
  readonly cwNumber: string;
  /** Last day of the grace period. */
  readonly endDate: Date;
  readonly paidBy: 'card' | 'paypal';
  /** Provider's page for payment; null if the provider gives none. */
  readonly link: string | null;
};

/** Sent once for each renewal that was paid. */
export type RenewalInvoiceMail = {
  readonly kind: 'renewal-invoice';
  readonly productName: string;
  readonly cwNumber: string;
  readonly cwOrderId: string;
  /** Minor units. */
  readonly amountMinor: number;
  /** The service is paid until this date. */
  readonly endDate: Date;
  readonly attachments: readonly MailAttachment[];
};

/** Sent once when an order is paid, with the sheet and the invoice. */
export type PaidDocumentMail = {
  readonly kind: 'paid-document';
  readonly productName: string;
  readonly cwOrderId: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly emergency: EmergencyNotice | null;
  readonly attachments: readonly MailAttachment[];
};

/** Sent once for each refund. */
export type CreditNoteMail = {
  readonly kind: 'credit-note';
  readonly cwOrderId: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly attachments: readonly MailAttachment[];
};

/** Sent once when an order of a sheet by a chemist is paid. */
export type ChemistOrderMail = {
  readonly kind: 'chemist-order';
  readonly productName: string;
  readonly cwOrderId: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly attachments: readonly MailAttachment[];
};

/** Sent once for each question of the chemist. */
export type ChemistQuestionMail = {
  readonly kind: 'chemist-question';
  readonly productName: string;
  readonly cwOrderId: string;
  /** As the chemist wrote it. */
  readonly question: string;
  readonly link: string;
};

/** Sent once when the chemist has signed the sheet. */
export type SignedSheetMail = {
  readonly kind: 'signed-sheet';
  readonly productName: string;
  readonly cwOrderId: string;
  readonly signedName: string;
  readonly emergency: EmergencyNotice | null;
  readonly attachments: readonly MailAttachment[];
};

/** Sent once when an order of a report is paid. */
export type PaidReportMail = {
  readonly kind: 'paid-report';
  readonly chemical: string;
  readonly cwOrderId: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly attachments: readonly MailAttachment[];
  readonly link: string;
};

export type Delivery = {
  readonly to: string;
  /** BCP 47, one of the screen languages; English for any other language. */
  readonly language: string;
  /** The same id for every attempt to send one mail, so that the receiver can recognise a repetition. */
  readonly messageId: string;
  readonly mail: Mail;
};

/**
 * Resolves once the mail server accepted the mail. Throws `GiveUp` if another attempt is useless, and any other error
 * if it is not.
 */
export type Mailer = (delivery: Delivery) => Promise<void>;
