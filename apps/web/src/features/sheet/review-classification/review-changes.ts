import { parseDraft } from '@gosds/sheet/draft/entered';
import type { Draft } from '@gosds/sheet/draft/draft';
import { assess } from '@gosds/sheet/product/assess';
import { withoutDepartures } from '@gosds/sheet/hazard-review/calculated-codes';
import { departs, hasEvidence } from '@gosds/sheet/hazard-review/review-status';
import type { Product } from '@gosds/sheet/product/product';
import type { SheetFacts } from '@gosds/sheet/sheet-input';

/** One kind of thing on sheet and label, as the rules have it and as the review has it. */
export type ReviewChange = { readonly what: string; readonly before: string; readonly after: string };

const assumed = '?';

/** The draft with all evidence given, to show what a change would do before it counts. */
const withEvidence = (draft: Draft): Draft => ({
  ...draft,
  review: {
    ...draft.review,
    items: draft.review.items.map((item) =>
      departs(item.status) && !hasEvidence(item) ? { ...item, evidence: assumed, source: assumed } : item,
    ),
  },
});

const joined = (texts: readonly string[]): string => (texts.length === 0 ? 'none' : texts.join(', '));

const transportOf = ({ transport: { land } }: Product): string => {
  if (land.status !== 'regulated') return land.status === 'not-regulated' ? 'no dangerous goods' : 'not decided';
  const { entry } = land.proposal;
  const group = entry.packingGroup === null ? '' : `, packing group ${entry.packingGroup}`;
  return `UN ${entry.un}, class ${entry.class}${group}`;
};

const aspects: readonly (readonly [what: string, read: (product: Product) => string])[] = [
  ['Classes', ({ classification }) => joined(classification.hazards.map(({ code, hCode }) => `${code} ${hCode}`))],
  ['Signal word', ({ label }) => label.signalWord ?? 'none'],
  ['Pictograms', ({ label }) => joined(label.pictograms.map(({ value }) => value))],
  ['Hazard statements', ({ label }) => joined(label.hazardStatements.map(({ value }) => value))],
  ['Precautions', ({ label }) => joined(label.precautionaryStatements.map(({ value }) => value))],
  ['Transport by land', transportOf],
];

/** What the review of a draft changes on sheet and label, or would once its evidence is named. */
export function reviewChanges(draft: Draft, facts: SheetFacts): readonly ReviewChange[] {
  const known = { substances: facts.substances, listings: facts.listings, asOf: facts.revisionDate };
  const made = (each: Draft) => assess(parseDraft(each), known);
  const [before, after] = [made(withoutDepartures(draft)), made(withEvidence(draft))];
  return aspects
    .map(([what, read]) => ({ what, before: read(before), after: read(after) }))
    .filter((change) => change.before !== change.after);
}
