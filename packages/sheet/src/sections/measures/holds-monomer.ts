import { percent } from '@gosds/ghs/concentration';
import { atLeast } from '../../product/at-least.ts';
import type { Product } from '../../product/product.ts';

/** Unsaturated monomers other than acrylates. Polymers contain none. */
const monomer =
  /^(?!.*poly).*(?:\bstyrene$|methylstyrene$|vinyl(?:toluene|benzene| acetate|-2-pyrrolidone)|acrylonitrile$|^isoprene$|^chloroprene$)/i;

/** True if the product may polymerise: it holds an acrylate or another unsaturated monomer. */
export const holdsMonomer = (product: Product): boolean =>
  atLeast(product, percent(1)).some(
    ({ family, substance, row }) => family === 'acrylate' || monomer.test(substance?.name ?? row.name),
  );
