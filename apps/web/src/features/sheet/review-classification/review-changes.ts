import { parseDraft } from '@gosds/sheet/draft/entered';
import type { Draft } from '@gosds/sheet/draft/draft';
import { assess } from '@gosds/sheet/product/assess';
import { withoutDepartures } from '@gosds/sheet/hazard-review/calculated-codes';
import { departs, hasEvidence } from '@gosds/sheet/hazard-review/review-status';
import type { Product } from '@gosds/sheet/product/product';
import type { SheetFacts } from '@gosds/sheet/sheet-input';

/** What the review takes off sheet and label, and what it puts there. */
export type ReviewChange = { readonly what: string; readonly gone: string; readonly added: string };

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

const transportOf = ({ transport: { land } }: Product): readonly string[] => {
  if (land.status !== 'regulated') return [land.status === 'not-regulated' ? 'No dangerous goods' : 'Not decided'];
  const { entry } = land.proposal;
  const group = entry.packingGroup === null ? '' : `, packing group ${entry.packingGroup}`;
  return [`UN ${entry.un}, class ${entry.class}${group}`];
};

const valuesOf = (all: readonly { readonly value: string }[]): readonly string[] => all.map(({ value }) => value);

const aspects: readonly (readonly [what: string, read: (product: Product) => readonly string[]])[] = [
  ['Classes', ({ classification }) => classification.hazards.map(({ code, hCode }) => `${code} ${hCode}`)],
  ['Signal word', ({ label }) => [label.signalWord ?? 'No signal word']],
  ['Pictograms', ({ label }) => valuesOf(label.pictograms)],
  ['Hazard statements', ({ label }) => valuesOf(label.hazardStatements)],
  ['Precautions', ({ label }) => valuesOf(label.precautionaryStatements)],
  ['Transport by land', transportOf],
];

/** What the review of a draft changes on sheet and label, or would once its evidence is named. */
export function reviewChanges(draft: Draft, facts: SheetFacts): readonly ReviewChange[] {
  const known = { substances: facts.substances, listings: facts.listings, asOf: facts.revisionDate };
  const made = (each: Draft) => assess(parseDraft(each), known);
  const [before, after] = [made(withoutDepartures(draft)), made(withEvidence(draft))];
  const beside = (these: readonly string[], those: readonly string[]) =>
    these.filter((each) => !those.includes(each)).join(', ');
  return aspects
    .map(([what, read]) => ({
      what,
      gone: beside(read(before), read(after)),
      added: beside(read(after), read(before)),
    }))
    .filter(({ gone, added }) => gone !== '' || added !== '');
}
