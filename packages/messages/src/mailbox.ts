import type { MailAttachment } from '@gosds/usecases/mailer';

export type MailboxEntry = {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly attachmentNames: readonly string[];
};

export type NewMail = {
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
};

/** Holds the mails of test mode; keeps the last few hundred. */
export type Mailbox = {
  /** Ignores a second mail with the same message id. */
  add(mail: NewMail): Promise<void>;
  /** The newest first. */
  list(limit: number): Promise<readonly MailboxEntry[]>;
  find(id: number): Promise<(MailboxEntry & { readonly html: string; readonly text: string }) | undefined>;
  findAttachment(id: number, index: number): Promise<MailAttachment | undefined>;
};
