import type { Reason } from '@gosds/ghs/classification';
import { hidesProportion } from '../../draft/shown-name.ts';
import { memoised } from '../../memoised.ts';
import { isSubstance } from '../../product/is-substance.ts';
import type { Product } from '../../product/product.ts';
import type { Writing } from '../writing.ts';
import { engineText } from './engine-text.ts';

/** True if sums and mixture estimates would reveal a proportion that the user hides. */
export const hidesSums = ({ ingredients }: Pick<Product, 'ingredients'>): boolean => isAnyHidden(ingredients);

/** Cached, because every reason asks. */
const isAnyHidden = memoised((ingredients: Product['ingredients']): boolean =>
  ingredients.some(({ row }) => hidesProportion(row)),
);

/** A reason as a sentence; empty if it would reveal a confidential proportion. */
export function reasonText(writing: Writing, reason: Reason | undefined): string {
  if (!reason || hidesSums(writing.product)) return '';
  const text = engineText(writing, reason.summary).trim();
  const stop = writing.language.spaces ? '.' : '。';
  return text === '' || text.endsWith(stop) ? text : text + stop;
}

/**
 * The reason for a class. Empty for a substance if it is a sum or a concentration: the substance has its class by
 * itself.
 */
export const classReasonText = (writing: Writing, reason: Reason | undefined): string =>
  isSubstance(writing.product) && (reason?.found === undefined || reason.unit === '%')
    ? ''
    : reasonText(writing, reason);
