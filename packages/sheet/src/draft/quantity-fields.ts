import type { Draft } from './draft.ts';
import type { Dimension } from './units.ts';

/** The properties that have a unit, in the order of the step. `none` if a property has a single unit. */
export const quantityDimensions = {
  flashPoint: 'temperature',
  boilingPoint: 'temperature',
  meltingPoint: 'temperature',
  autoignitionTemperature: 'temperature',
  decompositionTemperature: 'temperature',
  volatiles: 'none',
  density: 'density',
  relativeVapourDensity: 'none',
  vapourPressure: 'pressure',
  viscosity: 'viscosity',
  molecularWeight: 'none',
  evaporationRate: 'none',
  lowerExplosiveLimit: 'none',
  upperExplosiveLimit: 'none',
  partitionCoefficient: 'none',
  storageTemperature: 'temperature',
  carriageTemperature: 'temperature',
} as const satisfies Partial<Record<keyof Draft['properties'], Dimension | 'none'>>;

export type QuantityField = keyof typeof quantityDimensions;

const isQuantityField = (field: string): field is QuantityField => Object.hasOwn(quantityDimensions, field);

export const quantityFields: readonly QuantityField[] = Object.keys(quantityDimensions).filter(isQuantityField);
