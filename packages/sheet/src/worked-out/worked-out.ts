import type { Product } from '../product/product.ts';
import { icpeHeadings } from './icpe-headings.ts';
import { storageClass } from './storage-class.ts';
import type { WorkedOut } from './outcome.ts';

/** By the id of a list that a national form asks for. */
const rules: Readonly<Record<string, (product: Product) => WorkedOut>> = {
  'storage-class': storageClass,
  icpe: icpeHeadings,
};

/** What a national rule makes of the product; undefined where no rule of the list is held. */
export const workedOut = (product: Product, listId: string): WorkedOut | undefined =>
  Object.hasOwn(rules, listId) ? rules[listId]?.(product) : undefined;
