import { isAmbiguousNumber, withDecimalPoint } from './quantity.ts';
import { percent } from '@gosds/ghs/concentration';
import { hazard, type Hazard } from '@gosds/ghs/hazard';
import type { AcuteToxicityValue, SpecificLimit, ToxicityRoute } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import type { HandClassification } from './draft.ts';

/** What a hand-made classification says in the engine's words. */
export type ReadClassification = {
  readonly hazards: readonly Hazard[];
  readonly specificLimits: readonly SpecificLimit[];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly acuteToxicity: readonly AcuteToxicityValue[];
  /** Where it was taken from; empty where nothing was typed. */
  readonly source: string;
};

/** Undefined where the notation names no known category and statement. */
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

/** A limit the wrong way round, or above 100 %, does not count. `checkHand` reports it beside the field. */
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

const ateFields = {
  ateOral: 'oral',
  ateDermal: 'dermal',
  ateGas: 'gas',
  ateVapour: 'vapour',
  ateDustMist: 'dust-mist',
} as const satisfies Partial<Record<keyof HandClassification, ToxicityRoute>>;

function readAtes(hand: HandClassification): AcuteToxicityValue[] {
  const fields: readonly (keyof typeof ateFields)[] = ['ateOral', 'ateDermal', 'ateGas', 'ateVapour', 'ateDustMist'];
  return fields.flatMap((field) => {
    const value = positive(hand[field]);
    if (value === undefined) return [];
    const measure = { min: value, max: value };
    return [{ route: ateFields[field], kind: 'ATE' as const, value: measure, source: hand.source }];
  });
}

/** True once the user said something: hazards, or that there are none. */
export const isClassifiedByHand = ({ hazards, notHazardous }: HandClassification): boolean =>
  notHazardous || hazards.length > 0;

/** Reads what can be read; `checkIngredients` names what cannot. */
export function readHandClassification(hand: HandClassification): ReadClassification {
  const source = hand.source.trim();
  if (hand.notHazardous) return { hazards: [], specificLimits: [], acuteToxicity: [], source };
  const mAcute = factor(hand.mAcute);
  const mChronic = factor(hand.mChronic);
  return {
    hazards: hand.hazards.map(readNotation).filter((entry) => entry !== undefined),
    specificLimits: hand.specificLimits.flatMap(readLimit),
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
    acuteToxicity: readAtes(hand),
    source,
  };
}
