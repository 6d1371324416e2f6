import type { MessageValue } from '@gosds/ghs/message';
import { nationalSpelling } from '@gosds/phrases/national-phrases';
import { sayValue, type ShownNames } from '@gosds/phrases/say-message';
import { memoised } from '../../memoised.ts';
import type { Writing } from '../writing.ts';

type Names = Writing['ingredients'];

const shownNames = memoised(
  (ingredients: Names): ShownNames => new Map(ingredients.map(({ ingredient, name }) => [ingredient.name, name])),
);

/** An engine message in the sheet's language, with ingredient names as in section 3. */
export function engineText({ product: { profile }, language, ingredients }: Writing, value: MessageValue): string {
  const text = sayValue(value, language, shownNames(ingredients));
  return nationalSpelling(language, profile.form)?.(text) ?? text;
}
