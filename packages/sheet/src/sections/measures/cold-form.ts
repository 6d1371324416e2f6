import { isFrozenGas } from '../../product/gas-by-law.ts';
import { has } from '../../product/product-hazards.ts';
import type { Product } from '../../product/product.ts';

/**
 * A refrigerated liquefied or frozen gas. It freezes what it touches, evaporates all the time and bursts a closed
 * container.
 */
export const isVeryCold = (product: Product): boolean => has(product, 'Press. Gas (Ref. Liq.)') || isFrozenGas(product);

/** In °C, the dew point of dry air at 101.3 kPa. Colder products condense air. */
const airCondensesAt = -191.4;

/** True if the product is cold enough to condense oxygen-rich air: liquid nitrogen, neon, hydrogen, helium. */
export const condensesAir = (product: Product): boolean =>
  has(product, 'Press. Gas (Ref. Liq.)') &&
  !has(product, 'Ox. Gas') &&
  product.ingredients.some(
    ({ substance }) => (substance?.properties.boilingPoint?.max ?? airCondensesAt) < airCondensesAt,
  );
