import type { IngredientPath } from '../../draft/input-path.ts';
import { percent, toPercent } from '@gosds/ghs/concentration';
import { tell } from '@gosds/phrases/finding-message';
import { checkBalance } from './check-balance.ts';
import { checkCasNumber } from './check-cas-number.ts';
import { checkFamily } from './check-family.ts';
import { checkHand } from './check-hand.ts';
import { checkWithheld } from './check-withheld.ts';
import type { DraftIngredient, DraftPart } from '../../draft/draft.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';
import { parsePart } from '../../draft/entered-row.ts';
import { totalShare } from '../../draft/total-share.ts';

export const maxParts = 15;

const isBlank = (text: string) => text.trim() === '';

const isFilled = ({ name, proportion }: DraftPart) => !isBlank(name) || !isBlank(proportion);

/** True for a raw material with at least one named ingredient. */
export const isSplit = ({ parts }: DraftIngredient): boolean => parts.some(isFilled);

function checkShare(part: DraftPart, path: IngredientPath): Finding[] {
  if (isBlank(part.proportion))
    return [found(entryChecks.mandatory, `${path}.proportion`, tell('entry.needProportion'))];
  const { isBalance, share } = parsePart(part);
  return isBalance || share ? [] : [found(entryChecks.partProportion, `${path}.proportion`)];
}

function checkIdentity(part: DraftPart, path: IngredientPath): Finding[] {
  if (isBlank(part.name)) return [found(entryChecks.mandatory, `${path}.name`, tell('entry.needIngredientName'))];
  const isUnknown = part.materialId === null && part.handClassification === null;
  return [
    ...(isUnknown ? [found(entryChecks.notInCatalogue, `${path}.name`)] : []),
    ...checkCasNumber(part.casNumber, `${path}.casNumber`),
    ...checkWithheld(part, path),
    ...checkFamily(part, path),
    ...(part.handClassification ? checkHand(part.handClassification, `${path}.handClassification`) : []),
  ];
}

const keyOf = ({ materialId, name }: DraftPart) =>
  materialId === null ? name.trim().toLowerCase() : String(materialId);

/** A raw material must not contain itself. */
function checkCycle(row: DraftIngredient, part: DraftPart, path: IngredientPath): Finding[] {
  const isSame = !isBlank(part.name) && part.name.trim().toLowerCase() === row.name.trim().toLowerCase();
  return isSame ? [found(entryChecks.containsItself, `${path}.name`)] : [];
}

/** A raw material must not list a substance twice. */
function checkRepeats(parts: readonly DraftPart[], path: `ingredients.${number}`): Finding[] {
  const keys = parts.map(keyOf);
  return parts.flatMap((part, index) => [
    ...(!isBlank(part.name) && keys.indexOf(keyOf(part)) < index
      ? [found(entryChecks.sameIngredient, `${path}.parts.${index}.name`)]
      : []),
  ]);
}

function checkSum(parts: readonly DraftPart[], path: `ingredients.${number}`): Finding[] {
  const { lower, upper } = totalShare(parts);
  if (lower > percent(100)) return [found(entryChecks.partsOver100, `${path}.parts`)];
  return upper < percent(100) ? [found(entryChecks.partsRemainder, `${path}.parts`, toPercent(upper))] : [];
}

/** Checks the ingredients of a raw material; `path` is the path of its row. */
export function checkParts(row: DraftIngredient, path: `ingredients.${number}`): Finding[] {
  const { parts } = row;
  if (!isSplit(row)) return [];
  return [
    ...parts.flatMap((part, index) => {
      const place = `${path}.parts.${index}` as const;
      if (!isFilled(part)) return [];
      return [...checkIdentity(part, place), ...checkShare(part, place), ...checkCycle(row, part, place)];
    }),
    ...checkRepeats(parts, path),
    ...checkBalance(parts, `${path}.parts`),
    ...checkSum(parts, path),
  ];
}
