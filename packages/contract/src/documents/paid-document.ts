import { z } from 'zod';
import type { Call } from '../call.ts';
import { orderParams, sheetFormSchema } from './document-fields.ts';

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

export const downloadForm = {
  method: 'GET',
  path: '/api/documents/:orderId/forms/:form',
  summary: "The order's sheet as {product}.xml (SDScom), .json (docs/sheet.schema.json), .html or .txt. 402 not-paid.",
  params: orderParams.extend({ form: sheetFormSchema }),
  produces: 'application/octet-stream',
} as const satisfies Call;
