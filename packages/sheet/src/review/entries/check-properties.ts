import { tell } from '@gosds/phrases/finding-message';
import type { InputPath } from '../../draft/input-path.ts';
import { checkProductTests } from './check-product-tests.ts';
import type { Draft, Quantity } from '../../draft/draft.ts';
import type { Finding } from '../finding.ts';
import { parseMeasures } from '../../draft/entered-measures.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';
import {
  brokenLimit,
  isImpossibleText,
  isLimited,
  isReversed,
  phLimit,
  type PropertyLimit,
  solutionLimit,
} from '../../draft/property-limits.ts';
import { quantityFields } from '../../draft/quantity-fields.ts';
import { isDynamicViscosity } from '../../draft/units.ts';
import { hasValidSymbols, isAnsweredByUnit, parseQuantity } from '../../draft/quantity.ts';

type Properties = Draft['properties'];

const isBlank = (text: string) => text.trim() === '';

function checkNumber(text: string, path: InputPath): Finding[] {
  if (isBlank(text)) return [];
  if (!hasValidSymbols(text)) return [found(entryChecks.symbols, path)];
  return parseQuantity(text) ? [] : [found(entryChecks.value, path)];
}

const checkQuantity = ({ value, unit }: Quantity, path: InputPath): Finding[] =>
  isAnsweredByUnit(unit) ? [] : checkNumber(value, path);

/** Reports a well-formed value that is physically impossible. */
function checkLimited(text: string, limit: PropertyLimit, path: InputPath): Finding[] {
  const wrong = checkNumber(text, path);
  return wrong.length === 0 && isImpossibleText(text, limit) ? [found(entryChecks.impossible, path, limit)] : wrong;
}

function checkField(properties: Properties, field: (typeof quantityFields)[number]): Finding[] {
  const path = `properties.${field}.value` as const;
  const wrong = checkQuantity(properties[field], path);
  const broken = isLimited(field) ? brokenLimit(properties, field) : undefined;
  return wrong.length === 0 && broken ? [found(entryChecks.impossible, path, broken)] : wrong;
}

const checkExplosiveLimits = (properties: Properties): Finding[] =>
  isReversed(parseMeasures(properties))
    ? (['lowerExplosiveLimit', 'upperExplosiveLimit'] as const).map((field) =>
        found(entryChecks.reversedLimits, `properties.${field}.value`),
      )
    : [];

/** A dynamic viscosity needs the density to be read. */
function checkViscosity(properties: Properties): Finding[] {
  const { value, unit } = properties.viscosity;
  const isDynamic = isDynamicViscosity(unit) && parseQuantity(value) !== undefined;
  const isRead = parseMeasures(properties).viscosity !== undefined;
  return isDynamic && !isRead ? [found(entryChecks.viscosityDensity, 'properties.viscosity.value')] : [];
}

export function checkProperties(properties: Properties): Finding[] {
  const { state, waterSolubility, ph, phSolution } = properties;
  return [
    ...(isBlank(state) ? [found(entryChecks.mandatory, 'properties.state', tell('entry.needState'))] : []),
    ...(isBlank(waterSolubility)
      ? [found(entryChecks.mandatory, 'properties.waterSolubility', tell('entry.needWaterSolubility'))]
      : []),
    ...checkLimited(ph, phLimit, 'properties.ph'),
    ...checkLimited(phSolution.value, phLimit, 'properties.phSolution.value'),
    ...checkLimited(phSolution.percentage, solutionLimit, 'properties.phSolution.percentage'),
    ...quantityFields.flatMap((field) => checkField(properties, field)),
    ...checkExplosiveLimits(properties),
    ...checkViscosity(properties),
    ...checkProductTests(properties),
  ];
}
