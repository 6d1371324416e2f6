import { z } from 'zod';
import type { Call } from '../call.ts';
import { promoTypeSchema } from '../checkout/promo-codes.ts';
import { emailSchema } from './account-fields.ts';

/** A telephone number in E.164: a plus sign, the country code and the number. */
export const phoneSchema = z
  .string()
  .regex(/^\+[1-9][0-9]{6,14}$/, 'Please give the number with + and the country code.');

const linkSchema = z.string().max(2_000);
const dataSchema = z.record(z.string().max(60), z.string().max(200));

/** Content of the link that confirms a telephone: JSON in base64url, then a tilde and the signature. */
export const phoneLinkSchema = z.object({
  type: promoTypeSchema,
  email: z.string(),
  phone: phoneSchema,
  country: z.string(),
  data: dataSchema,
  /** Unique in each link, so that the link works once. */
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
  /** The signed text of the link. The server reads nothing else. */
  link: linkSchema,
};

/** `ok` if a code was sent, else why not. */
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
