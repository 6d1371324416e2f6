import type { Draft, DraftIngredient } from '@gosds/sheet/draft/draft';
import { isToLookUp, judgeRow, lookupKeys, withMatch } from '../ingredients/row-lookup.ts';
import { findIngredients } from '../ingredients/search-ingredients.ts';

const ask = async (key: string) => (key === '' ? [] : findIngredients(key));

async function matched(row: DraftIngredient): Promise<DraftIngredient> {
  if (!isToLookUp(row)) return row;
  const keys = lookupKeys(row);
  const [byName, byCas] = await Promise.all([ask(keys.name), ask(keys.cas)]);
  const verdict = judgeRow(keys, { byName, byCas });
  return verdict.kind === 'take' ? withMatch(verdict)(row) : row;
}

/** Links each ingredient of the draft to its exact match in the catalogue. Rejects if the service cannot be reached. */
export async function matchDraft(draft: Draft): Promise<Draft> {
  return { ...draft, ingredients: await Promise.all(draft.ingredients.map(matched)) };
}
