import { isAmbiguousNumber, withDecimalPoint } from './quantity.ts';
import { percent } from '@gosds/ghs/concentration';
import { hazard, type Hazard } from '@gosds/ghs/hazard';
import type { AcuteToxicityValue, SpecificLimit, ToxicityRoute } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import { isPropertyStatement, type PropertyStatement } from '@gosds/ghs/supplemental-code';
import type { HandClassification } from './draft.ts';

/** The user's own classification, in the engine's terms. */
export type ReadClassification = {
  readonly hazards: readonly Hazard[];
  /** Codes such as `EUH066`. Undefined: those of the catalogue stay. */
  readonly supplemental?: readonly PropertyStatement[];
  readonly specificLimits: readonly SpecificLimit[];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly acuteToxicity: readonly AcuteToxicityValue[];
  /** Source of the classification; empty if not given. */
  readonly source: string;
};

/** Undefined if the notation names no known category and statement. */
export function readNotation(notation: string): Hazard | undefined {
  try {
    const entry = hazard(notation);
    return entryOf(entry) && entry;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function positive(text: string): number | undefined {
  const value = text.trim() === '' || isAmbiguousNumber(text) ? Number.NaN : Number(withDecimalPoint(text));
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

/** An M-factor is never below 1. */
function factor(text: string): number | undefined {
  const value = positive(text);
  return value !== undefined && value >= 1 ? value : undefined;
}

/**
 * False for a limit with reversed ends or above 100 %. Such a limit does not count; `checkHand` reports it beside the
 * field.
 */
const isBand = (lower: number | undefined, upper: number | undefined): boolean =>
  (lower !== undefined || upper !== undefined) && (lower ?? 0) <= (upper ?? 100) && (upper ?? lower ?? 0) <= 100;

function readLimit(limit: HandClassification['specificLimits'][number]): SpecificLimit[] {
  const outcome = readNotation(limit.outcome);
  const lower = positive(limit.lowerPercent);
  const upper = positive(limit.upperPercent);
  if (!outcome || !isBand(lower, upper)) return [];
  return [
    {
      outcome,
      ...(lower === undefined ? {} : { lower: percent(lower) }),
      ...(upper === undefined ? {} : { upper: percent(upper) }),
    },
  ];
}

/** Fields for acute toxicity estimates, each with its route. */
export const ateFields = [
  ['ateOral', 'oral'],
  ['ateDermal', 'dermal'],
  ['ateGas', 'gas'],
  ['ateVapour', 'vapour'],
  ['ateDustMist', 'dust-mist'],
] as const satisfies readonly (readonly [keyof HandClassification, ToxicityRoute])[];

function readAtes(hand: HandClassification): AcuteToxicityValue[] {
  return ateFields.flatMap(([field, route]) => {
    const value = positive(hand[field]);
    if (value === undefined) return [];
    return [{ route, kind: 'ATE' as const, value: { min: value, max: value }, source: hand.source }];
  });
}

/**
 * The classes of the chosen categories, as `Skin Corr./Irrit.`: a specific limit may lead to a milder category of the
 * same class.
 */
const classesOf = (notations: readonly string[]): ReadonlySet<string | undefined> =>
  new Set(notations.map(hazardClassOf).filter((hazardClass) => hazardClass !== undefined));

function hazardClassOf(notation: string): string | undefined {
  const read = readNotation(notation);
  return read && entryOf(read)?.hazardClass;
}

/** True if the outcome of a specific limit is a category of one of the chosen classes. */
export const isOutcomeOf = (hazards: readonly string[], outcome: string): boolean =>
  classesOf(hazards).has(hazardClassOf(outcome));

/** True once the user entered hazards or supplemental statements, or stated that there are none. */
export const isClassifiedByHand = ({ hazards, supplemental = [], notHazardous }: HandClassification): boolean =>
  notHazardous || hazards.length + supplemental.length > 0;

/** Reads all that can be read; `checkIngredients` reports the rest. */
export function readHandClassification(hand: HandClassification): ReadClassification {
  const source = hand.source.trim();
  if (hand.notHazardous) return { hazards: [], supplemental: [], specificLimits: [], acuteToxicity: [], source };
  const { supplemental } = hand;
  const mAcute = factor(hand.mAcute);
  const mChronic = factor(hand.mChronic);
  return {
    hazards: hand.hazards.map(readNotation).filter((entry) => entry !== undefined),
    ...(supplemental === undefined ? {} : { supplemental: supplemental.filter(isPropertyStatement) }),
    specificLimits: hand.specificLimits.flatMap(readLimit),
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
    acuteToxicity: readAtes(hand),
    source,
  };
}
