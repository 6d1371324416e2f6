import type { Product } from '../product/product.ts';
import { icpeHeadings } from './icpe-headings.ts';
import { storageClass } from './storage-class.ts';
import { vocContent } from './voc-content.ts';
import type { WorkedOut } from './outcome.ts';

/** Rules by the id of the list in a national form. */
const rules: Readonly<Record<string, (product: Product) => WorkedOut>> = {
  'storage-class': storageClass,
  icpe: icpeHeadings,
  voc: vocContent,
};

/** The result of a national rule for the product; undefined if there is no rule for the list. */
export const workedOut = (product: Product, listId: string): WorkedOut | undefined =>
  Object.hasOwn(rules, listId) ? rules[listId]?.(product) : undefined;
