import { interfaceTags } from '@gosds/phrases/generated/interface/interface-tags';
import { z } from 'zod';
import type { Call } from '../call.ts';

export const invoicePdf = {
  method: 'GET',
  path: '/api/orders/:orderId/invoice',
  summary:
    'The invoice of a paid order of the caller, or of a team that the caller owns, as PDF in a language of the screens. An order without one gets its number now. 404 not-found.',
  params: z.object({ orderId: z.uuid() }),
  query: z.strictObject({ language: z.enum(interfaceTags).default('en') }),
  produces: 'application/pdf',
} as const satisfies Call;

export const creditNotePdf = {
  method: 'GET',
  path: '/api/orders/:orderId/credit-notes/:refundId',
  summary:
    'The credit note of a refund of an order of the caller, or of a team that the caller owns, as PDF in a language of the screens. 404 not-found.',
  params: z.object({ orderId: z.uuid(), refundId: z.uuid() }),
  query: invoicePdf.query,
  produces: 'application/pdf',
} as const satisfies Call;
