import { z } from 'zod';
import type { Call } from '../call.ts';
import { listSchema } from './get-chemical.ts';

const valueSchema = z.object({
  MaterialId: z.int(),
  /** The code of the list. */
  listIndex: z.string(),
  listName: z.string(),
  Version: z.string(),
  /** True if the edition names the chemical. */
  inList: z.boolean(),
  /** How far the edition is held: what only a whole list does not name is not on it. */
  completeness: listSchema.shape.completeness,
  /** The entries for the chemical, as the list prints them. */
  values: z.array(z.object({ name: z.string(), entry: z.string() })).readonly(),
});

export const fieldValues = {
  method: 'POST',
  path: '/api/galleria/field-values',
  summary: 'What each of some lists says of each of some chemicals.',
  body: z.strictObject({
    Materials: z
      .array(z.strictObject({ Id: z.int().positive().max(2_147_483_647) }))
      .min(1)
      .max(50),
    SearchParameters: z
      .array(z.strictObject({ Type: z.literal('ListIndex'), Value: z.string().max(200) }))
      .min(1)
      .max(100),
  }),
  response: { 200: z.object({ values: z.array(valueSchema).readonly() }) },
} as const satisfies Call;
