import { z } from 'zod';
import type { Call } from '../call.ts';
import { orderParams } from './document-fields.ts';

/** The end of the address of a public page. */
export const pageKeySchema = z.string().regex(/^[\w-]{22}$/);

export const publicPage = {
  method: 'GET',
  path: '/sheets/:key',
  summary:
    'A published sheet as a web page for everybody: label elements first, then first aid, fire and spill; in each published language.',
  params: z.strictObject({ key: pageKeySchema }),
  produces: 'text/html',
} as const satisfies Call;

export const publishPublicPage = {
  method: 'POST',
  path: '/api/documents/:orderId/public-page/publish',
  summary: 'Opens the public page of a sheet for everybody who reads the code on it. 402 not-paid.',
  params: orderParams,
  response: { 200: z.object({ published: z.literal(true) }) },
} as const satisfies Call;

export const withdrawPublicPage = {
  method: 'POST',
  path: '/api/documents/:orderId/public-page/withdraw',
  summary: 'Closes the public page of a sheet, until it is published again. 402 not-paid.',
  params: orderParams,
  response: { 200: z.object({ withdrawn: z.literal(true) }) },
} as const satisfies Call;
