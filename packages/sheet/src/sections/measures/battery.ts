import { purposesOf } from '../../draft/use/purposes-of.ts';
import type { Product } from '../../product/product.ts';

type Known = Pick<Product, 'state' | 'draft'>;

const articleOf = ({ state, draft }: Known) => (state === 'solid' ? purposesOf(draft.description).kind : undefined);

/** True for cells and batteries of lithium. */
export function isLithiumBattery(product: Known): boolean {
  const article = articleOf(product);
  return article === 'lithium-ion-battery' || article === 'lithium-metal-battery';
}

/** True for cells and batteries. Their contents are enclosed and raise no dust. */
export function isBattery(product: Known): boolean {
  const article = articleOf(product);
  return isLithiumBattery(product) || article === 'lead-battery' || article === 'sealed-lead-battery';
}
