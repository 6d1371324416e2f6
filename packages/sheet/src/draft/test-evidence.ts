import { ownValue } from '@gosds/ghs/own-value';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { evidenceOf } from './read-product-tests.ts';
import type { SheetContext } from '../sheet-context.ts';

type Evidence = Pick<NonNullable<ClassOutcome['testData']>, 'method' | 'source' | 'isKnownClass'>;

/** A dose stands behind its method as it was typed, with a decimal point. */
const dose = /(?<=: L[CD]50 )\S+(?= (?:mg|ppm))/;

export const testMethod = ({ phrases: { shared } }: Pick<SheetContext, 'phrases'>, method: string): string =>
  method.replace(dose, (value) => value.replaceAll(/\d+\.\d+/g, (number) => shared.number(number)));

/** Method and report as a sentence cites them, once where they are the same. */
export const evidenceText = (c: Pick<SheetContext, 'phrases'>, { method, source }: Evidence): string =>
  method === source ? method : `${testMethod(c, method)}; ${source}`;

/** The classes that a test of the product decided, with its evidence. */
export const testedClasses = ({
  classification,
}: Pick<SheetContext, 'classification'>): readonly (ClassOutcome & { readonly testData: Evidence })[] =>
  classification.outcomes.flatMap((outcome) => (outcome.testData ? [{ ...outcome, testData: outcome.testData }] : []));

/** The evidence of a test that the user entered, by its id in `productTests`. */
export function givenEvidence(c: Pick<SheetContext, 'draft' | 'phrases'>, id: string): string | undefined {
  const given = ownValue(c.draft.properties.tests, id);
  return given && evidenceText(c, evidenceOf(given));
}
