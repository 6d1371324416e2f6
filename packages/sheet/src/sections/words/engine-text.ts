import type { MessageValue } from '@gosds/ghs/message';
import { nationalSpelling } from '@gosds/phrases/national-phrases';
import { sayValue, type ShownNames } from '@gosds/phrases/say-message';
import { memoised } from '../../memoised.ts';
import type { Writing } from '../writing.ts';

type Names = Writing['ingredients'];

const shownNames = memoised(
  (ingredients: Names): ShownNames => new Map(ingredients.map(({ ingredient, name }) => [ingredient.name, name])),
);

/** What an engine says, in the sheet's language, with the names of ingredients as section 3 has them. */
export function engineText({ product: { profile }, language, ingredients }: Writing, value: MessageValue): string {
  const text = sayValue(value, language, shownNames(ingredients));
  return nationalSpelling(language, profile.form)?.(text) ?? text;
}
