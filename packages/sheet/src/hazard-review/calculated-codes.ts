import { parseDraft } from '../draft/entered.ts';
import type { Draft } from '../draft/draft.ts';
import { assess } from '../product/assess.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import type { Product } from '../product/product.ts';
import { reviewItemOf } from './review-categories.ts';

/** The draft as the rules see it, without what the user added or deleted. */
export const withoutDepartures = (draft: Draft): Draft => ({ ...draft, review: { ...draft.review, items: [] } });

/** The ids of the categories that a product is in, as its review names them. */
export const codesOf = ({ classification, rules }: Pick<Product, 'classification' | 'rules'>): readonly string[] => [
  ...new Set(classification.hazards.flatMap((hazard) => reviewItemOf(rules, hazard)?.id ?? [])),
];

/** The codes that the rules generate for a draft, whatever the user changed. */
export const calculatedCodes = (draft: Draft, facts: ProductFacts): readonly string[] =>
  codesOf(assess(parseDraft(withoutDepartures(draft)), facts));
