import { ownValue } from '@gosds/ghs/own-value';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import type { Draft, DraftProductTest } from './draft.ts';
import { readNotation } from './hand-classification.ts';
import { isBlank } from './is-blank.ts';
import {
  neverReached,
  notClassified,
  type ProductTest,
  productTests,
  type TestField,
  type ToxicityLimit,
} from './product-test-table.ts';
import { isImpossibleText, limitOfUnit, type PropertyLimit } from './property-limits.ts';
import { parseQuantity } from './quantity.ts';

/** Why a test does not count. `open`: the value leaves the category open, below this highest dose; `limit`: no product can have it. */
export type TestFaultReason =
  | { readonly kind: 'result' | 'value' | 'number' | 'reversed' | 'method' | 'source' | 'date' }
  | { readonly kind: 'open'; readonly highestDose: number }
  | { readonly kind: 'impossible'; readonly limit: PropertyLimit };

/** What keeps a test from counting; `field` is below the test, e.g. `values.dose` or `method`. */
export type TestFault = { readonly field: string; readonly reason: TestFaultReason };

type Reason = TestFaultReason | undefined;

/** Digits with a decimal point or comma; only temperatures may lie below zero. */
const isNumber = (text: string, unit: string): boolean =>
  (unit === '°C' ? /^-?\d+(?:[.,]\d+)?$/ : /^\d+(?:[.,]\d+)?$/).test(text);

const limitOf = ({ atLeast }: ToxicityLimit, form: string): number =>
  typeof atLeast === 'number' ? atLeast : (ownValue(atLeast, form) ?? 0);

function measureFault(text: string, field: TestField & { kind: 'measure' }, form: string): Reason {
  const measure = parseQuantity(text);
  if (!measure || measure.max <= 0 || (measure.min <= 0 && measure.min !== -Infinity)) return { kind: 'value' };
  const limit = limitOf(field.limit, form);
  const isOpen = measure.min === -Infinity || (measure.max === Infinity && measure.min < limit);
  return isOpen ? { kind: 'open', highestDose: limit } : undefined;
}

function isCategory(notation: string, { hazardClass }: ProductTest): boolean {
  const entry = readNotation(notation);
  return entry !== undefined && entryOf(entry)?.hazardClass === hazardClass;
}

/** True for a figure as the field takes it: a number, or that it was never reached where that can be. */
const isFigure = (text: string, { unit, orNone }: TestField & { kind: 'number' }): boolean =>
  (orNone !== undefined && text === neverReached) || isNumber(text, unit);

const withPoint = (text: string) => text.replace(',', '.');

function figureFault(text: string, field: TestField & { kind: 'number' }): Reason {
  if (!isFigure(text, field)) return { kind: 'number' };
  const limit = limitOfUnit(field.unit);
  return limit && isImpossibleText(withPoint(text), limit) ? { kind: 'impossible', limit } : undefined;
}

const unless = (isResult: boolean): Reason => (isResult ? undefined : { kind: 'result' });

type Answer = { readonly text: string; readonly form: string };

function answerFault(test: ProductTest, field: TestField, { text, form }: Answer): Reason {
  switch (field.kind) {
    case 'choice':
      return unless(field.options.some(({ value }) => value === text));
    case 'number':
      return figureFault(text, field);
    case 'measure':
      return measureFault(text, field, form);
    case 'category':
      return unless(text === notClassified || isCategory(text, test));
    case 'text':
      return undefined;
  }
}

function fieldFault(test: ProductTest, field: TestField, { values }: DraftProductTest): Reason {
  const text = (ownValue(values, field.id) ?? '').trim();
  if (text === '') return field.isOptional ? undefined : { kind: 'result' };
  return answerFault(test, field, { text, form: values['form'] ?? '' });
}

/** Of figures that are all optional, one at least is the result. */
const hasNoResult = ({ fields }: ProductTest, { values }: DraftProductTest): boolean =>
  fields.every(({ id }) => isBlank(ownValue(values, id) ?? ''));

/** A year, a month or a day that the calendar has. */
export function isDate(text: string): boolean {
  if (!/^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function evidenceFaults({ method, source, date }: DraftProductTest): TestFault[] {
  return [
    ...(isBlank(method) ? [{ field: 'method', reason: { kind: 'method' } } as const] : []),
    ...(isBlank(source) ? [{ field: 'source', reason: { kind: 'source' } } as const] : []),
    ...(isBlank(date) || isDate(date.trim()) ? [] : [{ field: 'date', reason: { kind: 'date' } } as const]),
  ];
}

const isAbove = (lower = '', upper = '') => !isBlank(upper) && Number(withPoint(lower)) > Number(withPoint(upper));

/** What keeps a test from counting. */
export function productTestFaults(test: ProductTest, given: DraftProductTest): TestFault[] {
  const [first] = test.fields;
  const lacksResult = hasNoResult(test, given) && first ? [first.id] : [];
  const wrong = test.fields.flatMap((field): TestFault[] => {
    const reason: Reason = lacksResult.includes(field.id) ? { kind: 'result' } : fieldFault(test, field, given);
    return reason === undefined ? [] : [{ field: `values.${field.id}`, reason }];
  });
  const { lowerLimit, upperLimit } = given.values;
  const isReversed = test.id === 'gas-flammability' && isAbove(lowerLimit, upperLimit);
  const reversed: TestFault[] = isReversed ? [{ field: 'values.upperLimit', reason: { kind: 'reversed' } }] : [];
  return [...wrong, ...reversed, ...evidenceFaults(given)];
}

export const isOfState = ({ states }: ProductTest, state: PhysicalState): boolean => states.includes(state);

/** The tests of a draft that `productTests` knows, in its order. */
export const givenTests = ({
  tests,
}: Draft['properties']): readonly { readonly test: ProductTest; readonly given: DraftProductTest }[] =>
  productTests.flatMap((test) => {
    const given = tests[test.id];
    return given ? [{ test, given }] : [];
  });
