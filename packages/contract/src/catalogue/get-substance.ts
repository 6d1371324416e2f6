import type { Source, Substance } from '@gosds/sheet/substance';
import { z } from 'zod';
import type { Call } from '../call.ts';

/** Facts of one substance as the catalogue holds them, and the sources that they name. */
export type SubstanceFacts = { readonly substance: Substance; readonly sources: readonly Source[] };

const identified = z.object({ materialId: z.int(), name: z.string(), classification: z.object({}) });

const substanceFactsSchema = z.object({
  substance: z.custom<Substance>(
    (value) => identified.safeParse(value).success,
    'This is not a substance of the catalogue.',
  ),
  sources: z.array(z.object({ id: z.string(), title: z.string(), date: z.string() })),
});

/** Read the answer with `readSubstanceFacts`: JSON knows no infinity, which open ends of measured ranges need. */
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

/** The parsed body of the answer as facts. */
export function readSubstanceFacts(body: unknown): SubstanceFacts {
  const restore = (_key: string, value: unknown): unknown => infinities.get(value) ?? value;
  return substanceFactsSchema.parse(JSON.parse(JSON.stringify(body), restore));
}

/** JSON of the facts in which open ends of ranges are the words `Infinity` and `-Infinity`. */
export function writeSubstanceFacts(facts: SubstanceFacts): string {
  return JSON.stringify(facts, (_key, value: unknown) =>
    value === Infinity || value === -Infinity ? String(value) : value,
  );
}
