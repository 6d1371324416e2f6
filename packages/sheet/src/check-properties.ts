import { checkProductTests } from './check-product-tests.ts';
import type { Draft, Quantity } from './draft.ts';
import { type Finding, problem } from './finding.ts';
import { messages } from './messages-en.ts';
import { hasValidSymbols, isAnsweredByUnit, parseQuantity } from './quantity.ts';

type Properties = Draft['properties'];

const isBlank = (text: string) => text.trim() === '';

function checkNumber(text: string, path: string): Finding[] {
  if (isBlank(text)) return [];
  if (!hasValidSymbols(text)) return [problem(path, messages.symbols)];
  return parseQuantity(text) ? [] : [problem(path, messages.value)];
}

function checkQuantity({ value, unit }: Quantity, path: string): Finding[] {
  return isAnsweredByUnit(unit) ? [] : checkNumber(value, `${path}.value`);
}

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
  'carriageTemperature',
] as const satisfies readonly (keyof Properties)[];

export function checkProperties(properties: Properties): Finding[] {
  const { state, waterSolubility, ph, phSolution } = properties;
  return [
    ...(isBlank(state) ? [problem('properties.state', messages.mandatory)] : []),
    ...(isBlank(waterSolubility) ? [problem('properties.waterSolubility', messages.mandatory)] : []),
    ...checkNumber(ph, 'properties.ph'),
    ...checkNumber(phSolution.value, 'properties.phSolution.value'),
    ...checkNumber(phSolution.percentage, 'properties.phSolution.percentage'),
    ...quantityFields.flatMap((field) => checkQuantity(properties[field], `properties.${field}`)),
    ...checkProductTests(properties),
  ];
}
