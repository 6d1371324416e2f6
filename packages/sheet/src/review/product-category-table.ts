import type { Draft } from '../draft/draft.ts';
import { proposedCategories } from '../draft/use/proposed-categories.ts';
import { productCategoryNames } from '../generated/product-category-names.ts';
import { type Check, type Fault, fault } from './check.ts';

const names = new Map(productCategoryNames);

/** One fault that names the categories that the words of the use suggest; none where they suggest none. */
function proposalIn({ description }: Draft, label: string): readonly Fault[] {
  const codes = proposedCategories(description);
  if (codes.length === 0) return [];
  const detail = codes.map((code) => `${code} ${names.get(code) ?? ''}`).join('; ');
  const value = [...description.productCategories, ...codes];
  return [fault(detail, null, { label, changes: [{ path: 'description.productCategories', value }] })];
}

const isConfirmed = ({ description }: Draft): boolean => description.productCategories.length > 0;

/** Whether somebody confirmed what the product is for. */
export const productCategoryChecks: readonly Check[] = [
  {
    id: 'identification.product-category',
    severity: 'should',
    message:
      'The words of the use decide which laws and which entry for transport the sheet names. Confirm the product category, or choose another:',
    at: ['uses'],
    pointsTo: 'description.productCategories',
    findFaults: ({ product: { draft } }) =>
      isConfirmed(draft) ? [] : proposalIn(draft, 'Confirm the product category'),
  },
  {
    id: 'identification.further-category',
    severity: 'hint',
    message: 'The words of the use suggest a further product category. Its duties are left out until you choose it:',
    at: ['uses'],
    pointsTo: 'description.productCategories',
    findFaults: ({ product: { draft } }) => (isConfirmed(draft) ? proposalIn(draft, 'Add the product category') : []),
  },
];
