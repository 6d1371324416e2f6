import type { Message } from '@gosds/ghs/message';
import type { Measure } from '@gosds/ghs/mixture';
import { tell } from '@gosds/phrases/finding-message';
import type { Draft } from './draft.ts';
import { type EnteredMeasures, parseMeasures } from './entered-measures.ts';
import { parseQuantity } from './quantity.ts';
import { printedUnit } from './units.ts';

type Properties = Draft['properties'];

/** A physical bound of a value. If `isItself` is false, the value at the bound is impossible, too. */
type Bound = { readonly at: number; readonly isItself: boolean };

/**
 * Values that no product can have, in the unit that the sheet prints. `says` is the message beside the input and in the
 * review.
 */
export type PropertyLimit = {
  readonly lowest?: Bound;
  readonly highest?: Bound;
  readonly says: Message;
};

const from = (at: number): Bound => ({ at, isItself: true });
const beyond = (at: number): Bound => ({ at, isItself: false });

const share = (says: Message): PropertyLimit => ({ lowest: from(0), highest: from(100), says });
const positive = (says: Message): PropertyLimit => ({ lowest: beyond(0), says });
const notNegative = (says: Message): PropertyLimit => ({ lowest: from(0), says });

/** Absolute zero in °C. */
const absoluteZero = -273.15;
/** g/cm³; osmium, the densest element, has 22.6. */
const densest = 23;

export const temperatureLimit = {
  lowest: from(absoluteZero),
  says: tell('entry.limitTemperature'),
} as const satisfies PropertyLimit;

/** The strongest acids and alkalis on sale come near these values; none reaches them. */
export const phLimit: PropertyLimit = { lowest: beyond(-1), highest: beyond(15), says: tell('entry.limitPh') };

export const explosionLimit = share(tell('entry.limitExplosion'));

export const logPossible: PropertyLimit = { lowest: from(-15), highest: from(15), says: tell('entry.limitLogarithm') };

/** Physical limits, not legal ones. A property without an entry may have any value. */
export const propertyLimits = {
  flashPoint: temperatureLimit,
  boilingPoint: temperatureLimit,
  meltingPoint: temperatureLimit,
  autoignitionTemperature: temperatureLimit,
  decompositionTemperature: temperatureLimit,
  storageTemperature: temperatureLimit,
  carriageTemperature: temperatureLimit,
  volatiles: share(tell('entry.limitVolatiles')),
  density: {
    lowest: beyond(0),
    highest: from(densest),
    says: tell('entry.limitDensity'),
  },
  relativeVapourDensity: positive(tell('entry.limitVapourDensity')),
  vapourPressure: notNegative(tell('entry.limitVapourPressure')),
  viscosity: positive(tell('entry.limitViscosity')),
  molecularWeight: positive(tell('entry.limitMolecularWeight')),
  evaporationRate: notNegative(tell('entry.limitEvaporationRate')),
  lowerExplosiveLimit: explosionLimit,
  upperExplosiveLimit: explosionLimit,
  partitionCoefficient: logPossible,
} as const satisfies Partial<Record<keyof Properties, PropertyLimit>>;

export type LimitedProperty = keyof typeof propertyLimits;

export const solutionLimit: PropertyLimit = {
  lowest: beyond(0),
  highest: from(100),
  says: tell('entry.limitSolution'),
};

/** A concentration in the product, by mass, volume or height. */
const shareOfProduct = share(tell('entry.limitShare'));

/** A dose in mg/kg, mg/l or ppm cannot be more than the whole. */
const whole = 1_000_000;

export const dosePossible: PropertyLimit = {
  lowest: beyond(0),
  highest: from(whole),
  says: tell('entry.limitDose'),
};

export const factorPossible: PropertyLimit = { lowest: from(0), says: tell('entry.limitFactor') };

/** Per cent of the theoretical value, which a measurement may exceed a little. */
export const degradedPossible: PropertyLimit = {
  lowest: from(0),
  highest: from(120),
  says: tell('entry.limitDegraded'),
};

const timeLimit = positive(tell('entry.limitTime'));

/** The possible range of a test result, by its unit. None for an index in per cent, which may exceed 100. */
export function limitOfUnit(unit: string): PropertyLimit | undefined {
  if (unit === printedUnit.temperature) return temperatureLimit;
  if (unit === 'h' || unit === 'd') return timeLimit;
  return unit.startsWith('% ') ? shareOfProduct : undefined;
}

const evaporatedShare = share(tell('entry.limitEvaporated'));

export const isLimited = (field: string): field is LimitedProperty => Object.hasOwn(propertyLimits, field);

const limitOf = (field: LimitedProperty, unit: string): PropertyLimit =>
  field === 'evaporationRate' && unit === '%' ? evaporatedShare : propertyLimits[field];

const isTooLow = ({ min, max }: Measure, { at, isItself }: Bound): boolean => {
  const isOpen = min === -Infinity;
  const end = isOpen ? max : min;
  return end < at || (end === at && (isOpen || (!isItself && max !== Infinity)));
};

const isTooHigh = ({ min, max }: Measure, bound: Bound): boolean =>
  isTooLow({ min: -max, max: -min }, { ...bound, at: -bound.at });

/** True if a stated end is impossible, or if `<` or `>` (which exclude their number) leave no possible value. */
export const isImpossible = (measure: Measure, { lowest, highest }: PropertyLimit): boolean =>
  (lowest !== undefined && isTooLow(measure, lowest)) || (highest !== undefined && isTooHigh(measure, highest));

/** True if the text reads as a value and the value is impossible. */
export function isImpossibleText(text: string, limit: PropertyLimit): boolean {
  const measure = parseQuantity(text);
  return measure !== undefined && isImpossible(measure, limit);
}

/** The limit that the property breaks, in any unit; undefined if it breaks none. */
export function brokenLimit(properties: Properties, field: LimitedProperty): PropertyLimit | undefined {
  const limit = limitOf(field, properties[field].unit);
  const measure = parseMeasures(properties)[field];
  return measure && isImpossible(measure, limit) ? limit : undefined;
}

export const reversedLimits = tell('entry.reversedLimits');

/** True if even the lowest stated lower explosive limit is not below the highest upper one. */
export function isReversed({ lowerExplosiveLimit: lower, upperExplosiveLimit: upper }: EnteredMeasures): boolean {
  return lower !== undefined && upper !== undefined && lower.min >= upper.max;
}
