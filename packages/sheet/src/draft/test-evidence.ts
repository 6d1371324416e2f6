import type { ClassOutcome } from '@gosds/ghs/classification';
import { evidenceOf } from './read-product-tests.ts';
import type { SheetContext } from '../sheet-context.ts';

type Evidence = Pick<NonNullable<ClassOutcome['testData']>, 'method' | 'source'>;

/** Method and report as a sentence cites them, once where they are the same. */
export const evidenceText = ({ method, source }: Evidence): string =>
  method === source ? method : `${method}; ${source}`;

/** The classes that a test of the product decided, with its evidence. */
export const testedClasses = ({
  classification,
}: Pick<SheetContext, 'classification'>): readonly (ClassOutcome & { readonly testData: Evidence })[] =>
  classification.outcomes.flatMap((outcome) => (outcome.testData ? [{ ...outcome, testData: outcome.testData }] : []));

/** The evidence of a test that the user entered, by its id in `productTests`. */
export function givenEvidence({ draft }: Pick<SheetContext, 'draft'>, id: string): string | undefined {
  const given = draft.properties.tests[id];
  return given && evidenceText(evidenceOf(given));
}
