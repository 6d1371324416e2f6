import { percent } from '@gosds/ghs/concentration';
import { isWater } from '@gosds/ghs/water';
import type { SheetPhrases } from '@gosds/phrases/language';
import { memoisedByTwo } from '../../memoised.ts';
import type { Block } from '../../model/document.ts';
import { studyText } from '../../draft/measure-text.ts';
import type { EcotoxicityValue } from '../../substance.ts';
import { inTerms } from '../words/in-terms.ts';
import {
  durationText,
  valueTexts,
  type ValueTexts,
  recordedValue,
  type TestValue,
  testValueTable,
} from '../words/test-value-table.ts';
import type { Writing, NamedIngredient } from '../writing.ts';

const limit = percent(0.1);

/**
 * The concentration multiplied by the larger M-factor: an ingredient that decides a class may be present in traces (CLP
 * Annex I, 1.1.2.2.2).
 */
const countedShare = ({ ingredient: { concentration, mAcute = 1, mChronic = 1 } }: NamedIngredient): number =>
  concentration.upper * Math.max(mAcute, mChronic);

/** The ingredients that count for a class, without water: at 0.1 % or more, multiplied by their M-factor. */
export const countedInWater = ({ ingredients }: Writing): readonly NamedIngredient[] =>
  ingredients.filter((each) => !isWater(each.substance) && countedShare(each) >= limit);

/** Multiplied by 100, it alone reaches the sum of Chronic 3 (CLP Annex I, Table 4.1.2). */
const decidesFrom = percent(0.25);

/** The ingredients at 0.1 % or more, and below it those that alone decide a class; without water. */
export const inWater = (writing: Writing): readonly NamedIngredient[] =>
  countedInWater(writing).filter(
    (each) => each.ingredient.concentration.upper >= limit || countedShare(each) >= decidesFrom,
  );

/** Cached, because the catalogue's values are printed again in every sheet. */
const textsOf = memoisedByTwo((phrases: SheetPhrases, value: EcotoxicityValue): ValueTexts => {
  const words = phrases.ecology;
  return valueTexts(phrases, value, {
    test: words.groups[value.group],
    result: words.value({ endpoint: inTerms(phrases, value.endpoint), value: studyText(phrases, value.value) }),
    conditions: [inTerms(phrases, value.species), durationText({ phrases }, value.hours)],
  });
});

const rowOf = (
  writing: Writing,
  each: NamedIngredient,
  [value, index]: readonly [EcotoxicityValue, number],
): TestValue =>
  recordedValue(writing, each, {
    id: `ecology.data.${each.row.id}.${index}`,
    value,
    texts: textsOf(writing.phrases, value),
  });

/** Aquatic toxicity of the ingredients; undefined if none is known. */
export const ecotoxicityTable = (writing: Writing): Block | undefined =>
  testValueTable(
    writing,
    writing.phrases.ecology.dataCaption,
    countedInWater(writing).flatMap((each) =>
      (each.substance?.ecotoxicity ?? []).map((value, index) => rowOf(writing, each, [value, index])),
    ),
  );
