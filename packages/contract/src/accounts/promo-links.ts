import { z } from 'zod';
import type { Call } from '../call.ts';
import { promoTypeSchema } from '../checkout/promo-codes.ts';
import { emailSchema } from './account-fields.ts';
import { phoneSchema } from './phone-links.ts';

/** Number of free sheets or reports for a new user. */
export const promoOffer = { GoSDS: 2, GoGAL: 1 } as const;

const linkSchema = z.string().max(2_000);

export const askPromoLink = {
  method: 'POST',
  path: '/api/users/promolink',
  summary:
    'Mails a link to the offer for new users: two free sheets, or a free report. Where SMS are sent, `phone` is asked for, and the link confirms it first. Answers alike for known and unknown e-mails. 502 email-not-sent.',
  body: z.strictObject({ email: emailSchema, promocodeType: promoTypeSchema, phone: phoneSchema.optional() }),
  response: { 200: z.object({ mailSent: z.literal(true) }) },
} as const satisfies Call;

/** E-mail and type must match those of the link, which alone opens the session. */
export const confirmationLink = {
  method: 'POST',
  path: '/api/users/confirmationlink',
  summary:
    'Uses a mailed promo link: signs in, creates the account where there is none, and gives the offer once. 400 link-invalid, link-expired, link-used.',
  body: z.strictObject({ email: emailSchema, promocodeType: promoTypeSchema, link: linkSchema }),
  response: {
    200: z.object({
      csrfToken: z.string(),
      googleUserId: z.string(),
      /** True if this link created the account. */
      isFirstConection: z.boolean(),
    }),
  },
} as const satisfies Call;

/** Content of a promo link: JSON in base64url, then a tilde and the signature. */
export const promoLinkSchema = z.object({
  type: promoTypeSchema,
  email: z.string(),
  nonce: z.string(),
  expires: z.int(),
});

export type PromoLinkContent = z.infer<typeof promoLinkSchema>;
