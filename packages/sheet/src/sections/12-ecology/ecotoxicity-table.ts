import { percent } from '@gosds/ghs/concentration';
import type { Block } from '../../model/document.ts';
import { studyText } from '../../draft/measure-text.ts';
import { atLeast } from '../../product/at-least.ts';
import type { EcotoxicityValue } from '../../substance.ts';
import { inTerms } from '../words/in-terms.ts';
import { fromCatalogue } from '../words/say.ts';
import { sourceTitle } from '../words/source-title.ts';
import { durationText } from '../words/study-table.ts';
import { type ValueRow, valueTable } from '../words/value-table.ts';
import type { Writing, NamedIngredient } from '../writing.ts';

/** The ingredients at 0.1 % or more but water. */
export const inWater = (writing: Writing): readonly NamedIngredient[] =>
  atLeast(writing, percent(0.1)).filter(({ substance }) => substance?.cas !== '7732-18-5');

type Key = 'name' | 'organism' | 'value' | 'duration' | 'source';

function rowOf(
  writing: Writing,
  each: NamedIngredient,
  [value, index]: readonly [EcotoxicityValue, number],
): ValueRow<Key> {
  const words = writing.phrases.ecology;
  return {
    id: `ecology.data.${each.row.id}.${index}`,
    origin: fromCatalogue(each.ingredient.cas, value.source),
    texts: {
      name: each.name,
      organism: words.organism({ group: words.groups[value.group], species: inTerms(writing.phrases, value.species) }),
      value: words.value({
        endpoint: inTerms(writing.phrases, value.endpoint),
        value: studyText(writing.phrases, value.value),
      }),
      duration: durationText(writing, value.hours),
      source: sourceTitle(writing, value.source),
    },
  };
}

/** Measured toxicity of the ingredients to water organisms; undefined where none is known. */
export function ecotoxicityTable(writing: Writing): Block | undefined {
  const words = writing.phrases.ecology;
  const rows = inWater(writing).flatMap((each) =>
    (each.substance?.ecotoxicity ?? []).map((value, index) => rowOf(writing, each, [value, index])),
  );
  return valueTable(
    words.dataCaption,
    [
      { key: 'name', heading: words.columnName, width: 4 },
      { key: 'organism', heading: words.columnGroup, width: 4 },
      { key: 'value', heading: words.columnValue, width: 3 },
      { key: 'duration', heading: words.columnDuration, width: 2 },
      { key: 'source', heading: words.columnSource, width: 4 },
    ],
    rows,
  );
}
