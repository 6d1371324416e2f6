import { ownValue } from '@gosds/ghs/own-value';
import { isDayOrLess } from './day.ts';
import type { Measure, PhysicalState } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import type { DraftProductTest } from './draft.ts';
import { doseUnitOf, routeOf, scaled, usualUnit } from './entered-studies.ts';
import { readNotation } from './hand-classification.ts';
import { isBlank } from './is-blank.ts';
import { isAmbiguous, measureOfText } from './measure-of-text.ts';
import { neverReached, notClassified, type ProductTest, type TestField, type ToxicityLimit } from './test-field.ts';
import { isImpossible, isImpossibleText, limitOfUnit, type PropertyLimit } from './property-limits.ts';

/**
 * Faults of a test. `open`: the value leaves the category open because it lies below this highest dose; it is printed
 * but decides little. All other faults keep the test from counting. `separator`: a comma that may separate thousands.
 * `unit`: wrong for what was inhaled. `limit`: physically impossible.
 */
export type TestFaultReason =
  | { readonly kind: 'result' | 'value' | 'separator' | 'unit' | 'number' | 'reversed' | 'method' | 'source' | 'date' }
  | { readonly kind: 'open'; readonly highestDose: number }
  | { readonly kind: 'impossible'; readonly limit: PropertyLimit };

/** A fault of a test; `field` is the path below the test, e.g. `values.dose` or `method`. */
export type TestFault = { readonly field: string; readonly reason: TestFaultReason };

type Reason = TestFaultReason | undefined;

/** True for digits with a decimal point or comma; only temperatures may be negative. */
const isNumber = (text: string, unit: string): boolean =>
  (unit === '°C' ? /^-?\d+(?:[.,]\d+)?$/ : /^\d+(?:[.,]\d+)?$/).test(text);

const limitOf = ({ atLeast }: ToxicityLimit, form: string): number =>
  typeof atLeast === 'number' ? atLeast : (ownValue(atLeast, form) ?? 0);

type MeasureField = TestField & { readonly kind: 'measure' };

/** A fault for a `>` dose below the upper end of Category 4, or for any `<` dose. */
function openFault(measure: Measure, { id, values }: Answered, limit: ToxicityLimit): Reason {
  const route = routeOf(id, values['form']);
  const unit = route && doseUnitOf(route, values['unit']);
  const isComparable = route && (unit === usualUnit[route] || unit === 'g/kg');
  const { min, max } = scaled(measure, unit === 'g/kg' ? 1000 : 1);
  const highestDose = limitOf(limit, values['form'] ?? '');
  const isOpen = min === -Infinity || (max === Infinity && min < highestDose);
  return isOpen && isComparable ? { kind: 'open', highestDose } : undefined;
}

/** Dust and mist cannot be given in ppm. */
const hasWrongUnit = ({ id, values }: Answered): boolean =>
  routeOf(id, values['form']) === 'dust-mist' && values['unit'] === 'ppm';

function measureFault(text: string, { limit, possible }: MeasureField, answered: Answered): Reason {
  if (isAmbiguous(text)) return { kind: 'separator' };
  const measure = measureOfText(text);
  if (!measure) return { kind: 'value' };
  if (possible && isImpossible(measure, possible)) return { kind: 'impossible', limit: possible };
  return limit && openFault(measure, answered, limit);
}

function isCategory(notation: string, { hazardClass }: ProductTest): boolean {
  const entry = readNotation(notation);
  return entry !== undefined && entryOf(entry)?.hazardClass === hazardClass;
}

/** True for a number, or for the answer that it was never reached, if the field allows that. */
const isFigure = (text: string, { unit, orNone }: TestField & { kind: 'number' }): boolean =>
  (orNone !== undefined && text === neverReached) || isNumber(text, unit);

const withPoint = (text: string) => text.replace(',', '.');

function figureFault(text: string, field: TestField & { kind: 'number' }): Reason {
  if (!isFigure(text, field)) return { kind: 'number' };
  const limit = limitOfUnit(field.unit);
  return limit && isImpossibleText(withPoint(text), limit) ? { kind: 'impossible', limit } : undefined;
}

const unless = (isResult: boolean): Reason => (isResult ? undefined : { kind: 'result' });

/** A test by its id, with all answers. */
type Answered = { readonly id: string; readonly values: Readonly<Record<string, string>> };

type Answer = { readonly text: string; readonly values: Answered['values'] };

function choiceFault(
  { id, options }: TestField & { readonly kind: 'choice' },
  { text, ...answered }: Answered & Answer,
): Reason {
  if (id === 'unit' && hasWrongUnit(answered)) return { kind: 'unit' };
  return unless(options.some(({ value }) => value === text));
}

function answerFault(test: ProductTest, field: TestField, { text, values }: Answer): Reason {
  switch (field.kind) {
    case 'choice':
      return choiceFault(field, { id: test.id, text, values });
    case 'number':
      return figureFault(text, field);
    case 'measure':
      return measureFault(text, field, { id: test.id, values });
    case 'category':
      return unless(text === notClassified || isCategory(text, test));
    case 'text':
      return undefined;
  }
}

function fieldFault(test: ProductTest, field: TestField, { values }: DraftProductTest): Reason {
  const text = (ownValue(values, field.id) ?? '').trim();
  if (text === '') return field.isOptional ? undefined : { kind: 'result' };
  return answerFault(test, field, { text, values });
}

/** If all figures are optional, at least one must be given as the result. */
const hasNoResult = ({ fields }: ProductTest, { values }: DraftProductTest): boolean =>
  fields.every(({ id }) => isBlank(ownValue(values, id) ?? ''));

function evidenceFaults({ method, source, date }: DraftProductTest): TestFault[] {
  return [
    ...(isBlank(method) ? [{ field: 'method', reason: { kind: 'method' } } as const] : []),
    ...(isBlank(source) ? [{ field: 'source', reason: { kind: 'source' } } as const] : []),
    ...dateFaults({ date }),
  ];
}

const dateFaults = ({ date }: Pick<DraftProductTest, 'date'>): TestFault[] =>
  isBlank(date) || isDayOrLess(date) ? [] : [{ field: 'date', reason: { kind: 'date' } }];

const isAbove = (lower = '', upper = '') => !isBlank(upper) && Number(withPoint(lower)) > Number(withPoint(upper));

/** Faults in a test of the product. */
export const productTestFaults = (test: ProductTest, given: DraftProductTest): TestFault[] => [
  ...resultFaults(test, given),
  ...evidenceFaults(given),
];

/** Faults in a supplier's data on an ingredient. The review asks for method and source. */
export const ingredientTestFaults = (test: ProductTest, given: DraftProductTest): TestFault[] => [
  ...resultFaults(test, given),
  ...dateFaults(given),
];

/** True for a fault that keeps the test from counting. */
export const isBlocking = ({ reason }: TestFault): boolean => reason.kind !== 'open';

function resultFaults(test: ProductTest, given: DraftProductTest): TestFault[] {
  const [first] = test.fields;
  const lacksResult = hasNoResult(test, given) && first ? [first.id] : [];
  const wrong = test.fields.flatMap((field): TestFault[] => {
    const reason: Reason = lacksResult.includes(field.id) ? { kind: 'result' } : fieldFault(test, field, given);
    return reason === undefined ? [] : [{ field: `values.${field.id}`, reason }];
  });
  const { lowerLimit, upperLimit } = given.values;
  const isReversed = test.id === 'gas-flammability' && isAbove(lowerLimit, upperLimit);
  const reversed: TestFault[] = isReversed ? [{ field: 'values.upperLimit', reason: { kind: 'reversed' } }] : [];
  return [...wrong, ...reversed];
}

export const isOfState = ({ states }: ProductTest, state: PhysicalState): boolean => states.includes(state);
