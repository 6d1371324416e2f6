import { interfaceWords } from '@gosds/phrases/interface-words';
import { GiveUp } from '@gosds/usecases/job-queue';
import type { Mail, Mailer } from '@gosds/usecases/mailer';
import { createTransport } from 'nodemailer';
import { renderMail } from './render-mail.ts';

export type SmtpOptions = {
  /** e.g. `smtps://user:password@mail.example.com`. */
  readonly url: string;
  /** e.g. `GoSDS <no-reply@example.com>`; whatever a user sends, mails come from here. */
  readonly from: string;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly privateKey: string };
};

export type SmtpMailer = { readonly send: Mailer; readonly close: () => void };

function attachmentsOf(mail: Mail) {
  if (!('attachments' in mail)) return [];
  return mail.attachments.map(({ fileName, content, mediaType }) => ({
    filename: fileName,
    content: Buffer.from(content),
    contentType: mediaType,
  }));
}

/** The server has said that it never will: 5xx to the message or the address. */
function isFinal(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : undefined;
  return typeof code === 'number' && code >= 500 && code < 600 && code !== 535;
}

export function smtpMailer({ url, from, dkim }: SmtpOptions): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, language, messageId, mail }) => {
      const { subject, html, text } = renderMail(mail, await interfaceWords(language));
      try {
        await transport.sendMail({
          from,
          // An address in a text would be parsed, and one mail could become two.
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${messageId}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachmentsOf(mail),
        });
      } catch (error) {
        if (isFinal(error)) throw new GiveUp('The mail server refused the mail.', { cause: error });
        throw error;
      }
    },
    close: () => {
      transport.close();
    },
  };
}
