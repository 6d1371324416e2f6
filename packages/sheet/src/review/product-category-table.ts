import { tell } from '@gosds/phrases/finding-message';
import { joined, type Message } from '@gosds/ghs/message';
import type { Draft } from '../draft/draft.ts';
import { proposedCategories } from '../draft/use/proposed-categories.ts';
import { productCategoryNames } from '../generated/product-category-names.ts';
import { type Check, type Fault, fault } from './check.ts';

const names = new Map(productCategoryNames);

/** One fault that names the categories suggested by the words of the use; none if there are no suggestions. */
function proposalIn({ description }: Draft, label: Message): readonly Fault[] {
  const codes = proposedCategories(description);
  if (codes.length === 0) return [];
  const detail = joined(
    'semicolon',
    codes.map((code) => `${code} ${names.get(code) ?? ''}`),
  );
  const value = [...description.productCategories, ...codes];
  return [fault(detail, null, { label, changes: [{ path: 'description.productCategories', value }] })];
}

const isConfirmed = ({ description }: Draft): boolean => description.productCategories.length > 0;

/** Checks that the user confirmed the purpose of the product. */
export const productCategoryChecks: readonly Check[] = [
  {
    id: 'identification.product-category',
    severity: 'should',
    says: tell('identification.productCategory'),
    at: ['uses'],
    pointsTo: 'description.productCategories',
    findFaults: ({ product: { draft } }) =>
      isConfirmed(draft) ? [] : proposalIn(draft, tell('identification.confirmCategory')),
  },
  {
    id: 'identification.further-category',
    severity: 'hint',
    says: tell('identification.furtherCategory'),
    at: ['uses'],
    pointsTo: 'description.productCategories',
    findFaults: ({ product: { draft } }) =>
      isConfirmed(draft) ? proposalIn(draft, tell('identification.addCategory')) : [],
  },
];
