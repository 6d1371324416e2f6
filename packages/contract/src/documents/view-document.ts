import { z } from 'zod';
import type { Call } from '../call.ts';
import { orderParams, sheetFormSchema } from './document-fields.ts';

export const documentPage = {
  method: 'GET',
  path: '/api/documents/:orderId/pages/:page',
  summary: "One page of the order's sheet, from 1, with the watermark in it until the order is paid.",
  params: orderParams.extend({ page: z.coerce.number().int().min(1).max(500) }),
  /**
   * `sheet` is the MsdsId that the page must belong to; 404 if the order now has another sheet. `paid` only makes the
   * address of the paid picture differ.
   */
  query: z.strictObject({ sheet: z.coerce.number().int().positive().optional(), paid: z.literal('').optional() }),
  produces: 'image/webp',
} as const satisfies Call;

export const documentText = {
  method: 'GET',
  path: '/api/documents/:orderId/text',
  summary: 'Text of the sheet for screen readers, with the names that checkout shows.',
  params: orderParams,
  response: {
    200: z.object({
      text: z.string(),
      pageCount: z.int(),
      productName: z.string(),
      isPaid: z.boolean(),
      forms: z.array(sheetFormSchema),
      /** The page behind the QR code, and whether it is open; null before payment, and for sheets older than these pages. */
      publicPage: z.object({ url: z.string(), isPublished: z.boolean() }).nullable(),
    }),
  },
} as const satisfies Call;
