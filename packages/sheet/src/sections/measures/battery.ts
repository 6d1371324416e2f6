import { namedArticle } from '../../draft/use/named-article.ts';
import type { Product } from '../../product/product.ts';

type Known = Pick<Product, 'state' | 'draft'>;

const articleOf = ({ state, draft }: Known) =>
  state === 'solid' ? namedArticle(draft.description.productName) : undefined;

/** True for cells and batteries of lithium by the product name. */
export function isLithiumBattery(product: Known): boolean {
  const article = articleOf(product);
  return article === 'lithium-ion-battery' || article === 'lithium-metal-battery';
}

/** True for cells and batteries by the product name. Their contents are enclosed and raise no dust. */
export function isBattery(product: Known): boolean {
  const article = articleOf(product);
  return isLithiumBattery(product) || article === 'lead-battery' || article === 'sealed-lead-battery';
}
