import { mailboxSms } from '@gosds/messages/mailbox-sms';
import { twilioSender } from '@gosds/messages/twilio-sender';
import { postgresMailbox } from '@gosds/postgres/mailbox';
import type { OpenedDatabase } from '@gosds/postgres/open-database';
import type { SmsSender } from '@gosds/usecases/sms-sender';
import { allowStandIn, type Env } from '../env.ts';

/** The SMS provider that the environment names; undefined if there is none. */
export function openSms(env: Env, db: OpenedDatabase['db']): SmsSender | undefined {
  if (env.SMS_PROVIDER === undefined) return undefined;
  if (env.SMS_PROVIDER === 'mailbox') {
    allowStandIn(env, 'mail');
    return mailboxSms(postgresMailbox(db));
  }
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (!accountSid || !authToken || !from) {
    throw new Error(
      'With SMS_PROVIDER=twilio, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set, too.',
    );
  }
  return twilioSender({ api: env.TWILIO_API.replace(/\/$/, ''), accountSid, authToken, from });
}

export const describeSms = ({ SMS_PROVIDER: provider }: Env): string =>
  provider === undefined ? 'none' : { twilio: 'Twilio', mailbox: 'mailbox page (TEST MODE)' }[provider];
