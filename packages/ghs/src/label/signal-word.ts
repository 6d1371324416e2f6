import { say } from '../message.ts';
import type { SignalWord } from '../category-table.ts';
import type { Explained, SupplementalStatement } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { entriesOf } from '../registry.ts';
import { labelLawOf } from './label-law-of.ts';

/** The signal word, or none. `Danger` replaces `Warning`. */
export function chooseSignalWord(
  hazards: readonly Hazard[],
  supplemental: readonly SupplementalStatement[],
  market: LabelRegimeId,
): Explained<SignalWord | null> {
  const bearers = [
    ...hazards.flatMap((hazard) => entriesOf(hazard).map(({ signalWord }) => ({ word: signalWord, of: hazard.code }))),
    ...supplemental.map(({ code, signalWord }) => ({ word: signalWord ?? null, of: code })),
  ];
  const of = (word: SignalWord) => [...new Set(bearers.filter((one) => one.word === word).map((one) => one.of))];
  const paragraph = labelLawOf(market).paragraphs.signalWord;
  const danger = of('Danger');
  const warning = of('Warning');
  if (danger.length > 0) {
    const excluded = warning.length > 0 ? say('signalWord-excludesWarning', { warning }) : '';
    return { value: 'Danger', paragraph, why: say('signalWord-for', { danger, excluded }) };
  }
  if (warning.length > 0) return { value: 'Warning', paragraph, why: say('signalWord-for2', { warning }) };
  return { value: null, paragraph, why: say('signalWord-noCategoryClassificationSignalWord') };
}
