import { ownValue } from '@gosds/ghs/own-value';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import type { Draft, DraftProductTest } from '../draft.ts';
import { type Finding, problem, warning } from './finding.ts';
import { readNotation } from '../hand-classification.ts';
import { messages } from './messages-en.ts';
import { physicalStateOf } from '../physical-state.ts';
import {
  neverReached,
  notClassified,
  type ProductTest,
  productTests,
  type TestField,
  type ToxicityLimit,
} from '../product-test-table.ts';
import { isImpossibleText, limitOfUnit, reversedLimits } from './property-limits.ts';
import { parseQuantity } from '../quantity.ts';

const isBlank = (text: string) => text.trim() === '';

/** Digits with a decimal point or comma; only temperatures may lie below zero. */
const isNumber = (text: string, unit: string): boolean =>
  (unit === '°C' ? /^-?\d+(?:[.,]\d+)?$/ : /^\d+(?:[.,]\d+)?$/).test(text);

const limitOf = ({ atLeast }: ToxicityLimit, form: string): number =>
  typeof atLeast === 'number' ? atLeast : (ownValue(atLeast, form) ?? 0);

function measureProblem(text: string, field: TestField & { kind: 'measure' }, form: string): string | undefined {
  const measure = parseQuantity(text);
  if (!measure || measure.max <= 0 || (measure.min <= 0 && measure.min !== -Infinity)) return messages.value;
  const limit = limitOf(field.limit, form);
  const isOpen = measure.min === -Infinity || (measure.max === Infinity && measure.min < limit);
  return isOpen ? messages.testOpen(String(limit)) : undefined;
}

function isCategory(notation: string, { hazardClass }: ProductTest): boolean {
  const entry = readNotation(notation);
  return entry !== undefined && entryOf(entry)?.hazardClass === hazardClass;
}

/** True for a figure as the field takes it: a number, or that it was never reached where that can be. */
const isFigure = (text: string, { unit, orNone }: TestField & { kind: 'number' }): boolean =>
  (orNone !== undefined && text === neverReached) || isNumber(text, unit);

const withPoint = (text: string) => text.replace(',', '.');

function figureProblem(text: string, field: TestField & { kind: 'number' }): string | undefined {
  if (!isFigure(text, field)) return messages.testNumber;
  const limit = limitOfUnit(field.unit);
  return limit && isImpossibleText(withPoint(text), limit) ? limit.says : undefined;
}

const unless = (isReadable: boolean, message: string): string | undefined => (isReadable ? undefined : message);

type Answer = { readonly text: string; readonly form: string };

function answerProblem(test: ProductTest, field: TestField, { text, form }: Answer): string | undefined {
  switch (field.kind) {
    case 'choice':
      return unless(
        field.options.some(({ value }) => value === text),
        messages.testResult,
      );
    case 'number':
      return figureProblem(text, field);
    case 'measure':
      return measureProblem(text, field, form);
    case 'category':
      return unless(text === notClassified || isCategory(text, test), messages.testResult);
    case 'text':
      return undefined;
  }
}

function fieldProblem(test: ProductTest, field: TestField, { values }: DraftProductTest): string | undefined {
  const text = (ownValue(values, field.id) ?? '').trim();
  if (text === '') return field.isOptional ? undefined : messages.testResult;
  return answerProblem(test, field, { text, form: values['form'] ?? '' });
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

function checkEvidence({ method, source, date }: DraftProductTest, path: string): Finding[] {
  return [
    ...(isBlank(method) ? [problem(`${path}.method`, messages.testMethod)] : []),
    ...(isBlank(source) ? [problem(`${path}.source`, messages.testSource)] : []),
    ...(isBlank(date) || isDate(date.trim()) ? [] : [problem(`${path}.date`, messages.testDate)]),
  ];
}

const isAbove = (lower = '', upper = '') => !isBlank(upper) && Number(withPoint(lower)) > Number(withPoint(upper));

/** What keeps a test from counting, by its paths. */
export function checkProductTest(test: ProductTest, given: DraftProductTest, path: string): Finding[] {
  const [first] = test.fields;
  const lacksResult = hasNoResult(test, given) && first ? [first.id] : [];
  const wrong = test.fields.flatMap((field) => {
    const message = lacksResult.includes(field.id) ? messages.testResult : fieldProblem(test, field, given);
    return message === undefined ? [] : [problem(`${path}.values.${field.id}`, message)];
  });
  const { lowerLimit, upperLimit } = given.values;
  const isReversed = test.id === 'gas-flammability' && isAbove(lowerLimit, upperLimit);
  const reversed = isReversed ? [problem(`${path}.values.upperLimit`, reversedLimits)] : [];
  return [...wrong, ...reversed, ...checkEvidence(given, path)];
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

/** Paths are `properties.tests.<id>.<field>`. */
export function checkProductTests(properties: Draft['properties']): Finding[] {
  const state = physicalStateOf(properties);
  return givenTests(properties).flatMap(({ test, given }) => {
    const path = `properties.tests.${test.id}`;
    return isOfState(test, state) ? checkProductTest(test, given, path) : [warning(path, messages.testState)];
  });
}
