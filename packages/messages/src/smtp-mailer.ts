import { interfaceWords } from '@gosds/phrases/interface-words';
import { GiveUp } from '@gosds/usecases/job-queue';
import type { Mail, Mailer } from '@gosds/usecases/mailer';
import { createTransport } from 'nodemailer';
import { renderMail } from './render-mail.ts';

export type SmtpOptions = {
  /** e.g. `smtps://user:password@mail.example.com`. */
  readonly url: string;
  /** e.g. `GoSDS <no-reply@example.com>`. The sender of all mails, also of those that users send. */
  readonly from: string;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly privateKey: string };
};

const partOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** nodemailer's codes for an answer about the address or the message. */
const aboutTheMail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * True if the server refused the message or address for good (5xx). A 5xx greeting concerns all mails and is temporary.
 */
function isFinal(error: unknown): boolean {
  const status = partOf(error, 'responseCode');
  return aboutTheMail.has(partOf(error, 'code')) && typeof status === 'number' && status >= 500 && status < 600;
}

type Times = {
  /** Time limit for one mail, whatever the server does meanwhile. */
  readonly mailMs: number;
  /**
   * How long an unreachable server is left alone. Otherwise each mail would wait for it again and hold up other work.
   */
  readonly pauseMs: number;
};

const usualTimes: Times = { mailMs: 60_000, pauseMs: 30_000 };

/** nodemailer's codes if no mail can be delivered now, to anybody. */
const unreachable: ReadonlySet<unknown> = new Set([
  ...['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'EAUTH'],
]);

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' }));
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Refuses mails at once for a while after the server was unreachable. */
function pausing({ mailMs, pauseMs }: Times) {
  let until = 0;
  return async (send: () => Promise<unknown>): Promise<void> => {
    if (performance.now() < until) throw new Error('The mail server could not be reached a moment ago.');
    try {
      await within(mailMs, send());
    } catch (error) {
      if (unreachable.has(partOf(error, 'code'))) until = performance.now() + pauseMs;
      throw error;
    }
  };
}

export type SmtpMailer = { readonly send: Mailer; readonly close: () => void };

function attachmentsOf(mail: Mail) {
  if (!('attachments' in mail)) return [];
  return mail.attachments.map(({ fileName, content, mediaType }) => ({
    filename: fileName,
    content: Buffer.from(content),
    contentType: mediaType,
  }));
}

export function smtpMailer({ url, from, dkim }: SmtpOptions, times: Times = usualTimes): SmtpMailer {
  const handOver = pausing(times);
  const open = () =>
    createTransport({
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
  let transport = open();
  /** Hanging connections stay with the old transport; the next mail opens a new one. */
  const openAnew = () => {
    transport.close();
    transport = open();
  };
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, language, messageId, mail }) => {
      const { subject, html, text } = renderMail(mail, await interfaceWords(language));
      try {
        const message = {
          from,
          // An address given as text would be parsed, and one mail could become two.
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${messageId}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachmentsOf(mail),
        };
        await handOver(() => transport.sendMail(message));
      } catch (error) {
        if (unreachable.has(partOf(error, 'code'))) openAnew();
        if (isFinal(error)) throw new GiveUp('The mail server refused the mail.', { cause: error });
        throw error;
      }
    },
    close: () => {
      transport.close();
    },
  };
}
