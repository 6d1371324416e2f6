import { interfaceWords } from '@gosds/phrases/interface-words';
import type { Mailer } from '@gosds/usecases/mailer';
import { renderMail } from './render-mail.ts';
import type { Mailbox } from './mailbox.ts';

/** Delivers mails to the built-in mailbox. */
export const mailboxMailer =
  (mailbox: Mailbox): Mailer =>
  async ({ to, language, messageId, mail }) => {
    const { subject, html, text } = renderMail(mail, await interfaceWords(language));
    const attachments = 'attachments' in mail ? mail.attachments : [];
    await mailbox.add({ recipient: to, messageId, subject, html, text, attachments });
  };
