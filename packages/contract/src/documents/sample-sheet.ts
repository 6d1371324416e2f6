import { z } from 'zod';
import type { Call } from '../call.ts';

/** BCP 47 tags of the languages of the sample: those of the screens. */
export const sampleLanguages = ['en', 'de', 'fr', 'es', 'zh', 'ar'] as const;

export type SampleLanguage = (typeof sampleLanguages)[number];

const query = z.strictObject({ language: z.enum(sampleLanguages).default('en') });

export const sampleSheet = {
  method: 'GET',
  path: '/api/sample-sheet',
  summary:
    'A finished sheet of an invented product, for who has no account yet, in a language of the screens: its name, its pages and its text.',
  query,
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
  summary: 'One page of the sample sheet in a language, from 1.',
  query,
  params: z.strictObject({ page: z.coerce.number().int().min(1).max(500) }),
  produces: 'image/webp',
} as const satisfies Call;
