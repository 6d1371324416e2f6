import { z } from 'zod';
import type { Call } from '../call.ts';

export const galleriaPlaces = {
  method: 'GET',
  path: '/api/galleria/places',
  summary: 'The countries that lists hold in, the regions of the world, and the industries that a report can be for.',
  response: {
    200: z.object({
      /**
       * `code` has two letters; `id` is the specification's number, else that of ISO 3166-1. `lists` counts the lists
       * that apply there, including those of its `union`.
       */
      countries: z
        .array(
          z.object({ id: z.int(), code: z.string(), region: z.int(), union: z.string().nullable(), lists: z.int() }),
        )
        .readonly(),
      regions: z.array(z.object({ code: z.int(), name: z.string() })).readonly(),
      industries: z.array(z.object({ id: z.int(), code: z.string(), label: z.string() })).readonly(),
    }),
  },
} as const satisfies Call;

export type GalleriaPlaces = z.infer<(typeof galleriaPlaces.response)[200]>;

/** Maximum number of data points in an order. */
export const maxDataPoints = 1287;
