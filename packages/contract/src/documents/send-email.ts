import { z } from 'zod';
import type { Call } from '../call.ts';

/** Maximum number of addresses in one call. */
export const recipientsMaximum = 10;

const text = (max: number) => z.string().max(max).optional();

/** Accepts `From`, `Subject` and `Body`, as specified, but ignores them: the service sets sender, subject and text. */
export const sendEmail = {
  method: 'POST',
  path: '/api/data/sendemail',
  summary: 'Mails a paid sheet, one mail per address. 400 email-invalid, 402 not-paid, 429, 502 email-not-sent.',
  body: z.strictObject({
    /** Addresses separated by commas. */
    To: z.string().max(3000),
    /** Either this, or an attachment that equals the user's own document byte for byte. */
    orderId: z.uuid().optional(),
    From: text(254),
    Subject: text(500),
    Body: z.strictObject({ Text: text(20_000), Html: text(50_000) }).optional(),
    Attachment: z.strictObject({ Name: text(300), Type: text(40), Body: z.base64().max(14_000_000) }).optional(),
  }),
  response: { 200: z.object({ sent: z.int() }) },
} as const satisfies Call;
