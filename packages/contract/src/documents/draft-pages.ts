import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams, versionSchema } from '../drafts/draft-fields.ts';

const query = z.strictObject({ version: z.coerce.number().pipe(versionSchema) });

export const draftPages = {
  method: 'GET',
  path: '/api/drafts/:id/pages',
  summary: 'Lays out a saved draft, however incomplete, and answers its number of pages. 409 draft-changed.',
  params: draftParams,
  query,
  response: { 200: z.object({ pageCount: z.int().positive() }) },
} as const satisfies Call;

export const draftPage = {
  method: 'GET',
  path: '/api/drafts/:id/pages/:page',
  summary: 'One page of a saved draft, from 1, with the watermark in it. 409 draft-changed.',
  params: draftParams.extend({ page: z.coerce.number().int().min(1).max(500) }),
  query,
  produces: 'image/webp',
} as const satisfies Call;
