import type { Measure } from '@gosds/ghs/mixture';
import type { Draft } from './draft.ts';
import { type EnteredMeasures, parseMeasures } from './entered-measures.ts';
import { parseQuantity } from './quantity.ts';
import { printedUnit } from './units.ts';

type Properties = Draft['properties'];

/** An end of what matter can be; without `isItself` the value at the end is impossible too. */
type Bound = { readonly at: number; readonly isItself: boolean };

/** What no product can have, in the unit that the sheet prints; `says` names it beside the input and in the review. */
export type PropertyLimit = {
  readonly lowest?: Bound;
  readonly highest?: Bound;
  readonly message: string;
};

const from = (at: number): Bound => ({ at, isItself: true });
const above = (at: number): Bound => ({ at, isItself: false });

const between = (what: string, lowest: number, highest: number): PropertyLimit => ({
  lowest: from(lowest),
  highest: from(highest),
  message: `${what} lies outside ${lowest} to ${highest}.`,
});

const share = (what: string, of = ' %'): PropertyLimit => ({
  lowest: from(0),
  highest: from(100),
  message: `${what} lies outside 0 to 100${of}.`,
});

const positive = (what: string): PropertyLimit => ({ lowest: above(0), message: `${what} is not above zero.` });
const notNegative = (what: string): PropertyLimit => ({ lowest: from(0), message: `${what} is below zero.` });

/** Kelvin's zero in °C: no temperature lies below it. */
const absoluteZero = -273.15;
/** g/cm³; osmium, the densest element, has 22.6. */
const densest = 23;

export const temperatureLimit = {
  lowest: from(absoluteZero),
  message: `A temperature lies below absolute zero (${absoluteZero} °C, 0 K, -459.67 °F).`,
} as const satisfies PropertyLimit;

export const phLimit = between('The pH', -1, 15);

export const explosionLimit = share('An explosion limit', ' % by volume');

/** Physics, not law: no paragraph sets these. A property that is not here may have any value. */
export const propertyLimits = {
  flashPoint: temperatureLimit,
  boilingPoint: temperatureLimit,
  meltingPoint: temperatureLimit,
  autoignitionTemperature: temperatureLimit,
  decompositionTemperature: temperatureLimit,
  storageTemperature: temperatureLimit,
  carriageTemperature: temperatureLimit,
  volatiles: share('The volatile part', ' % by volume'),
  density: {
    lowest: above(0),
    highest: from(densest),
    message: `The density is not that of matter (above 0, at most ${densest} ${printedUnit.density}).`,
  },
  relativeVapourDensity: positive('The relative vapour density'),
  vapourPressure: notNegative('The vapour pressure'),
  viscosity: positive('The viscosity'),
  molecularWeight: positive('The molecular weight'),
  evaporationRate: notNegative('The evaporation rate'),
  lowerExplosiveLimit: explosionLimit,
  upperExplosiveLimit: explosionLimit,
} as const satisfies Partial<Record<keyof Properties, PropertyLimit>>;

export type LimitedProperty = keyof typeof propertyLimits;

export const solutionLimit: PropertyLimit = {
  lowest: above(0),
  highest: from(100),
  message: 'Above 0, at most 100.',
};

/** Of a product, by mass, volume or height. */
const shareOfProduct = share('The share');

/** mg/kg, mg/l, ppm: no dose is more than all of it. */
const whole = 1_000_000;

export const dosePossible: PropertyLimit = {
  lowest: above(0),
  highest: from(whole),
  message: `A dose or concentration is above 0 and at most ${whole}.`,
};

export const logPossible = between('The logarithm', -15, 15);

export const factorPossible: PropertyLimit = { lowest: from(0), message: 'This factor is below zero.' };

/** Of the theory, which a measurement may pass a little. */
export const degradedPossible: PropertyLimit = {
  lowest: from(0),
  highest: from(120),
  message: 'The degraded part lies outside 0 to 120 %.',
};

const timeLimit = positive('The time');

/** What a figure of a test cannot be, by its unit; none for an index in per cent, which may pass 100. */
export function limitOfUnit(unit: string): PropertyLimit | undefined {
  if (unit === printedUnit.temperature) return temperatureLimit;
  if (unit === 'h' || unit === 'd') return timeLimit;
  return unit.startsWith('% ') ? shareOfProduct : undefined;
}

const evaporatedShare = share('The evaporated part');

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

/** True where a stated end lies beyond what can be, or `<` or `>`, which leave out their number, leave nothing. */
export const isImpossible = (measure: Measure, { lowest, highest }: PropertyLimit): boolean =>
  (lowest !== undefined && isTooLow(measure, lowest)) || (highest !== undefined && isTooHigh(measure, highest));

/** True where the text reads as a value, and as an impossible one. */
export function isImpossibleText(text: string, limit: PropertyLimit): boolean {
  const measure = parseQuantity(text);
  return measure !== undefined && isImpossible(measure, limit);
}

/** The limit that the property breaks, in whichever unit it is given. */
export function brokenLimit(properties: Properties, field: LimitedProperty): PropertyLimit | undefined {
  const limit = limitOf(field, properties[field].unit);
  const measure = parseMeasures(properties)[field];
  return measure && isImpossible(measure, limit) ? limit : undefined;
}

export const reversedLimits = 'The lower explosion limit is not below the upper one.';

/** True where no lower explosive limit of those stated lies below the upper one. */
export function isReversed({ lowerExplosiveLimit: lower, upperExplosiveLimit: upper }: EnteredMeasures): boolean {
  return lower !== undefined && upper !== undefined && lower.min >= upper.max;
}
