import { namedArticle } from '../../draft/use/named-article.ts';
import type { Product } from '../../product/product.ts';

/** True for cells and batteries of lithium by the product name. Their contents are enclosed and raise no dust. */
export function isLithiumBattery({ state, draft }: Pick<Product, 'state' | 'draft'>): boolean {
  const article = namedArticle(draft.description.productName);
  return state === 'solid' && (article === 'lithium-ion-battery' || article === 'lithium-metal-battery');
}
