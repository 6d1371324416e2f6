import { ownValue } from '@gosds/ghs/own-value';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { evidenceOf } from '../../draft/entered-studies.ts';
import type { Product } from '../../product/product.ts';
import { engineText } from './engine-text.ts';
import type { Writing } from '../writing.ts';

export type Evidence = Pick<NonNullable<ClassOutcome['testData']>, 'method' | 'source' | 'isKnownClass' | 'isReview'>;

/** Method and report as a sentence cites them; once if they are the same. */
export const evidenceText = (writing: Writing, { method, source }: Evidence): string =>
  method === source ? source : `${engineText(writing, method)}; ${source}`;

/** The classes decided by a product test, with its evidence. */
export const testedClasses = ({
  classification,
}: Pick<Product, 'classification'>): readonly (ClassOutcome & { readonly testData: Evidence })[] =>
  classification.outcomes.flatMap((outcome) => (outcome.testData ? [{ ...outcome, testData: outcome.testData }] : []));

/** The evidence for a test that the user entered, by its id in `productTests`. */
export function givenEvidence(writing: Writing, id: string): string | undefined {
  const given = ownValue(writing.product.draft.properties.tests, id);
  return given && evidenceText(writing, evidenceOf(given));
}
