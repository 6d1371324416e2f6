import type { Measure } from '@gosds/ghs/mixture';
import { memoised } from '../memoised.ts';
import type { Draft, Quantity } from './draft.ts';
import { type QuantityField, quantityDimensions, quantityFields } from './quantity-fields.ts';
import { isDynamicViscosity } from './units.ts';
import { isAnsweredByUnit, measureOf, parseQuantity } from './quantity.ts';

/**
 * Values in the unit that the sheet prints (°C, g/cm³, kPa, cSt), or in the only unit of the property. Undefined if the
 * text cannot be read, or if the unit is the answer.
 */
export type EnteredMeasures = {
  readonly [Field in QuantityField | 'ph' | 'solutionPh' | 'solutionPercent']?: Measure | undefined;
};

/**
 * Converts dynamic to kinematic viscosity in cSt; undefined without a density. A density measured at 20 °C gives a
 * lower viscosity, which is the safe side.
 */
function kinematicOf({ value }: Quantity, density: Measure | undefined): Measure | undefined {
  const dynamic = parseQuantity(value);
  if (!dynamic || !density || density.min <= 0) return undefined;
  const [min, max] = [dynamic.min / density.max, dynamic.max / density.min].map((end) =>
    Number.isFinite(end) ? Number(end.toPrecision(6)) : end,
  );
  return min === undefined || max === undefined ? undefined : { min, max };
}

function parseField(properties: Draft['properties'], field: QuantityField): Measure | undefined {
  const quantity = properties[field];
  const dimension = quantityDimensions[field];
  if (field === 'viscosity' && isDynamicViscosity(quantity.unit)) {
    return kinematicOf(quantity, measureOf(properties.density, 'density'));
  }
  if (dimension !== 'none') return measureOf(quantity, dimension);
  return isAnsweredByUnit(quantity.unit) ? undefined : parseQuantity(quantity.value);
}

/** Reads the properties. The result is kept for as long as they do not change. */
export const parseMeasures = memoised((properties: Draft['properties']): EnteredMeasures => ({
  ...Object.fromEntries(quantityFields.map((field) => [field, parseField(properties, field)])),
  ph: parseQuantity(properties.ph),
  solutionPh: parseQuantity(properties.phSolution.value),
  solutionPercent: parseQuantity(properties.phSolution.percentage),
}));
