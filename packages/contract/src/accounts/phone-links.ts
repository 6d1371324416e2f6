import { z } from 'zod';
import type { Call } from '../call.ts';
import { promoTypeSchema } from '../checkout/promo-codes.ts';
import { emailSchema } from './account-fields.ts';

/** As in E.164: a plus, the code of the country, and the number. */
export const phoneSchema = z
  .string()
  .regex(/^\+[1-9][0-9]{6,14}$/, 'Please give the number with + and the country code.');

const linkSchema = z.string().max(2_000);
const dataSchema = z.record(z.string().max(60), z.string().max(200));

/** What a link to the telephone's confirmation holds: as JSON in base64url, before a tilde and the signature. */
export const phoneLinkSchema = z.object({
  type: promoTypeSchema,
  email: z.string(),
  phone: phoneSchema,
  country: z.string(),
  data: dataSchema,
  /** One a link: it works once. */
  pass: z.string(),
  expires: z.int(),
});

export type PhoneLinkContent = z.infer<typeof phoneLinkSchema>;

const linkFields = {
  phone: phoneSchema,
  promocodeType: promoTypeSchema,
  data: dataSchema,
  email: emailSchema,
  country: z.string().max(60),
  /** The signed string of the address, which alone counts. */
  link: linkSchema,
};

/** Why no code was sent; `ok` where it was. */
const phoneMessages = ['ok', 'phone-used', 'phone-refused'] as const;
export type PhoneMessage = (typeof phoneMessages)[number];

export const phoneConfirmationLink = {
  method: 'POST',
  path: '/api/users/phoneconfirmationlink',
  summary:
    'Sends the code of a mailed link by SMS; `message` says whether it was sent. 400 link-invalid, link-expired, link-used, 404 not-found where no SMS are sent, 429 too-many-requests.',
  body: z.strictObject({ ...linkFields, pass: z.string().max(200) }),
  response: { 200: z.object({ message: z.enum(phoneMessages) }) },
} as const satisfies Call;

export const phoneConfirmedCode = {
  method: 'POST',
  path: '/api/users/phoneconfirmedcode',
  summary:
    'Confirms a telephone by the code sent to it. `status` is true, false for a wrong code, `error` where no code counts any more. The link to the offer is mailed then. 400 link-invalid, link-expired, link-used.',
  body: z.strictObject({
    ...linkFields,
    confirmationCode: z.string().regex(/^[0-9]{6}$/, 'Please enter the six digits of the SMS.'),
    taskId: z.string().max(100).optional(),
  }),
  response: { 200: z.object({ taskId: z.string(), status: z.union([z.boolean(), z.literal('error')]) }) },
} as const satisfies Call;
