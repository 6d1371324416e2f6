import { z } from 'zod';
import type { Call } from '../call.ts';
import { listSchema } from './get-chemical.ts';

/** The most chemicals whose lists are told at a time. */
export const maxMatchedChemicals = 50;

const matchSchema = z.object({
  list: listSchema,
  /** The chemicals that the list names, with what it says of them. */
  chemicals: z.array(z.object({ MaterialId: z.int(), entries: z.array(z.string()) })).readonly(),
});

export type ListMatch = z.infer<typeof matchSchema>;

export const listMatches = {
  method: 'POST',
  path: '/api/galleria/list-matches',
  summary: 'The lists that name one of up to 50 chemicals, each with the chemicals and its entries for them.',
  body: z.strictObject({
    materialIds: z.array(z.int().positive().max(2_147_483_647)).min(1).max(maxMatchedChemicals),
  }),
  response: { 200: z.object({ matches: z.array(matchSchema).readonly() }) },
} as const satisfies Call;
