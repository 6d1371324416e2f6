import { z } from 'zod';

const erTypes = ['', 'subscription', 'single'] as const;

/** The emergency-response add-on: none, billed yearly, or paid once for several years. */
export type ErChoice = (typeof erTypes)[number];

/** Why a requested add-on is not charged: the service cannot deliver it now, or the product already has it. */
export const erLeftOutSchema = z.enum(['not-offered', 'held']);

export type ErLeftOut = z.infer<typeof erLeftOutSchema>;

export const erTypeSchema = z.enum(erTypes);

/** The type alone, or the whole add-on entry as the wizard holds it. The server ignores its price. */
export const erChoiceSchema = z.union([
  erTypeSchema,
  z.strictObject({
    type: erTypeSchema,
    price: z.number().optional(),
    paid: z.boolean().optional(),
    status: z.string().max(40).optional(),
  }),
]);

/** The type of the add-on; empty if none was sent. */
export function erChoiceOf(sent: z.infer<typeof erChoiceSchema> | undefined): ErChoice {
  if (sent === undefined) return '';
  return typeof sent === 'string' ? sent : sent.type;
}
