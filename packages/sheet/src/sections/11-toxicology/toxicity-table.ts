import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import { memoisedByTwo } from '../../memoised.ts';
import type { Block } from '../../model/document.ts';
import { inTerms } from '../words/in-terms.ts';
import { studyText } from '../../draft/measure-text.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { atLeastOrDeciding } from '../../product/at-least.ts';
import {
  valueTexts,
  type ValueTexts,
  recordedValue,
  type TestValue,
  testValueTable,
} from '../words/test-value-table.ts';
import type { SourcedToxicity } from '../../substance.ts';

/** `LD50` or `LC50`, also for a limit dose without deaths: the median dose lies above it. */
const medianOf = (route: SourcedToxicity['route']): string =>
  route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50';

/** Cached, because the catalogue's values are printed again in every sheet. */
const textsOf = memoisedByTwo((phrases: SheetPhrases, value: SourcedToxicity): ValueTexts => {
  const { toxicology: words, hazards, shared } = phrases;
  const isLimitDose = value.kind === 'limit-dose';
  const number = studyText(phrases, isLimitDose ? { ...value.value, max: Infinity } : value.value);
  const kind = inTerms(phrases, isLimitDose ? medianOf(value.route) : value.kind);
  return valueTexts(phrases, value, {
    test: hazards.routes[value.route],
    result: words.endpoint({ kind, value: number, unit: words.units[value.route] }),
    conditions: [value.species === undefined ? shared.notAvailable : inTerms(phrases, value.species)],
  });
});

const rowOf = (
  writing: Writing,
  each: NamedIngredient,
  [value, index]: readonly [SourcedToxicity, number],
): TestValue =>
  recordedValue(writing, each, {
    id: `toxicology.data.${each.row.id}.${index}`,
    value,
    texts: textsOf(writing.phrases, value),
  });

/**
 * Acute toxicity of ingredients at 0.1 % or more, and of those that decide a class below that; undefined if none is
 * known.
 */
export const toxicityTable = (writing: Writing): Block | undefined =>
  testValueTable(
    writing,
    writing.phrases.toxicology.dataCaption,
    atLeastOrDeciding(writing, percent(0.1)).flatMap((each) =>
      (each.substance?.toxicity ?? []).map((value, index) => rowOf(writing, each, [value, index])),
    ),
  );
