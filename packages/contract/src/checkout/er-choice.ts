import { z } from 'zod';

const erTypes = ['', 'subscription', 'single'] as const;

/** The emergency-response add-on: none, billed every year, or once for several years. */
export type ErChoice = (typeof erTypes)[number];

/** Why an asked-for add-on is not charged: it cannot be delivered for now, or the product has it already. */
export const erLeftOutSchema = z.enum(['not-offered', 'held']);

export type ErLeftOut = z.infer<typeof erLeftOutSchema>;

export const erTypeSchema = z.enum(erTypes);

/** The type alone or the whole add-on entry as the wizard holds it; its price is accepted and never read. */
export const erChoiceSchema = z.union([
  erTypeSchema,
  z.strictObject({
    type: erTypeSchema,
    price: z.number().optional(),
    paid: z.boolean().optional(),
    status: z.string().max(40).optional(),
  }),
]);

/** The one thing that counts of what was sent. */
export function erChoiceOf(sent: z.infer<typeof erChoiceSchema> | undefined): ErChoice {
  if (sent === undefined) return '';
  return typeof sent === 'string' ? sent : sent.type;
}
