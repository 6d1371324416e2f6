import { nzCertifiedHandlers } from '../generated/lists/nz-certified-handlers.ts';
import { answersQuestion, openClasses } from '../product/answers-question.ts';
import type { Product } from '../product/product.ts';

const hazardsOfHandlers = nzCertifiedHandlers.flatMap(({ hazards }) => hazards);

/**
 * The class for which the law of New Zealand requires a certified handler, or `none`; undefined if a class could not be
 * judged. Fumigants and vertebrate toxic agents depend on the use, which the user knows.
 */
export function certifiedHandler(product: Product): string | undefined {
  const found = nzCertifiedHandlers.find((row) => answersQuestion(product, row))?.heading;
  if (found !== undefined) return found;
  const open = openClasses(product, hazardsOfHandlers);
  return open.length > 0 ? undefined : 'none';
}
