import { percent } from '@gosds/ghs/concentration';
import type { Sentence } from '../../document.ts';
import { atLeast, type SheetContext } from '../../sheet-context.ts';
import { byRule, sentence } from './say.ts';

/** The ingredients at 0.1 % or more that nobody has assessed, beside what was found of the others. */
export function notAssessed(c: SheetContext, scope: string): readonly Sentence[] {
  const names = atLeast(c, percent(0.1))
    .filter(({ ingredient }) => ingredient.hazards === 'not-assessed')
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const text = c.phrases.hazards.notAssessedNames(c.phrases.shared.list(names));
  return [sentence(`${scope}.notAssessed`, text, byRule(c, 'whyByComposition'))];
}
