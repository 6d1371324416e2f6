import { isFrozenGas } from '../../product/gas-by-law.ts';
import { has } from '../../product/product-hazards.ts';
import type { Product } from '../../product/product.ts';

/** A refrigerated liquefied gas or a frozen one: it freezes what it touches, turns to gas all the time and bursts a closed container. */
export const isVeryCold = (product: Product): boolean => has(product, 'Press. Gas (Ref. Liq.)') || isFrozenGas(product);

/** In °C, the dew point of dry air at 101.3 kPa: what is colder condenses it. */
const airCondensesAt = -191.4;

/** So cold that the air which condenses on it becomes richer in oxygen: liquid nitrogen, neon, hydrogen, helium. */
export const condensesAir = (product: Product): boolean =>
  has(product, 'Press. Gas (Ref. Liq.)') &&
  !has(product, 'Ox. Gas') &&
  product.ingredients.some(
    ({ substance }) => (substance?.properties.boilingPoint?.max ?? airCondensesAt) < airCondensesAt,
  );
