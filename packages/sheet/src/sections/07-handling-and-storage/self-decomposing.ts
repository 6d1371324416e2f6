import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { percent } from '@gosds/ghs/concentration';
import { needsVent } from '../../product/vented-closure.ts';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';
import { atLeast } from '../../product/at-least.ts';

export const selfDecomposing: AnyHazard = ['Unst. Expl.', 'Expl.', 'Self-react.', 'Self-heat.', 'Org. Perox.'];

/** Calcium hypochlorite self-heats in warm storage. */
const holdsHypochlorite = (product: Product): boolean =>
  product.state === 'solid' && atLeast(product, percent(5)).some(({ family }) => family === 'hypochlorite');

/** True if the product decomposes when warm. Only the supplier knows its highest storage temperature. */
export const mayDecompose = (product: Product): boolean =>
  mayHave(product, selfDecomposing) || needsVent(product) || holdsHypochlorite(product);
