import type { MessageValue } from '@gosds/ghs/message';
import { nationalSpelling } from '@gosds/phrases/national-phrases';
import { sayValue, type ShownNames } from '@gosds/phrases/say-message';
import { memoised } from '../../memoised.ts';
import type { Writing } from '../writing.ts';

type Names = Writing['ingredients'];

const shownNames = memoised(
  (ingredients: Names): ShownNames => new Map(ingredients.map(({ ingredient, name }) => [ingredient.name, name])),
);

/** Cached by ingredients: sections 2, 11 and 16 give the same reasons. */
const known = new WeakMap<Names, WeakMap<object, string>>();

/** An engine message in the sheet's language, with ingredient names as in section 3. */
export function engineText(writing: Writing, value: MessageValue): string {
  if (typeof value !== 'object') return said(writing, value);
  const texts = known.get(writing.ingredients) ?? new WeakMap<object, string>();
  const text = texts.get(value) ?? said(writing, value);
  known.set(writing.ingredients, texts.set(value, text));
  return text;
}

function said({ product: { profile }, language, ingredients }: Writing, value: MessageValue): string {
  const text = sayValue(value, language, shownNames(ingredients));
  return nationalSpelling(language, profile.form)?.(text) ?? text;
}
