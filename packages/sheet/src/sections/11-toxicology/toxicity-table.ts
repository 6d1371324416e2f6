import { percent } from '@gosds/ghs/concentration';
import type { Block } from '../../model/document.ts';
import { inTerms } from '../words/in-terms.ts';
import { studyText } from '../../draft/measure-text.ts';
import { fromCatalogue } from '../words/say.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { sourceTitle } from '../words/source-title.ts';
import { type ValueRow, valueTable } from '../words/value-table.ts';
import type { SourcedToxicity } from '../../substance.ts';

/** No deaths at a limit dose: the median one lies above it. */
const medianOf = (route: SourcedToxicity['route']): string =>
  route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50';

type Key = 'name' | 'route' | 'value' | 'species' | 'source';

function rowOf(
  writing: Writing,
  each: NamedIngredient,
  [value, index]: readonly [SourcedToxicity, number],
): ValueRow<Key> {
  const { toxicology: words, hazards, shared } = writing.phrases;
  const isLimitDose = value.kind === 'limit-dose';
  const number = studyText(writing.phrases, isLimitDose ? { ...value.value, max: Infinity } : value.value);
  return {
    id: `toxicology.data.${each.row.id}.${index}`,
    origin: fromCatalogue(each.ingredient.cas, value.source),
    texts: {
      name: each.name,
      route: hazards.routes[value.route],
      value: words.endpoint({
        kind: inTerms(writing.phrases, isLimitDose ? medianOf(value.route) : value.kind),
        value: number,
        unit: words.units[value.route],
      }),
      species: value.species === undefined ? shared.notAvailable : inTerms(writing.phrases, value.species),
      source: sourceTitle(writing, value.source),
    },
  };
}

/** Measured acute toxicity of the ingredients at 0.1 % or more; undefined where none is known. */
export function toxicityTable(writing: Writing): Block | undefined {
  const words = writing.phrases.toxicology;
  const rows = atLeast(writing, percent(0.1)).flatMap((each) =>
    (each.substance?.toxicity ?? []).map((value, index) => rowOf(writing, each, [value, index])),
  );
  return valueTable(
    words.dataCaption,
    [
      { key: 'name', heading: words.columnName, width: 4 },
      { key: 'route', heading: words.columnRoute, width: 3 },
      { key: 'value', heading: words.columnValue, width: 3 },
      { key: 'species', heading: words.columnSpecies, width: 2 },
      { key: 'source', heading: words.columnSource, width: 4 },
    ],
    rows,
  );
}
