import { tell } from '@gosds/phrases/finding-message';
import { joined, type Message } from '@gosds/ghs/message';
import type { Draft } from '../draft/draft.ts';
import { proposedCategories } from '../draft/use/proposed-categories.ts';
import { productCategoryNames } from '../generated/product-category-names.ts';
import type { Product } from '../product/product.ts';
import { isSprayed, isSprayedOrSuggested, purposesToConfirm } from '../sections/measures/processing.ts';
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

/** One fault that names the purposes assumed by the words; none if there are none, or all are answered. */
function assumedIn(product: Product): readonly Fault[] {
  const { description } = product.draft;
  const assumed = purposesToConfirm(description, { isSolid: product.state === 'solid' });
  if (assumed.length === 0) return [];
  const detail = joined(
    'semicolon',
    assumed.map((purpose) => tell(`purpose.${purpose}`)),
  );
  const label = tell('identification.confirmPurposes');
  const value = [...description.purposes.confirmed, ...assumed];
  return [fault(detail, null, { label, changes: [{ path: 'description.purposes.confirmed', value }] })];
}

/** One fault if the words say that the product is sprayed, and the user has yet to state how it is worked with. */
function sprayingIn(product: Product): readonly Fault[] {
  if (product.state === 'aerosol' || isSprayed(product) || !isSprayedOrSuggested(product)) return [];
  const label = tell('exposure.confirmWork');
  return [
    fault(tell('exposure.sprayed'), null, { label, changes: [{ path: 'description.processing', value: 'spraying' }] }),
  ];
}

const isConfirmed = ({ description }: Draft): boolean => description.productCategories.length > 0;

/** Checks that the user confirmed the purpose of the product and the way of working that the words suggest. */
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
    id: 'identification.purposes',
    severity: 'should',
    says: tell('identification.purposes'),
    at: ['uses'],
    pointsTo: 'description.purposes',
    findFaults: ({ product }) => assumedIn(product),
  },
  {
    id: 'exposure.spraying',
    severity: 'should',
    says: tell('exposure.spraying'),
    at: ['personal-protection'],
    pointsTo: 'description.processing',
    findFaults: ({ product }) => sprayingIn(product),
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
