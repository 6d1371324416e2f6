import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { Market } from '@gosds/ghs/markets/market';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import type { TestData } from '@gosds/ghs/mixture';
import { marketBasis } from '../profiles/countries.ts';
import type { Draft } from '../draft/draft.ts';
import { readNotation } from '../draft/hand-classification.ts';
import { fitsState, reviewItemOf } from './review-categories.ts';
import { departs, hasEvidence, type ReviewItem } from './review-status.ts';

type Decision = { readonly item: ReviewItem; readonly entry: Hazard; readonly hazardClass: HazardClass };

/** Ignores an item for another market or physical state: the product cannot be in its class. */
function decisionOf(item: ReviewItem, { properties }: Draft, market: Market): Decision[] {
  const entry = readNotation(item.id);
  const category = entry && reviewItemOf(market, entry);
  if (!entry || !category || !departs(item.status) || !fitsState(category.states, properties)) return [];
  return hasEvidence(item) ? [{ item, entry, hazardClass: category.hazardClass }] : [];
}

function withOrgans(entry: Hazard, organs = ''): Hazard {
  return organs.trim() === '' ? entry : { ...entry, detail: organs.trim() };
}

function testOf({ item, entry, hazardClass }: Decision): TestData {
  const method = item.evidence.trim();
  const isAdded = item.status === 'user-defined';
  return {
    hazardClass,
    ...(isAdded ? { outcome: withOrgans(entry, item.organs) } : { takesAway: entry }),
    method,
    source: item.source?.trim() ?? method,
    isReview: true,
  };
}

/**
 * The user's additions and deletions with evidence, as test data for the engine. Each decides its class instead of the
 * calculation; an added category replaces the whole class. `asOf`: ISO date of the law.
 */
export function departuresOf(draft: Draft, asOf: string): readonly TestData[] {
  if (draft.mode !== 'advanced' || draft.review.items.length === 0) return [];
  const market = marketAsOf(marketBasis(draft.description.country).rules, asOf);
  const decided = draft.review.items.flatMap((item) => decisionOf(item, draft, market));
  const added = decided.filter(({ item }) => item.status === 'user-defined');
  const isReplaced = ({ hazardClass }: Decision) => added.some((other) => other.hazardClass === hazardClass);
  const deleted = decided.filter((one) => one.item.status === 'deleted' && !isReplaced(one));
  return [...added, ...deleted].map(testOf);
}
