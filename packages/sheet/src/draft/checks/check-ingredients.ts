import { percent, toPercent } from '@gosds/ghs/concentration';
import { checkCasNumber } from './check-cas-number.ts';
import { checkParts, isTakenApart } from './check-parts.ts';
import type { Draft, DraftIngredient } from '../draft.ts';
import { type Finding, problem, warning } from './finding.ts';
import { checkHand } from './check-hand.ts';
import { messages } from './messages-en.ts';
import { parseProportion } from '../proportion.ts';

export const fewestIngredients = 3;
export const mostIngredients = 15;

const isBlank = (text: string) => text.trim() === '';

/** True for a row that takes part: it has a name or a proportion. */
export const isFilled = ({ name, proportion }: DraftIngredient): boolean => !isBlank(name) || !isBlank(proportion);

function checkFilled(row: DraftIngredient, index: number): Finding[] {
  const isNeeded = index === 0 || isFilled(row);
  if (!isNeeded) return [];
  const concentration = parseProportion(row.proportion);
  const path = `ingredients.${index}.proportion`;
  const findings: Finding[] = [];
  if (isBlank(row.name)) findings.push(problem(`ingredients.${index}.name`, messages.mandatory));
  if (isBlank(row.proportion)) findings.push(problem(path, messages.mandatory));
  else if (!concentration) findings.push(problem(path, messages.value));
  else if (index === 0 && concentration.upper === 0) findings.push(problem(path, messages.mandatory));
  return findings;
}

/** Digits and the characters < > . - alone. */
export const isSanitisedProportion = (text: string): boolean => /^[\d<>.-]*$/.test(text);

function checkIdentity(row: DraftIngredient, index: number): Finding[] {
  const path = `ingredients.${index}`;
  const isUnknown =
    row.materialId === null && row.handClassification === null && !isBlank(row.name) && !isTakenApart(row);
  return [
    ...(isUnknown ? [warning(`${path}.name`, messages.notInCatalogue)] : []),
    ...checkCasNumber(row.casNumber, `${path}.casNumber`),
    ...(isSanitisedProportion(row.sanitisedProportion)
      ? []
      : [problem(`${path}.sanitisedProportion`, messages.symbols)]),
    ...(row.handClassification ? checkHand(row.handClassification, `${path}.handClassification`) : []),
  ];
}

function checkTwice(rows: Draft['ingredients']): Finding[] {
  const materials = rows.map(({ materialId }) => materialId);
  const ids = rows.map(({ id }) => id);
  const repeats = (index: number, material: number | null) =>
    ids.indexOf(ids[index] ?? '') < index || (material !== null && materials.indexOf(material) < index);
  return materials.flatMap((material, index) =>
    repeats(index, material) ? [problem(`ingredients.${index}.name`, messages.sameIngredient)] : [],
  );
}

function checkSum(rows: Draft['ingredients']): Finding[] {
  const read = rows.map(({ proportion }) => parseProportion(proportion)).filter((share) => share !== undefined);
  const lower = read.reduce((sum, share) => sum + share.lower, 0);
  const upper = read.reduce((sum, share) => sum + share.upper, 0);
  if (lower > percent(100)) return [problem('ingredients', messages.sumOver100)];
  const isPartial = read.length > 0 && upper < percent(100);
  return isPartial ? [warning('ingredients', messages.remainder(String(toPercent(upper))))] : [];
}

/** Paths are `ingredients.<index>.<field>`; findings of the whole grid stand at `ingredients`. */
export function checkIngredients(rows: Draft['ingredients']): Finding[] {
  const first: Finding[] = rows.length === 0 ? [problem('ingredients', messages.mandatory)] : [];
  return [
    ...first,
    ...rows.flatMap((row, index) => [
      ...checkFilled(row, index),
      ...checkIdentity(row, index),
      ...checkParts(row, `ingredients.${index}`),
    ]),
    ...checkTwice(rows),
    ...checkSum(rows),
  ];
}

/** What the Add button says beyond 15 rows, and the Remove button below 3. */
export function checkRowCount(count: number, change: 'add' | 'remove'): Finding[] {
  if (change === 'add') return count >= mostIngredients ? [problem('ingredients', messages.noMoreIngredients)] : [];
  return count <= fewestIngredients ? [problem('ingredients', messages.noFewerIngredients)] : [];
}
