import { checkProductTests } from './check-product-tests.ts';
import type { Draft, Quantity } from '../draft.ts';
import { type Finding, problem } from './finding.ts';
import { messages } from './messages-en.ts';
import {
  brokenLimit,
  isImpossibleText,
  isLimited,
  isReversed,
  phLimit,
  type PropertyLimit,
  reversedLimits,
  solutionLimit,
} from './property-limits.ts';
import { hasValidSymbols, isAnsweredByUnit, parseQuantity } from '../quantity.ts';

type Properties = Draft['properties'];

const isBlank = (text: string) => text.trim() === '';

function checkNumber(text: string, path: string): Finding[] {
  if (isBlank(text)) return [];
  if (!hasValidSymbols(text)) return [problem(path, messages.symbols)];
  return parseQuantity(text) ? [] : [problem(path, messages.value)];
}

const checkQuantity = ({ value, unit }: Quantity, path: string): Finding[] =>
  isAnsweredByUnit(unit) ? [] : checkNumber(value, path);

/** What is written rightly and yet cannot be. */
function checkLimited(text: string, limit: PropertyLimit, path: string): Finding[] {
  const wrong = checkNumber(text, path);
  return wrong.length === 0 && isImpossibleText(text, limit) ? [problem(path, limit.says)] : wrong;
}

function checkField(properties: Properties, field: (typeof quantityFields)[number]): Finding[] {
  const path = `properties.${field}.value`;
  const wrong = checkQuantity(properties[field], path);
  const broken = isLimited(field) ? brokenLimit(properties, field) : undefined;
  return wrong.length === 0 && broken ? [problem(path, broken.says)] : wrong;
}

const checkExplosiveLimits = (properties: Properties): Finding[] =>
  isReversed(properties)
    ? (['lowerExplosiveLimit', 'upperExplosiveLimit'] as const).map((field) =>
        problem(`properties.${field}.value`, reversedLimits),
      )
    : [];

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
] as const satisfies readonly (keyof Properties)[];

export function checkProperties(properties: Properties): Finding[] {
  const { state, waterSolubility, ph, phSolution } = properties;
  return [
    ...(isBlank(state) ? [problem('properties.state', messages.mandatory)] : []),
    ...(isBlank(waterSolubility) ? [problem('properties.waterSolubility', messages.mandatory)] : []),
    ...checkLimited(ph, phLimit, 'properties.ph'),
    ...checkLimited(phSolution.value, phLimit, 'properties.phSolution.value'),
    ...checkLimited(phSolution.percentage, solutionLimit, 'properties.phSolution.percentage'),
    ...quantityFields.flatMap((field) => checkField(properties, field)),
    ...checkExplosiveLimits(properties),
    ...checkProductTests(properties),
  ];
}
