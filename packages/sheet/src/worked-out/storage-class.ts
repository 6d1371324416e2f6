import type { HazardClass } from '@gosds/ghs/hazard';
import { type HazardPart, isAnyOf } from '@gosds/ghs/hazard-question';
import { categoryEntries } from '@gosds/ghs/registry';
import { deTrgs510 } from '../generated/lists/de-trgs-510.ts';
import type { StorageRow } from '../lists/hazard-categories.ts';
import { burns } from '../product/burns.ts';
import type { Product } from '../product/product.ts';
import { has } from '../product/product-hazards.ts';
import type { WorkedOut } from './outcome.ts';

const isOfState = ({ state }: Product, { states }: StorageRow): boolean =>
  states === undefined || states.includes(state);

const holds = ({ ingredients }: Product, wanted: string): boolean =>
  ingredients.some(({ substance, row }) => (substance?.cas ?? row.casNumber) === wanted);

function isMet(product: Product, row: StorageRow): boolean {
  if (row.hazards && !has(product, row.hazards)) return false;
  if (row.ingredient !== undefined && !holds(product, row.ingredient)) return false;
  return isOfState(product, row);
}

const classesOf = (hazards: readonly HazardPart[]): ReadonlySet<HazardClass> =>
  new Set(
    categoryEntries
      .filter((entry) => isAnyOf({ ...entry, hCode: entry.hCode ?? '' }, hazards))
      .map(({ hazardClass }) => hazardClass),
  );

/** Classes that would make the row and could not be judged. */
function openClasses({ classification }: Product, { hazards = [] }: StorageRow): readonly HazardClass[] {
  const wanted = classesOf(hazards);
  return classification.outcomes
    .filter(({ status, hazardClass }) => status === 'incomplete' && wanted.has(hazardClass))
    .map(({ hazardClass }) => hazardClass);
}

function classOf(product: Product, row: StorageRow): WorkedOut {
  const { storageClass, ifNotCombustible, hazards, undecidedWith } = row;
  if (storageClass === undefined || (undecidedWith && has(product, undecidedWith))) return { lacks: 'order' };
  if (ifNotCombustible === undefined) return { code: storageClass, by: hazards };
  const doesBurn = burns(product);
  if (doesBurn === undefined) return { lacks: 'burns' };
  return { code: doesBurn ? storageClass : ifNotCombustible, by: hazards };
}

/** The storage class by TRGS 510, Annex 2: that of the first question that the product meets, where each before it could be answered. */
export function storageClass(product: Product): WorkedOut {
  for (const row of deTrgs510) {
    if (isMet(product, row)) return classOf(product, row);
    const classes = isOfState(product, row) ? openClasses(product, row) : [];
    if (classes.length > 0) return { lacks: 'classes', classes };
  }
  return { lacks: 'order' };
}
