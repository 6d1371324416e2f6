import { z } from 'zod';
import type { Call } from '../call.ts';
import { orderParams } from './document-fields.ts';

export const documentData = {
  method: 'POST',
  path: '/api/data/documentData',
  summary: "The order's sheet as base64 PDF. 402 not-paid.",
  body: z.strictObject({ orderId: z.uuid() }),
  response: { 200: z.object({ data: z.object({ Document: z.string() }) }) },
} as const satisfies Call;

export const downloadPdf = {
  method: 'GET',
  path: '/api/documents/:orderId/pdf',
  summary: "The order's sheet as {product}.pdf; `?inline=1` for a viewer. 402 not-paid.",
  params: orderParams,
  query: z.strictObject({ inline: z.literal('1').optional() }),
  produces: 'application/pdf',
} as const satisfies Call;
