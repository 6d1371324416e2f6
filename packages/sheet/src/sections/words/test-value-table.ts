import type { Measure } from '@gosds/ghs/mixture';
import type { SentenceId } from '../../model/sentence-id.ts';
import type { Block, Origin, Sentence } from '../../model/document.ts';
import { measureText } from '../../draft/measure-text.ts';
import type { SourcedMeasure, SourcedToxicity } from '../../substance.ts';
import type { NamedIngredient, Writing } from '../writing.ts';
import { inTerms } from './in-terms.ts';
import { fromCatalogue, sentence, table, type Column } from './say.ts';
import { sourceTitle } from './source-title.ts';

/** A row of a table of measured values: its origin, and the text of each column by key. */
type ValueRow<Key extends string> = {
  readonly id: SentenceId;
  readonly origin: Origin;
  readonly texts: Readonly<Record<Key, string>>;
};

type KeyedColumn<Key extends string> = Column & { readonly key: Key };

/** Undefined if there is no value to show. The id of a cell ends with the key of its column. */
function valueTable<Key extends string>(
  caption: string,
  columns: readonly KeyedColumn<Key>[],
  rows: readonly ValueRow<Key>[],
): Block | undefined {
  if (rows.length === 0) return undefined;
  const cells = rows.map(({ id, origin, texts }): Sentence[] =>
    columns.map(({ key }) => sentence(`${id}.${key}`, texts[key], origin)),
  );
  return table(
    caption,
    columns.map(({ heading, width }) => ({ heading, width })),
    cells,
  );
}

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
export function durationText(writing: Writing, hours: number): string {
  const { ecology, shared } = writing.phrases;
  return hours > 96 ? ecology.days(shared.number(String(hours / 24))) : ecology.hours(shared.number(String(hours)));
}

/** The method as typed, with OECD in the form of the sheet's language. */
export const methodText = ({ phrases }: Writing, method: string): string =>
  method.replaceAll('OECD', inTerms(phrases, 'OECD'));

/** Marks a value from a model, so that it never looks measured. */
export const markCalculated = (
  { phrases }: Writing,
  text: string,
  { calculated }: { readonly calculated?: true },
): string => (calculated ? phrases.shared.calculated(text) : text);

/** A catalogue value, marked if it comes from a model. */
export const recordedText = (writing: Writing, measure: Measure & Pick<SourcedMeasure, 'calculated'>): string =>
  markCalculated(writing, measureText(writing.phrases, measure), measure);

type Recorded = Pick<SourcedToxicity, 'source' | 'method' | 'values' | 'calculated'>;

/** A row for a catalogue value. Details are in the same columns for every kind of test. */
export function recordedValue(
  writing: Writing,
  { ingredient, name }: NamedIngredient,
  { value, ...row }: Pick<TestValue, 'id' | 'test' | 'result' | 'conditions'> & { readonly value: Recorded },
): TestValue {
  const { toxicology, shared } = writing.phrases;
  const count = value.values === undefined ? [] : [toxicology.ofValues(shared.number(String(value.values)))];
  return {
    ...row,
    origin: fromCatalogue(ingredient.cas, value.source),
    name,
    result: markCalculated(writing, row.result, value),
    conditions: [...row.conditions, ...count],
    method: value.method === undefined ? '–' : methodText(writing, value.method),
    source: sourceTitle(writing, value.source),
  };
}

/** Undefined if there is no value to show. */
export function testValueTable(writing: Writing, caption: string, rows: readonly TestValue[]): Block | undefined {
  const { toxicology: words, ecology } = writing.phrases;
  return valueTable(
    caption,
    [
      { key: 'name', heading: words.columnTested, width: 3 },
      { key: 'test', heading: words.columnTest, width: 3 },
      { key: 'result', heading: words.columnResult, width: 3 },
      { key: 'conditions', heading: words.columnConditions, width: 3 },
      { key: 'method', heading: words.columnMethod, width: 2 },
      { key: 'source', heading: words.columnSource, width: 3 },
    ],
    rows.map(({ id, origin, conditions, ...texts }) => ({
      id,
      origin,
      texts: { ...texts, conditions: conditions.join(ecology.betweenFacts) },
    })),
  );
}
