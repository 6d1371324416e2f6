import type { Measure } from '@gosds/ghs/mixture';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { SentenceId } from '../../model/sentence-id.ts';
import type { Block, Origin, Sentence } from '../../model/document.ts';
import { measureText } from '../../draft/measure-text.ts';
import type { SourcedMeasure, SourcedToxicity } from '../../substance.ts';
import type { NamedIngredient, Writing } from '../writing.ts';
import { inTerms } from './in-terms.ts';
import { fromCatalogue, sentence, table } from './say.ts';
import { sourceTitle } from './source-title.ts';

/** One test value as text, from the user's rows or from the catalogue. */
export type TestValue = {
  readonly id: SentenceId;
  readonly origin: Origin;
  /** The product, or an ingredient under its name in the sheet. */
  readonly name: string;
  readonly test: string;
  readonly result: string;
  /** Species, exposure time and other test conditions. */
  readonly conditions: readonly string[];
  readonly method: string;
  readonly source: string;
};

/** In hours up to four days, then in days. */
export function durationText({ phrases }: Pick<Writing, 'phrases'>, hours: number): string {
  const { ecology, shared } = phrases;
  return hours > 96 ? ecology.days(shared.number(String(hours / 24))) : ecology.hours(shared.number(String(hours)));
}

/** The method as typed, with OECD in the form of the sheet's language. */
export const methodText = ({ phrases }: Pick<Writing, 'phrases'>, method: string): string =>
  method.replaceAll('OECD', inTerms(phrases, 'OECD'));

/** Marks a value from a model, so that it never looks measured. */
export const markCalculated = (
  { phrases }: Pick<Writing, 'phrases'>,
  text: string,
  { calculated }: { readonly calculated?: true },
): string => (calculated ? phrases.shared.calculated(text) : text);

/** A catalogue value, marked if it comes from a model. */
export const recordedText = (writing: Writing, measure: Measure & Pick<SourcedMeasure, 'calculated'>): string =>
  markCalculated(writing, measureText(writing.phrases, measure), measure);

type Recorded = Pick<SourcedToxicity, 'source' | 'method' | 'values' | 'calculated'>;

/** What the words of a language say of a catalogue value, whatever product the substance is in. */
export type ValueTexts = Pick<TestValue, 'test' | 'result' | 'conditions' | 'method'>;

/** The texts of a catalogue value. Details are in the same columns for every kind of test. */
export function valueTexts(
  phrases: SheetPhrases,
  value: Recorded,
  { test, result, conditions }: Pick<TestValue, 'test' | 'result' | 'conditions'>,
): ValueTexts {
  const { toxicology, shared } = phrases;
  const count = value.values === undefined ? [] : [toxicology.ofValues(shared.number(String(value.values)))];
  return {
    test,
    result: markCalculated({ phrases }, result, value),
    conditions: [...conditions, ...count],
    method: value.method === undefined ? '–' : methodText({ phrases }, value.method),
  };
}

/** A row for a catalogue value. */
export const recordedValue = (
  writing: Writing,
  { ingredient, name }: NamedIngredient,
  { id, value, texts }: { readonly id: SentenceId; readonly value: Recorded; readonly texts: ValueTexts },
): TestValue => ({
  id,
  origin: fromCatalogue(ingredient.cas, value.source),
  name,
  test: texts.test,
  result: texts.result,
  conditions: texts.conditions,
  method: texts.method,
  source: sourceTitle(writing, value.source),
});

/** Undefined if there is no value to show. The id of a cell ends with the name of its column. */
export function testValueTable(writing: Writing, caption: string, rows: readonly TestValue[]): Block | undefined {
  if (rows.length === 0) return undefined;
  const { toxicology: words, ecology } = writing.phrases;
  return table(
    caption,
    [
      { heading: words.columnTested, width: 3 },
      { heading: words.columnTest, width: 3 },
      { heading: words.columnResult, width: 3 },
      { heading: words.columnConditions, width: 3 },
      { heading: words.columnMethod, width: 2 },
      { heading: words.columnSource, width: 3 },
    ],
    rows.map(({ id, origin, name, test, result, conditions, method, source }): Sentence[] => [
      sentence(`${id}.name`, name, origin),
      sentence(`${id}.test`, test, origin),
      sentence(`${id}.result`, result, origin),
      sentence(`${id}.conditions`, conditions.join(ecology.betweenFacts), origin),
      sentence(`${id}.method`, method, origin),
      sentence(`${id}.source`, source, origin),
    ]),
  );
}
