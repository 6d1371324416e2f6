import { say } from '../message.ts';
import type { ClassOutcome } from '../classification.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import { hazardInMarket } from '../label/hazard-in-market.ts';
import type { Market } from '../markets/market.ts';
import { categoryEntries, entryOf, hazardClasses } from '../registry.ts';
import { toMarketCategory } from './assessment.ts';
import { plainReason } from './reason.ts';

/**
 * Reports a class that the market did not adopt as not adopted. Gives a category the name, and a statement the form, that
 * they have in the market.
 */
export function asAdopted(market: Market, hazardClass: HazardClass, outcome: ClassOutcome | undefined): ClassOutcome {
  const { categories, notAdopted } = adoptionOf(market);
  const absent = notAdopted.get(hazardClass);
  if (!outcome || absent) return absent ?? classNotAdopted(market, hazardClass);
  const reached = outcome.hazards.map((hazard) =>
    hazardInMarket(categories.has(hazard.code) ? hazard : toMarketCategory(market, hazard), market.wording),
  );
  if (reached.every((hazard, at) => hazard === outcome.hazards[at] && categories.has(hazard.code))) return outcome;
  const hazards = reached.filter(({ code }) => categories.has(code));
  const dropped = reached.filter((hazard) => !hazards.includes(hazard));
  if (dropped.length === 0) return { ...outcome, hazards };
  const names = dropped.map(({ code }) => code);
  const reason = plainReason('category-not-adopted', market.law, say('adoption-categoryNotAdopted', { names }));
  const status = outcome.status === 'classified' && hazards.length === 0 ? 'not-classified' : outcome.status;
  return { ...outcome, status, hazards, reasons: [reason, ...outcome.reasons] };
}

type Adoption = {
  readonly categories: ReadonlySet<string>;
  readonly notAdopted: ReadonlyMap<HazardClass, ClassOutcome>;
};

const adoptions = new WeakMap<Market, Adoption>();

function adoptionOf(market: Market): Adoption {
  const known = adoptions.get(market);
  if (known) return known;
  const categories = new Set(market.adopted);
  const inForce = new Set(categoryEntries.filter(({ code }) => categories.has(code)).map((entry) => entry.hazardClass));
  const absent = hazardClasses.filter((hazardClass) => !inForce.has(hazardClass));
  const notAdopted = new Map(absent.map((hazardClass) => [hazardClass, classNotAdopted(market, hazardClass)]));
  const adoption = { categories, notAdopted };
  adoptions.set(market, adoption);
  return adoption;
}

const classNotAdopted = (market: Market, hazardClass: HazardClass): ClassOutcome => ({
  hazardClass,
  status: 'not-adopted',
  hazards: [],
  reasons: [
    plainReason('class-not-adopted', market.law, say('adoption-classNotAdopted', { hazardClass: { hazardClass } })),
  ],
  missing: [],
});

/**
 * False for a category that the market left out of a class that it adopted, such as Aquatic Acute 3 in the European
 * Union: documents there do not state it. True for hazards of classes that the market does not have at all, which
 * documents state unchanged.
 */
export const isCategoryOfMarket = (market: Market, hazard: Hazard): boolean => {
  const { categories, notAdopted } = adoptionOf(market);
  const hazardClass = entryOf(hazard)?.hazardClass;
  return (
    categories.has(hazard.code) ||
    market.renames[hazard.code] !== undefined ||
    hazardClass === undefined ||
    notAdopted.has(hazardClass)
  );
};
