import { z } from 'zod';
import type { Call } from '../call.ts';

export const ingredientMatchSchema = z.object({
  /** The name, synonym or number that met the key. */
  Highlight: z.string(),
  Name: z.string(),
  Cas: z.string(),
  CwNo: z.string(),
  MaterialId: z.int(),
});

export type IngredientMatch = z.infer<typeof ingredientMatchSchema>;

/** Characters from which the autocomplete starts. */
export const ingredientKeyMinimum = 3;

/** Changes nothing: needs the session, but no CSRF header. */
export const searchIngredients = {
  method: 'POST',
  path: '/api/data/ingredients',
  summary: 'Autocomplete of ingredients by name, synonym or CAS number, the nearest first, at most 20.',
  body: z.strictObject({ key: z.string().trim().min(ingredientKeyMinimum).max(200) }),
  response: { 200: z.array(ingredientMatchSchema) },
} as const satisfies Call;
