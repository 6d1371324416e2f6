import type { SmsSender } from '@gosds/usecases/sms-sender';
import { z } from 'zod';

type TwilioAccount = {
  /** Without a trailing slash. */
  readonly api: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** The sending number or messaging service. */
  readonly from: string;
};

const timeoutMs = 20_000;
const sentSchema = z.object({ sid: z.string() });
const refusalSchema = z.object({ code: z.int() });

/** Twilio's codes for a number that does not exist, takes no messages, or has opted out. */
const refusals: ReadonlySet<number> = new Set([21211, 21217, 21408, 21610, 21612, 21614]);

/** Sends short messages by Twilio's REST interface. */
export const twilioSender = ({ api, accountSid, authToken, from }: TwilioAccount): SmsSender => {
  const url = `${api}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return async ({ to, text }) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ To: to, Body: text, ...sender }).toString(),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await reply.json().catch(() => ({}));
    if (reply.ok) {
      sentSchema.parse(body);
      return 'sent';
    }
    const code = refusalSchema.safeParse(body).data?.code;
    if (code !== undefined && refusals.has(code)) return 'refused';
    throw new Error(`Twilio answered ${reply.status}${code === undefined ? '' : `, code ${code}`}.`);
  };
};
