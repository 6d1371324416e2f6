import { memoised } from '../../memoised.ts';
import type { SentenceId } from '../../model/sentence-id.ts';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block } from '../../model/document.ts';
import { byRule, list, orElse, type PhraseRule, type PhraseWithoutSlots, select, sentence } from '../words/say.ts';
import type { Writing } from '../writing.ts';

/** The phrases of the section, and those of sections 2 and 5 for very cold and for self-heating products. */
const textsIn = memoised((phrases: SheetPhrases) => ({
  ...phrases.stability,
  reactsCold: phrases.hazards.coldBursts,
  reactsSelfHeating: phrases.fire.hazardSelfHeating,
}));

export const textsOf = ({ phrases }: Writing) => textsIn(phrases);

type StabilityText = PhraseWithoutSlots<'stability'> | 'reactsCold' | 'reactsSelfHeating';
export type Rules = readonly PhraseRule<StabilityText>[];

export function written(writing: Writing, rules: { scope: SentenceId; rules: Rules; none: StabilityText }): Block[] {
  const words = textsOf(writing);
  const found = select(writing, { scope: rules.scope, rules: rules.rules, texts: words });
  const key: string = rules.none;
  const none = sentence(`${rules.scope}.${key}`, words[rules.none], byRule(writing, 'whyByComposition'));
  return [list(orElse(found, none))];
}
