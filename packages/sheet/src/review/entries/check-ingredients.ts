import { percent, toPercent } from '@gosds/ghs/concentration';
import { tell } from '@gosds/phrases/finding-message';
import { checkBalance } from './check-balance.ts';
import { checkCasNumber } from './check-cas-number.ts';
import { checkFamily } from './check-family.ts';
import { checkParts, isSplit } from './check-parts.ts';
import type { Draft, DraftIngredient } from '../../draft/draft.ts';
import type { Finding } from '../finding.ts';
import { checkHand } from './check-hand.ts';
import { checkWithheld } from './check-withheld.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';
import { parsePart } from '../../draft/entered-row.ts';
import { rowLimits } from '../../draft/row-limits.ts';
import { totalShare } from '../../draft/total-share.ts';

export const { min: minIngredients, max: maxIngredients } = rowLimits;

const isBlank = (text: string) => text.trim() === '';

/** True for a row with a name or a proportion. */
export const isFilled = ({ name, proportion }: DraftIngredient): boolean => !isBlank(name) || !isBlank(proportion);

/** Messages for missing parts of a row. */
const needed = {
  row: tell('entry.needIngredient'),
  name: tell('entry.needIngredientName'),
  proportion: tell('entry.needProportion'),
  above0: tell('entry.needProportionAboveZero'),
} as const;

function checkProportion(row: DraftIngredient, index: number): Finding[] {
  const path = `ingredients.${index}.proportion` as const;
  if (isBlank(row.proportion)) return [found(entryChecks.mandatory, path, needed.proportion)];
  const { share, isBalance } = parsePart(row);
  if (!share) return isBalance ? [] : [found(entryChecks.value, path)];
  const isNothing = index === 0 && share.concentration.upper === 0;
  return isNothing ? [found(entryChecks.mandatory, path, needed.above0)] : [];
}

function checkFilled(row: DraftIngredient, index: number): Finding[] {
  const isNeeded = index === 0 || isFilled(row);
  if (!isNeeded) return [];
  const name = `ingredients.${index}.name` as const;
  return [
    ...(isBlank(row.name) ? [found(entryChecks.mandatory, name, needed.name)] : []),
    ...checkProportion(row, index),
  ];
}

function checkIdentity(row: DraftIngredient, index: number): Finding[] {
  const path = `ingredients.${index}` as const;
  const isUnknown = row.materialId === null && row.handClassification === null && !isBlank(row.name) && !isSplit(row);
  return [
    ...(isUnknown ? [found(entryChecks.notInCatalogue, `${path}.name`)] : []),
    ...checkCasNumber(row.casNumber, `${path}.casNumber`),
    ...checkWithheld(row, path),
    ...checkFamily(row, path),
    ...(row.handClassification ? checkHand(row.handClassification, `${path}.handClassification`) : []),
  ];
}

function checkTwice(rows: Draft['ingredients']): Finding[] {
  const materials = rows.map(({ materialId }) => materialId);
  const ids = rows.map(({ id }) => id);
  const repeats = (index: number, material: number | null) =>
    ids.indexOf(ids[index] ?? '') < index || (material !== null && materials.indexOf(material) < index);
  return materials.flatMap((material, index) =>
    repeats(index, material) ? [found(entryChecks.sameIngredient, `ingredients.${index}.name`)] : [],
  );
}

function checkSum(rows: Draft['ingredients']): Finding[] {
  const { read, lower, upper } = totalShare(rows);
  if (lower > percent(100)) return [found(entryChecks.sumOver100, 'ingredients')];
  const isPartial = read > 0 && upper < percent(100);
  return isPartial ? [found(entryChecks.remainder, 'ingredients', toPercent(upper))] : [];
}

/** Findings at `ingredients.<index>.<field>`, or at `ingredients` for the whole grid. */
export function checkIngredients(rows: Draft['ingredients']): Finding[] {
  const first: Finding[] = rows.length === 0 ? [found(entryChecks.mandatory, 'ingredients', needed.row)] : [];
  return [
    ...first,
    ...rows.flatMap((row, index) => [
      ...checkFilled(row, index),
      ...checkIdentity(row, index),
      ...checkParts(row, `ingredients.${index}`),
    ]),
    ...checkTwice(rows),
    ...checkBalance(rows, 'ingredients'),
    ...checkSum(rows),
  ];
}

/** The message of the Add button at the service's limit, and of the Remove button at 3 rows. */
export function checkRowCount(count: number, change: 'add' | 'remove', limit: number = rowLimits.max): Finding[] {
  if (change === 'add') return count >= limit ? [found(entryChecks.noMoreIngredients, 'ingredients')] : [];
  return count <= rowLimits.min ? [found(entryChecks.noFewerIngredients, 'ingredients')] : [];
}
