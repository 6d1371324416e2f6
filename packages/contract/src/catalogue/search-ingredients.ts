import { z } from 'zod';
import type { Call } from '../call.ts';

export const ingredientMatchSchema = z.object({
  /** The name, synonym, number or formula that matched the key. */
  Highlight: z.string(),
  /** True if `Highlight` is a name of the substance, in the catalogue or on sheets in some language. */
  IsName: z.boolean(),
  /** True if `Highlight` only resembles the key: one or two letters differ. */
  IsSimilar: z.boolean(),
  Name: z.string(),
  Cas: z.string(),
  CwNo: z.string(),
  MaterialId: z.int(),
  /** Pictogram codes of the substance itself, such as `GHS02`. */
  Pictograms: z.array(z.string()).readonly(),
  /** H codes of the substance itself, without repeats. */
  HazardCodes: z.array(z.string()).readonly(),
});

export type IngredientMatch = z.infer<typeof ingredientMatchSchema>;

/**
 * Number of characters that starts the autocomplete. One Chinese or Japanese character is enough, since it is a word.
 */
const minLetters = 3;

export const startsAutocomplete = (key: string): boolean =>
  key.length >= minLetters || /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u.test(key);

/** As long as an ingredient's name may be, so that every name can be looked up. */
const ingredientKeyMaximum = 500;

/** Changes nothing, so needs no CSRF header. Needs no session either: visitors try the product on the front page. */
export const searchIngredients = {
  method: 'POST',
  path: '/api/data/ingredients',
  summary:
    'Ingredients by name in any language, synonym, CAS number or formula, the nearest first, at most 20, what is spelled alike last; a key of one or two letters finds only an exact name.',
  body: z.strictObject({ key: z.string().trim().min(1).max(ingredientKeyMaximum) }),
  response: { 200: z.array(ingredientMatchSchema) },
} as const satisfies Call;
