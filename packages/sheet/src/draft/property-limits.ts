import type { Message } from '@gosds/ghs/message';
import type { Measure } from '@gosds/ghs/mixture';
import { tell } from '@gosds/phrases/finding-message';
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
  readonly says: Message;
};

const from = (at: number): Bound => ({ at, isItself: true });
const beyond = (at: number): Bound => ({ at, isItself: false });

const share = (says: Message): PropertyLimit => ({ lowest: from(0), highest: from(100), says });
const positive = (says: Message): PropertyLimit => ({ lowest: beyond(0), says });
const notNegative = (says: Message): PropertyLimit => ({ lowest: from(0), says });

/** Kelvin's zero in °C: no temperature lies below it. */
const absoluteZero = -273.15;
/** g/cm³; osmium, the densest element, has 22.6. */
const densest = 23;

export const temperatureLimit = {
  lowest: from(absoluteZero),
  says: tell('entry.limitTemperature'),
} as const satisfies PropertyLimit;

/** The strongest acids and alkalis that are sold come near these ends; none reaches them. */
export const phLimit: PropertyLimit = { lowest: beyond(-1), highest: beyond(15), says: tell('entry.limitPh') };

export const explosionLimit = share(tell('entry.limitExplosion'));

export const logPossible: PropertyLimit = { lowest: from(-15), highest: from(15), says: tell('entry.limitLogarithm') };

/** Physics, not law: no paragraph sets these. A property that is not here may have any value. */
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

/** Of a product, by mass, volume or height. */
const shareOfProduct = share(tell('entry.limitShare'));

/** mg/kg, mg/l, ppm: no dose is more than all of it. */
const whole = 1_000_000;

export const dosePossible: PropertyLimit = {
  lowest: beyond(0),
  highest: from(whole),
  says: tell('entry.limitDose'),
};

export const factorPossible: PropertyLimit = { lowest: from(0), says: tell('entry.limitFactor') };

/** Of the theory, which a measurement may pass a little. */
export const degradedPossible: PropertyLimit = {
  lowest: from(0),
  highest: from(120),
  says: tell('entry.limitDegraded'),
};

const timeLimit = positive(tell('entry.limitTime'));

/** What a figure of a test cannot be, by its unit; none for an index in per cent, which may pass 100. */
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

export const reversedLimits = tell('entry.reversedLimits');

/** True where no lower explosive limit of those stated lies below the upper one. */
export function isReversed({ lowerExplosiveLimit: lower, upperExplosiveLimit: upper }: EnteredMeasures): boolean {
  return lower !== undefined && upper !== undefined && lower.min >= upper.max;
}
