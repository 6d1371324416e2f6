import type { Draft } from './draft.ts';

/** The properties that carry a unit, in the order of the step. */
export const quantityFields = [
  'flashPoint',
  'boilingPoint',
  'meltingPoint',
  'autoignitionTemperature',
  'decompositionTemperature',
  'volatiles',
  'density',
  'relativeVapourDensity',
  'vapourPressure',
  'viscosity',
  'molecularWeight',
  'evaporationRate',
  'lowerExplosiveLimit',
  'upperExplosiveLimit',
  'partitionCoefficient',
  'storageTemperature',
  'carriageTemperature',
] as const satisfies readonly (keyof Draft['properties'])[];
