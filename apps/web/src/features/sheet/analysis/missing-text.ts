import type { MessageValue } from '@gosds/ghs/message';
import type { Mixture } from '@gosds/ghs/mixture';
import { lawWords, words } from '../../../words/words.ts';

/** What a decision waits for, in one line. A bare ingredient name means that the ingredient's data are missing. */
export function missingText(missing: readonly MessageValue[], { ingredients }: Pick<Mixture, 'ingredients'>): string {
  const names = new Set(ingredients.map(({ name, printedName }) => printedName ?? name));
  const { say } = lawWords();
  return say(
    missing.map((each) => (typeof each === 'string' && names.has(each) ? words().panel.hazardData(each) : each)),
  );
}
