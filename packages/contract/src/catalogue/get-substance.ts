import type { Source, Substance } from '@gosds/sheet/substance';
import { z } from 'zod';
import type { Call } from '../call.ts';

/** Facts of one substance in the catalogue, and the sources they cite. */
export type SubstanceFacts = { readonly substance: Substance; readonly sources: readonly Source[] };

const identified = z.object({ materialId: z.int(), name: z.string(), classification: z.object({}) });

const substanceFactsSchema = z.object({
  substance: z.custom<Substance>(
    (value) => identified.safeParse(value).success,
    'This is not a substance of the catalogue.',
  ),
  sources: z.array(z.object({ id: z.string(), title: z.string(), date: z.string() })),
});

/** Read the response with `readSubstanceFacts`: open ends of ranges are infinite, and JSON has no infinity. */
export const getSubstance = {
  method: 'GET',
  path: '/api/substances/:materialId',
  summary: 'Facts of one catalogue substance with their sources; cacheable, with ETag.',
  params: z.strictObject({ materialId: z.coerce.number().int().positive() }),
  response: { 200: substanceFactsSchema },
} as const satisfies Call;

const infinities = new Map<unknown, number>([
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
]);

/** The facts in the parsed body of the response. */
export function readSubstanceFacts(body: unknown): SubstanceFacts {
  const restore = (_key: string, value: unknown): unknown => infinities.get(value) ?? value;
  return substanceFactsSchema.parse(JSON.parse(JSON.stringify(body), restore));
}

/** The facts as JSON. Open ends of ranges are written as `Infinity` and `-Infinity`. */
export function writeSubstanceFacts(facts: SubstanceFacts): string {
  return JSON.stringify(facts, (_key, value: unknown) =>
    value === Infinity || value === -Infinity ? String(value) : value,
  );
}
