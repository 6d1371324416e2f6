import { isPropertyStatement } from '@gosds/ghs/supplemental-code';
import type { IngredientPath, InputPath } from '../../draft/input-path.ts';
import type { HandClassification } from '../../draft/draft.ts';
import type { Finding } from '../finding.ts';
import { isAmbiguousNumber, withDecimalPoint } from '../../draft/quantity.ts';
import { isClassifiedByHand, isOutcomeOf, readNotation } from '../../draft/hand-classification.ts';
import { type EntryCheck, found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

type HandPath = `${IngredientPath}.handClassification`;
type Limit = HandClassification['specificLimits'][number];

const isBlank = (text: string) => text.trim() === '';

/**
 * Reads digits with a decimal point or comma. Undefined for anything else, since an unreadable number would not count.
 */
function numberOf(text: string): number | undefined {
  if (isAmbiguousNumber(text)) return undefined;
  const pointed = withDecimalPoint(text.trim());
  return /^\d+(?:\.\d+)?$/.test(pointed) ? Number(pointed) : undefined;
}

type Wanted = { readonly isIn: (value: number) => boolean; readonly check: EntryCheck };

const positive: Wanted = { isIn: (value) => value > 0, check: entryChecks.positiveNumber };
/** 1,000,000 ppm is all of the air. */
const partsPerMillion: Wanted = { isIn: (value) => value > 0 && value <= 1_000_000, check: entryChecks.gasEstimate };
/** CLP Annex I, Table 4.1.3: the lowest M-factor is 1. */
const factor: Wanted = { isIn: (value) => value >= 1, check: entryChecks.factor };
const percentage: Wanted = { isIn: (value) => value <= 100, check: entryChecks.limitBound };

const numbers = {
  mAcute: factor,
  mChronic: factor,
  ateOral: positive,
  ateDermal: positive,
  ateVapour: positive,
  ateDustMist: positive,
  ateGas: partsPerMillion,
} as const satisfies Partial<Record<keyof HandClassification, Wanted>>;

export const handNumbers = [
  'mAcute',
  'mChronic',
  'ateOral',
  'ateDermal',
  'ateVapour',
  'ateDustMist',
  'ateGas',
] as const;

function checkNumber(text: string, { isIn, check }: Wanted, path: InputPath): Finding[] {
  if (isBlank(text)) return [];
  const value = numberOf(text);
  return value !== undefined && isIn(value) ? [] : [found(check, path)];
}

function checkBounds({ lowerPercent, upperPercent }: Limit, path: `${HandPath}.specificLimits.${number}`): Finding[] {
  if (isBlank(lowerPercent) && isBlank(upperPercent)) return [found(entryChecks.limitMissing, `${path}.lowerPercent`)];
  const wrong = [
    ...checkNumber(lowerPercent, percentage, `${path}.lowerPercent`),
    ...checkNumber(upperPercent, percentage, `${path}.upperPercent`),
  ];
  const [lower, upper] = [numberOf(lowerPercent), numberOf(upperPercent)];
  const isReversed = lower !== undefined && upper !== undefined && lower >= upper;
  return wrong.length === 0 && isReversed ? [found(entryChecks.limitOrder, `${path}.upperPercent`)] : wrong;
}

const checkLimits = ({ specificLimits, hazards }: HandClassification, path: HandPath): Finding[] =>
  specificLimits.flatMap((limit, index) => [
    ...(isOutcomeOf(hazards, limit.outcome)
      ? []
      : [found(entryChecks.limitOutcome, `${path}.specificLimits.${index}.outcome`)]),
    ...checkBounds(limit, `${path}.specificLimits.${index}`),
  ]);

function checkHazards(hand: HandClassification, path: HandPath): Finding[] {
  const wrong = hand.hazards.filter((notation) => !readNotation(notation));
  const unknown = (hand.supplemental ?? []).filter((code) => !isPropertyStatement(code));
  return [
    ...wrong.map((notation) =>
      found(entryChecks.classification, `${path}.hazards.${hand.hazards.indexOf(notation)}`, notation),
    ),
    ...unknown.map((code) =>
      found(entryChecks.classification, `${path}.supplemental.${(hand.supplemental ?? []).indexOf(code)}`, code),
    ),
    ...handNumbers.flatMap((field) => checkNumber(hand[field], numbers[field], `${path}.${field}`)),
    ...checkLimits(hand, path),
  ];
}

/** Checks the user's own classification: notations, numbers and source. */
export function checkHand(hand: HandClassification, path: HandPath): Finding[] {
  const isAnswered = isClassifiedByHand(hand);
  return [
    ...(hand.notHazardous ? [] : checkHazards(hand, path)),
    ...(isAnswered && isBlank(hand.source) ? [found(entryChecks.classificationSource, `${path}.source`)] : []),
  ];
}
