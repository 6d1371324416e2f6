import { deTrgs510 } from '../generated/lists/de-trgs-510.ts';
import type { StorageRow } from '../lists/hazard-categories.ts';
import { openClasses } from '../product/answers-question.ts';
import type { Product } from '../product/product.ts';
import { has } from '../product/product-hazards.ts';
import type { WorkedOut } from './outcome.ts';
import { areAll, cannotBurn, isOrganic } from '../sections/chemistry/ingredient-elements.ts';
import { isMostlyWater } from '../sections/measures/combustible-liquid.ts';
import { onlySubstance } from '../product/is-substance.ts';

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
function burns(product: Product): boolean | undefined {
  if (product.state === 'liquid') return liquidBurns(product);
  return product.state === 'solid' ? solidBurns(product) : undefined;
}

const isOfState = ({ state }: Product, { states }: StorageRow): boolean =>
  states === undefined || states.includes(state);

const holds = ({ ingredients }: Product, wanted: string): boolean =>
  ingredients.some(({ substance, row }) => (substance?.cas ?? row.casNumber) === wanted);

function isMet(product: Product, row: StorageRow): boolean {
  if (row.hazards && !has(product, row.hazards)) return false;
  if (row.ingredient !== undefined && !holds(product, row.ingredient)) return false;
  return isOfState(product, row);
}

function classOf(product: Product, row: StorageRow): WorkedOut {
  const { storageClass, ifNotCombustible, hazards, undecidedWith } = row;
  if (storageClass === undefined || (undecidedWith && has(product, undecidedWith))) return { lacks: 'order' };
  if (ifNotCombustible === undefined) return { codes: [{ code: storageClass, by: hazards }] };
  const doesBurn = burns(product);
  if (doesBurn === undefined) return { lacks: 'burns' };
  return { codes: [{ code: doesBurn ? storageClass : ifNotCombustible, by: hazards }] };
}

/**
 * The storage class by TRGS 510, Annex 2: that of the first row that the product meets, if every earlier row could be
 * answered.
 */
export function storageClass(product: Product): WorkedOut {
  for (const row of deTrgs510) {
    if (isMet(product, row)) return classOf(product, row);
    const classes = row.hazards && isOfState(product, row) ? openClasses(product, row.hazards) : [];
    if (classes.length > 0) return { lacks: 'classes', classes };
  }
  return { lacks: 'order' };
}
