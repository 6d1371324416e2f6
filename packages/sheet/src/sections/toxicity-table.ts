import { percent } from '@gosds/ghs/concentration';
import type { Block, Sentence } from '../document.ts';
import { inTerms } from './words/in-terms.ts';
import { studyText } from '../draft/measure-text.ts';
import { fromCatalogue, sentence, table } from './words/say.ts';
import type { SheetContext, SheetIngredient } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { sourceTitle } from './words/source-title.ts';
import type { SourcedToxicity } from '../substance.ts';

/** No deaths at a limit dose: the median one lies above it. */
const medianOf = (route: SourcedToxicity['route']): string =>
  route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50';

function rowOf(c: SheetContext, each: SheetIngredient, [value, index]: readonly [SourcedToxicity, number]): Sentence[] {
  const words = c.phrases.toxicology;
  const id = `toxicology.data.${each.row.id}.${index}` as const;
  const origin = fromCatalogue(each.ingredient.cas, value.source);
  const isLimitDose = value.kind === 'limit-dose';
  const number = studyText(c.phrases, isLimitDose ? { ...value.value, max: Infinity } : value.value);
  const text = words.endpoint({
    kind: isLimitDose ? medianOf(value.route) : value.kind,
    value: number,
    unit: words.units[value.route],
  });
  return [
    sentence(`${id}.name`, each.name, origin),
    sentence(`${id}.route`, c.phrases.hazards.routes[value.route], origin),
    sentence(`${id}.value`, text, origin),
    sentence(
      `${id}.species`,
      value.species === undefined ? c.phrases.shared.notAvailable : inTerms(c.phrases, value.species),
      origin,
    ),
    sentence(`${id}.source`, sourceTitle(c, value.source), origin),
  ];
}

/** Measured acute toxicity of the ingredients at 0.1 % or more; undefined where none is known. */
export function toxicityTable(c: SheetContext): Block | undefined {
  const words = c.phrases.toxicology;
  const rows = atLeast(c, percent(0.1)).flatMap((each) =>
    (each.substance?.toxicity ?? []).map((value, index) => rowOf(c, each, [value, index])),
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
