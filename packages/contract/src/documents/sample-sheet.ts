import { z } from 'zod';
import type { Call } from '../call.ts';

export const sampleSheet = {
  method: 'GET',
  path: '/api/sample-sheet',
  summary: 'A finished sheet of an invented product, for who has no account yet: its name, its pages and its text.',
  response: {
    200: z.object({
      productName: z.string(),
      pageCount: z.int().positive(),
      /** Text of the page for screen readers. */
      text: z.string(),
    }),
  },
} as const satisfies Call;

export const sampleSheetPage = {
  method: 'GET',
  path: '/api/sample-sheet/pages/:page',
  summary: 'One page of the sample sheet, from 1.',
  params: z.strictObject({ page: z.coerce.number().int().min(1).max(500) }),
  produces: 'image/webp',
} as const satisfies Call;
