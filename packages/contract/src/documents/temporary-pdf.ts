import { z } from 'zod';
import type { Call } from '../call.ts';

/** Name of a temporary PDF: 128 random bits. */
export const pdfFileNameSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** For browsers that cannot show a blob. Takes an order, or the user's own document in base64, byte for byte. */
export const savePdf = {
  method: 'POST',
  path: '/api/data/pdfActions/save',
  summary: 'Makes /pdf/{fileName}.pdf of the own paid document, for this user and a short time.',
  body: z.union([
    z.strictObject({ orderId: z.uuid() }),
    z.strictObject({ document: z.base64().min(1).max(14_000_000) }),
  ]),
  response: { 200: z.object({ fileName: pdfFileNameSchema }) },
} as const satisfies Call;

export const removePdf = {
  method: 'POST',
  path: '/api/data/pdfActions/remove',
  summary: 'Removes a temporary PDF; succeeds if it is already removed.',
  body: z.strictObject({ fileName: pdfFileNameSchema }),
  response: { 200: z.object({ removed: z.literal(true) }) },
} as const satisfies Call;

export const openPdf = {
  method: 'GET',
  path: '/pdf/:fileName.pdf',
  summary: 'A temporary PDF of the own session.',
  params: z.strictObject({ fileName: pdfFileNameSchema }),
  produces: 'application/pdf',
} as const satisfies Call;
