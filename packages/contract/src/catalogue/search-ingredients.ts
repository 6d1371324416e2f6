import { z } from 'zod';
import type { Call } from '../call.ts';

export const ingredientMatchSchema = z.object({
  /** The name, synonym, number or formula that met the key. */
  Highlight: z.string(),
  /** True where that is what the substance is called, in the catalogue or on the sheets of some language. */
  IsName: z.boolean(),
  /** True where that is only spelled alike: a letter or two are different. */
  IsSimilar: z.boolean(),
  Name: z.string(),
  Cas: z.string(),
  CwNo: z.string(),
  MaterialId: z.int(),
  /** Codes such as `GHS02`, of the substance itself. */
  Pictograms: z.array(z.string()).readonly(),
  /** H codes of the substance itself, each once. */
  HazardCodes: z.array(z.string()).readonly(),
});

export type IngredientMatch = z.infer<typeof ingredientMatchSchema>;

/** Characters from which the autocomplete starts; a sign of Chinese or Japanese is a word by itself. */
const minLetters = 3;

export const startsAutocomplete = (key: string): boolean =>
  key.length >= minLetters || /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u.test(key);

/** As many as an ingredient's name may have, so that each name that can be typed can be looked up. */
const ingredientKeyMaximum = 500;

/** Changes nothing: needs no CSRF header, and no session either, since visitors try the product on the front page. */
export const searchIngredients = {
  method: 'POST',
  path: '/api/data/ingredients',
  summary:
    'Ingredients by name in any language, synonym, CAS number or formula, the nearest first, at most 20, what is spelled alike last; a key of one or two letters finds only an exact name.',
  body: z.strictObject({ key: z.string().trim().min(1).max(ingredientKeyMaximum) }),
  response: { 200: z.array(ingredientMatchSchema) },
} as const satisfies Call;
