import { nzCertifiedHandlers } from '../generated/lists/nz-certified-handlers.ts';
import { answersQuestion, openClasses } from '../product/answers-question.ts';
import type { Product } from '../product/product.ts';

/**
 * For which of its classes the law of New Zealand asks for a certified handler, or `none`; undefined where a class could not be judged.
 * Fumigants and vertebrate toxic agents go by their use, which the user knows.
 */
export function certifiedHandler(product: Product): string | undefined {
  const found = nzCertifiedHandlers.find((row) => answersQuestion(product, row))?.heading;
  if (found !== undefined) return found;
  const open = openClasses(
    product,
    nzCertifiedHandlers.flatMap(({ hazards }) => hazards),
  );
  return open.length > 0 ? undefined : 'none';
}
