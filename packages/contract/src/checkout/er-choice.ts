import { z } from 'zod';

const erTypes = ['', 'subscription', 'single'] as const;

/** The emergency-response add-on: none, billed every year, or once for five years. */
export type ErChoice = (typeof erTypes)[number];

/** The type alone or the whole add-on entry as the wizard holds it; its price is accepted and never read. */
export const erChoiceSchema = z.union([
  z.enum(erTypes),
  z.strictObject({
    type: z.enum(erTypes),
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
