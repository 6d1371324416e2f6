import { currency } from '@gosds/phrases/currency';
import { z } from 'zod';
import { promoCodeSchema } from '../checkout/promo-code.ts';
import { orderParams, sheetFormSchema } from '../documents/document-fields.ts';
import { versionSchema } from '../drafts/draft-fields.ts';
import type { PublicCall } from './public-call.ts';

const fileForms = ['pdf', ...sheetFormSchema.options] as const;

const orderSchema = z.object({
  id: z.uuid(),
  /** The order number on the receipt. */
  number: z.string(),
  /** `to-be-paid`: a person pays at `payAt`. `under-way`: a payment waits for the card holder or the provider. */
  status: z.enum(['to-be-paid', 'under-way', 'paid']),
  /** Null if the draft of the order was deleted. */
  draftId: z.uuid().nullable(),
  productName: z.string(),
  country: z.string(),
  language: z.string(),
  price: z.object({ currency: z.literal(currency), /** Minor units. */ totalMinor: z.int() }),
  /** Page on which a person pays the order; null once it is paid. */
  payAt: z.url().nullable(),
  /** Null until the order is paid. */
  paidAt: z.iso.datetime().nullable(),
  /** Forms that can be downloaded; empty until the order is paid. */
  files: z.array(z.enum(fileForms)),
});

export type PublicOrder = z.infer<typeof orderSchema>;

/** Names an order of a program, so that a repeated call orders once. */
export const idempotencyHeader = 'idempotency-key';
export const idempotencyKeySchema = z
  .string()
  .min(1, 'Send the header Idempotency-Key: any text that names this order alone.')
  .max(200);

export const placeOrder = {
  method: 'POST',
  path: '/api/v1/orders',
  operation: 'placeOrder',
  scope: 'documents',
  summary:
    'Makes the sheet of a draft and orders it. What costs nothing, by a promo code or a free sheet, is paid at once; all else waits for a person at `payAt`. The header `Idempotency-Key` is asked for. 400 validation, promocode-invalid, 404 not-found, 409 draft-changed, faults-open, promocode-not-accepted, 422 sheet-incomplete, idempotency-key-reused.',
  body: z.strictObject({
    draftId: z.uuid(),
    /** Version of the draft; without it, the saved one. */
    version: versionSchema.optional(),
    /** Empty means one of the account's free sheets. */
    promoCode: promoCodeSchema.optional(),
  }),
  response: { 200: orderSchema },
} as const satisfies PublicCall;

export const orderState = {
  method: 'GET',
  path: '/api/v1/orders/:orderId',
  operation: 'order',
  scope: 'documents',
  summary: 'How an order of a sheet stands. 404 not-found.',
  params: orderParams,
  response: { 200: orderSchema },
} as const satisfies PublicCall;

export const orderFile = {
  method: 'GET',
  path: '/api/v1/orders/:orderId/files/:form',
  operation: 'download',
  scope: 'documents',
  summary:
    'A paid sheet: PDF, SDScom XML where its market has it, JSON (docs/sheet.schema.json), HTML or text. 402 not-paid, 404 not-found.',
  params: orderParams.extend({ form: z.enum(fileForms) }),
  produces: 'application/octet-stream',
} as const satisfies PublicCall;
