import { z } from 'zod';
import type { Call } from '../call.ts';
import { placeFields } from './tree-nodes.ts';

const labels = z.array(z.string().max(100)).max(67);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON list of labels, as specified. */
const industrySchema = z.string().max(10_000).transform(parsed).pipe(labels);

/** Accepts no price, and reads only the number of the chemical; the server knows the rest. */
export const createGalleriaOrder = {
  method: 'POST',
  path: '/api/data/createGalleriaOrder',
  summary:
    'Opens the order of a report: what lists say of a chemical, as they are now. 400 validation where nothing, too much or what is not there was chosen.',
  body: z.strictObject({
    documentParameters: z.strictObject({
      MaterialId: z.int().positive().max(2_147_483_647),
      /** Codes of lists; `all` means every list of the place. */
      Lists: z.union([z.literal('all'), z.array(z.string().max(200)).max(10_000)]),
      CountryRegion: z.strictObject(placeFields),
      /** A JSON list of labels. Absent if the user chose all: then nothing is filtered. */
      Industry: industrySchema.optional(),
    }),
    /** Part of the specification, but the server ignores it. */
    additionalInfo: z.record(z.string(), z.unknown()).optional(),
  }),
  response: { 200: z.object({ orderId: z.uuid() }) },
} as const satisfies Call;
