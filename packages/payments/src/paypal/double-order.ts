import { currencyCode } from '@gosds/phrases/currency';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';

export const amountSchema = z.strictObject({
  currency_code: z.literal(currencyCode),
  value: z.string().regex(/^\d+\.\d\d$/),
});
export const newOrderSchema = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({ custom_id: z.string().max(127), description: z.string().max(127), amount: amountSchema }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
    }),
  }),
});

export const refundSchema = z.object({
  id: z.string(),
  /** The request's `paypal-request-id`. */
  key: z.string().optional(),
  status: z.literal('COMPLETED'),
  amount: amountSchema,
  custom_id: z.string().optional(),
  create_time: z.string(),
});
export type KeptRefund = z.infer<typeof refundSchema>;

/** An order in the double. */
export const keptSchema = z.object({
  id: z.string(),
  key: z.string().optional(),
  asked: newOrderSchema,
  status: z.enum(['PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  /** True if the buyer's means of payment will be refused at the capture. */
  isDeclined: z.boolean(),
  captureId: z.string().optional(),
  /** When it was captured; missing in old journals. */
  capturedAt: z.string().optional(),
  refunds: z.array(refundSchema).default([]),
});
export type Kept = z.infer<typeof keptSchema>;

export type Emit = (type: string, resource: object) => void;

export const newId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
