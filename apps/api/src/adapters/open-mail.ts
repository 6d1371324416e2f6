import type { Mailbox } from '@gosds/messages/mailbox';
import { mailboxMailer } from '@gosds/messages/mailbox-mailer';
import { smtpMailer } from '@gosds/messages/smtp-mailer';
import { postgresMailbox } from '@gosds/postgres/mailbox';
import type { Mailer } from '@gosds/usecases/mailer';
import type { OpenedDatabase } from '@gosds/postgres/open-database';
import { allowStandIn, type Env } from '../env.ts';

export type OpenedMail = {
  readonly mailer: Mailer;
  readonly mailbox: Mailbox | undefined;
  readonly description: string;
  readonly close: () => void;
};

function dkimOf({ DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key }: Env) {
  if (!domain && !selector && !key) return {};
  if (!domain || !selector || !key) throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together.');
  return { dkim: { domain, selector, privateKey: key.replaceAll('\\n', '\n') } };
}

/** SMTP if the environment names a server, else the mailbox page. */
export function openMail(env: Env, db: OpenedDatabase['db']): OpenedMail {
  if (env.SMTP_URL) {
    const { send, close } = smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, ...dkimOf(env) });
    return { mailer: send, mailbox: undefined, description: 'SMTP', close };
  }
  allowStandIn(env, 'mail');
  const mailbox = postgresMailbox(db);
  const close = () => undefined;
  return { mailer: mailboxMailer(mailbox), mailbox, description: 'mailbox page (TEST MODE)', close };
}
