import { percent } from '@gosds/ghs/concentration';
import type { Block, Sentence } from '../../model/document.ts';
import { inTerms } from '../words/in-terms.ts';
import { studyText } from '../../draft/measure-text.ts';
import { fromCatalogue, sentence, table } from '../words/say.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { sourceTitle } from '../words/source-title.ts';
import type { SourcedToxicity } from '../../substance.ts';

/** No deaths at a limit dose: the median one lies above it. */
const medianOf = (route: SourcedToxicity['route']): string =>
  route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50';

function rowOf(
  writing: Writing,
  each: NamedIngredient,
  [value, index]: readonly [SourcedToxicity, number],
): Sentence[] {
  const words = writing.phrases.toxicology;
  const id = `toxicology.data.${each.row.id}.${index}` as const;
  const origin = fromCatalogue(each.ingredient.cas, value.source);
  const isLimitDose = value.kind === 'limit-dose';
  const number = studyText(writing.phrases, isLimitDose ? { ...value.value, max: Infinity } : value.value);
  const text = words.endpoint({
    kind: isLimitDose ? medianOf(value.route) : value.kind,
    value: number,
    unit: words.units[value.route],
  });
  return [
    sentence(`${id}.name`, each.name, origin),
    sentence(`${id}.route`, writing.phrases.hazards.routes[value.route], origin),
    sentence(`${id}.value`, text, origin),
    sentence(
      `${id}.species`,
      value.species === undefined ? writing.phrases.shared.notAvailable : inTerms(writing.phrases, value.species),
      origin,
    ),
    sentence(`${id}.source`, sourceTitle(writing, value.source), origin),
  ];
}

/** Measured acute toxicity of the ingredients at 0.1 % or more; undefined where none is known. */
export function toxicityTable(writing: Writing): Block | undefined {
  const words = writing.phrases.toxicology;
  const rows = atLeast(writing, percent(0.1)).flatMap((each) =>
    (each.substance?.toxicity ?? []).map((value, index) => rowOf(writing, each, [value, index])),
  );
  if (rows.length === 0) return undefined;
  return table(
    words.dataCaption,
    [
      { heading: words.columnName, width: 4 },
      { heading: words.columnRoute, width: 3 },
      { heading: words.columnValue, width: 3 },
      { heading: words.columnSpecies, width: 2 },
      { heading: words.columnSource, width: 4 },
    ],
    rows,
  );
}
