import type { MessageValue } from '@gosds/ghs/message';
import type { Mixture } from '@gosds/ghs/mixture';
import { inEnglish } from '@gosds/phrases/say-message';
import { words } from '../../../words/words.ts';

/** What a decision waits for, in one line: of an ingredient that bears the name alone it is the data that are missing. */
export function missingText(missing: readonly MessageValue[], { ingredients }: Pick<Mixture, 'ingredients'>): string {
  const names = new Set(ingredients.map(({ name, printedName }) => printedName ?? name));
  return missing
    .map(inEnglish)
    .map((each) => (names.has(each) ? words().panel.hazardData(each) : each))
    .join(', ');
}
