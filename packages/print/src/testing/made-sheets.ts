import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { listingsOf } from '@gosds/catalogue/lists/listings';
import { sources } from '@gosds/catalogue/sources';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';
import { reviewSheet } from '@gosds/sheet/review/review';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { catalogueRows, typedNumbers } from '@gosds/sheet/draft/recipe-rows';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import { products } from '@gosds/testkit/products/all-products';
import type { ReviewedSheet } from '@gosds/usecases/sheet-files';

const countryOf: Readonly<Record<LabelRegimeId, string>> = {
  eu: 'DE',
  gb: 'GB',
  us: 'US',
  ca: 'CA',
  au: 'AU',
  un: 'BR',
};

export const wordedMarkets = Object.keys(countryOf) as LabelRegimeId[];

export function factsOf(draft: Draft): SheetFacts {
  const ids = catalogueRows(draft).map(({ materialId }) => materialId);
  const known = ids.map(findByMaterialId).filter((substance) => substance !== undefined);
  return {
    draft,
    substances: new Map(known.map((substance) => [substance.materialId, substance])),
    listings: new Map(typedNumbers(draft).map((cas) => [cas, listingsOf(cas)])),
    sources: new Map(sources.map((source) => [source.id, source])),
    issueDate: '2026-11-21',
    revisionDate: '2026-11-21',
    version: '1.0',
  };
}

export function madeOf(draft: Draft): ReviewedSheet {
  const facts = factsOf(draft);
  const made = makeSheet(facts);
  return { ...made, review: reviewSheet({ ...facts, ...made, today: facts.revisionDate }) };
}

export const inMarket = (draft: Draft, market: LabelRegimeId): Draft => ({
  ...draft,
  description: { ...draft.description, country: countryOf[market] },
});

/** Each real product in each market, and an empty draft. */
export const realDrafts: readonly (readonly [string, Draft])[] = [
  ...products.flatMap(({ name, draft }) =>
    wordedMarkets.map((market) => [`${name}, ${market}`, inMarket(draft, market)] as const),
  ),
  ['an empty draft', draftSchema.parse({})],
];
