import { percent } from '@gosds/ghs/concentration';
import type { Product } from '../../product/product.ts';
import { atLeast } from '../../product/at-least.ts';

/** Cements, quicklime and slaked lime, which form a strongly alkaline paste with water. */
const binders: readonly string[] = ['65997-15-1', '65997-16-2', '1305-78-8', '1305-62-0'];

const slakedLime = '1305-62-0';

/** A binder that sets with damp. Slaked lime is excluded because it has already reacted with water. */
export const holdsBinderThatSets = (product: Pick<Product, 'ingredients'>): boolean =>
  atLeast(product, percent(1)).some(
    ({ substance }) => substance?.cas !== slakedLime && binders.includes(substance?.cas ?? ''),
  );

export const holdsAlkalineBinder = (product: Pick<Product, 'ingredients'>): boolean =>
  atLeast(product, percent(1)).some(({ substance }) => binders.includes(substance?.cas ?? ''));

/** Binders that set with water: cement, quicklime, plaster. */
const hydraulic = /\bcement|^calcium oxide|quicklime|\bplaster\b/i;

export const isHydraulic = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'solid' &&
  atLeast(product, percent(1)).some(({ substance, row }) => hydraulic.test(substance?.name ?? row.name));
