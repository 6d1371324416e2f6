import { areAll, cannotBurn, isOrganic } from '../sections/chemistry/ingredient-elements.ts';
import { isMostlyWater } from '../sections/measures/combustible-liquid.ts';
import { onlySubstance } from './is-substance.ts';
import type { Product } from './product.ts';
import { has } from './product-hazards.ts';

/** A liquid with a higher flash point does not count as combustible: TRGS 510, 2. */
const highestFlashPointC = 370;

/** Lowest flash point in °C: as measured, else the flash point of the only substance. */
const flashPointOf = (product: Product): number | undefined =>
  (product.measures.flashPoint ?? onlySubstance(product)?.properties.flashPoint)?.min;

function liquidBurns(product: Product): boolean | undefined {
  if (has(product, 'Flam. Liq.')) return true;
  const flash = flashPointOf(product);
  if (flash !== undefined && Number.isFinite(flash)) return flash <= highestFlashPointC;
  if (product.mixture.properties.hasNoFlashPoint || isMostlyWater(product)) return false;
  return areAll(product.ingredients, cannotBurn) ? false : undefined;
}

function solidBurns(product: Product): boolean | undefined {
  if (has(product, 'Flam. Sol.') || areAll(product.ingredients, isOrganic)) return true;
  return areAll(product.ingredients, cannotBurn) ? false : undefined;
}

/** True if the product burns, whether or not it has a flammable class; undefined if not known. */
export function burns(product: Product): boolean | undefined {
  if (product.state === 'liquid') return liquidBurns(product);
  return product.state === 'solid' ? solidBurns(product) : undefined;
}
