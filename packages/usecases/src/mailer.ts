export type MailAttachment = { readonly fileName: string; readonly mediaType: string; readonly content: Uint8Array };

export type Mail =
  | { readonly kind: 'confirmation'; readonly link: string; readonly validMinutes: number }
  | { readonly kind: 'reset-password'; readonly link: string; readonly validMinutes: number }
  | PromoLinkMail
  | TeamInvitationMail
  | NewDeviceMail
  | { readonly kind: 'account-export'; readonly link: string; readonly validDays: number }
  | { readonly kind: 'password-changed'; readonly link: string }
  /** Sent to administrators where few codes by SMS are left for the day. */
  | { readonly kind: 'few-codes'; readonly sent: number; readonly left: number; readonly link: string }
  /** Sent where an endpoint of webhooks was switched off. */
  | { readonly kind: 'webhook-off'; readonly url: string; readonly link: string }
  | {
      readonly kind: 'document';
      readonly productName: string;
      readonly companyName: string;
      /** Confirmed address of the user who sends it: a name could be any text. */
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

/** It goes to an address that nobody confirmed, so it contains no word that a user chose, such as the name of the team. */
type TeamInvitationMail = {
  readonly kind: 'team-invitation';
  /** Confirmed address of who invites. */
  readonly inviterEmail: string;
  readonly link: string;
  readonly validDays: number;
};

/** Sent where the account is opened on a device that it did not use lately. */
type NewDeviceMail = {
  readonly kind: 'new-device';
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
  readonly at: Date;
  /** Where sessions are closed and the mail is turned off. */
  readonly link: string;
};

/** Sent once for each change of a list or of law that touches sheets of an account. */
type WatchMail = {
  readonly kind: 'watch';
  readonly change:
    | { readonly kind: 'law'; /** ISO date. */ readonly day: string }
    | { readonly kind: 'list'; readonly title: string; /** The newer one. */ readonly edition: string };
  /** How many sheets it touches. */
  readonly count: number;
  /** Of the first of them. */
  readonly names: readonly string[];
  readonly link: string;
};

/** Leads to the offer for new users. */
type PromoLinkMail = {
  readonly kind: 'promo-link';
  readonly type: 'GoSDS' | 'GoGAL';
  /** How many sheets or reports are free. */
  readonly quantity: number;
  /** The e-mail has had the offer: the link signs in, and gives nothing again. */
  readonly isGiven: boolean;
  /** The link first asks for the code of an SMS. */
  readonly isByPhone: boolean;
  readonly link: string;
  readonly validMinutes: number;
};

/** The emergency response whose number stands in a sheet. */
export type EmergencyNotice = {
  readonly number: string;
  /** ISO 639-1 codes of the languages in which it answers. */
  readonly languages: readonly string[];
  readonly paidUntil: Date | null;
};

/** Sent once for each renewal that was not paid. */
export type OverdueRenewalMail = {
  readonly kind: 'overdue-renewal';
  readonly productName: string;
  readonly cwNumber: string;
  /** The last of the days of grace. */
  readonly endDate: Date;
  /** Where it is paid, at the provider; null where that gives no address. */
  readonly link: string | null;
};

/** Sent once for each renewal that was paid. */
export type RenewalInvoiceMail = {
  readonly kind: 'renewal-invoice';
  readonly productName: string;
  readonly cwNumber: string;
  readonly cwOrderId: string;
  /** US cents. */
  readonly amountMinor: number;
  /** Paid until then. */
  readonly endDate: Date;
  readonly attachments: readonly MailAttachment[];
};

/** Sent once when an order is paid: the sheet, and the invoice. */
export type PaidDocumentMail = {
  readonly kind: 'paid-document';
  readonly productName: string;
  readonly cwOrderId: string;
  /** US cents. */
  readonly amountMinor: number;
  readonly emergency: EmergencyNotice | null;
  readonly attachments: readonly MailAttachment[];
};

/** Sent once for each refund. */
export type CreditNoteMail = {
  readonly kind: 'credit-note';
  readonly cwOrderId: string;
  /** US cents. */
  readonly amountMinor: number;
  readonly attachments: readonly MailAttachment[];
};

/** Sent once when an order of a sheet by a chemist is paid. */
export type ChemistOrderMail = {
  readonly kind: 'chemist-order';
  readonly productName: string;
  readonly cwOrderId: string;
  /** US cents. */
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
  /** US cents. */
  readonly amountMinor: number;
  readonly attachments: readonly MailAttachment[];
  readonly link: string;
};

export type Delivery = {
  readonly to: string;
  /** BCP 47, one of the languages of the screens; English where it is none. */
  readonly language: string;
  /** The same id for each try of one mail, so that a receiver may see that it is one. */
  readonly messageId: string;
  readonly mail: Mail;
};

/** Resolves once the mail was taken over. Throws `GiveUp` where trying again is of no use; any other error is worth a retry. */
export type Mailer = (delivery: Delivery) => Promise<void>;
