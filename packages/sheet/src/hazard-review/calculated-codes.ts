import { parseDraft } from '../draft/entered.ts';
import type { Draft } from '../draft/draft.ts';
import { assess } from '../product/assess.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import type { Product } from '../product/product.ts';
import { reviewItemOf } from './review-categories.ts';

/** The draft without the user's additions and deletions, as the rules see it. */
export const withoutDepartures = (draft: Draft): Draft => ({ ...draft, review: { ...draft.review, items: [] } });

/** The ids of the product's categories in the review. */
export const codesOf = ({ classification, rules }: Pick<Product, 'classification' | 'rules'>): readonly string[] => [
  ...new Set(classification.hazards.flatMap((hazard) => reviewItemOf(rules, hazard)?.id ?? [])),
];

/** The ids that the rules generate for a draft, ignoring the user's changes. */
export const calculatedCodes = (draft: Draft, facts: ProductFacts): readonly string[] =>
  codesOf(assess(parseDraft(withoutDepartures(draft)), facts));
