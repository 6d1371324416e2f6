import { z } from 'zod';
import type { Call } from '../call.ts';
import { orderParams } from './document-fields.ts';

export const publicPage = {
  method: 'GET',
  path: '/sheets/:key',
  summary: 'A paid sheet as a public web page: first aid, fire, spill and telephone first.',
  params: z.strictObject({ key: z.string().regex(/^[\w-]{22}$/) }),
  produces: 'text/html',
} as const satisfies Call;

export const withdrawPublicPage = {
  method: 'POST',
  path: '/api/documents/:orderId/public-page/withdraw',
  summary: 'Withdraws the public page of a sheet for good. 402 not-paid.',
  params: orderParams,
  response: { 200: z.object({ withdrawn: z.literal(true) }) },
} as const satisfies Call;
