import { parseDraft } from '@gosds/sheet/draft/entered';
import type { Draft } from '@gosds/sheet/draft/draft';
import { assess } from '@gosds/sheet/product/assess';
import { withoutDepartures } from '@gosds/sheet/hazard-review/calculated-codes';
import { departs, hasEvidence } from '@gosds/sheet/hazard-review/review-status';
import type { Product } from '@gosds/sheet/product/product';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import type { Words } from '@gosds/phrases/generated/interface/words';

/** What the review removes from sheet and label, and what it adds. */
export type ReviewChange = { readonly what: string; readonly gone: string; readonly added: string };

const assumed = '?';

/** The draft as if all evidence were given, to show the effect of a change before it counts. */
const withEvidence = (draft: Draft): Draft => ({
  ...draft,
  review: {
    ...draft.review,
    items: draft.review.items.map((item) =>
      departs(item.status) && !hasEvidence(item) ? { ...item, evidence: assumed, source: assumed } : item,
    ),
  },
});

type Texts = Words['reviewClassification'];

function transportOf({ transport: { land } }: Product, { transport }: Texts): readonly string[] {
  if (land.status !== 'regulated') {
    return [land.status === 'not-regulated' ? transport.notRegulated : transport.incomplete];
  }
  const { un, class: goodsClass, packingGroup: group } = land.proposal.entry;
  return [group === null ? transport.entry({ un, goodsClass }) : transport.entryGroup({ un, goodsClass, group })];
}

const valuesOf = (all: readonly { readonly value: string }[]): readonly string[] => all.map(({ value }) => value);

type Aspect = readonly [what: keyof Texts['aspect'], read: (product: Product, texts: Texts) => readonly string[]];

const aspects: readonly Aspect[] = [
  ['classes', ({ classification }) => classification.hazards.map(({ code, hCode }) => `${code} ${hCode}`)],
  ['signalWord', ({ label }, { signal }) => [signal[label.signalWord ?? 'none']]],
  ['pictograms', ({ label }) => valuesOf(label.pictograms)],
  ['statements', ({ label }) => valuesOf(label.hazardStatements)],
  ['precautions', ({ label }) => valuesOf(label.precautionaryStatements)],
  ['transport', transportOf],
];

/** The changes of the review on sheet and label, including those that only lack evidence, in these words. */
export function reviewChanges(draft: Draft, facts: SheetFacts, texts: Texts): readonly ReviewChange[] {
  const known = { substances: facts.substances, listings: facts.listings, asOf: facts.revisionDate };
  const made = (each: Draft) => assess(parseDraft(each), known);
  const [before, after] = [made(withoutDepartures(draft)), made(withEvidence(draft))];
  const beside = (these: readonly string[], those: readonly string[]) =>
    these.filter((each) => !those.includes(each)).join(', ');
  return aspects
    .map(([what, read]) => ({
      what: texts.aspect[what],
      gone: beside(read(before, texts), read(after, texts)),
      added: beside(read(after, texts), read(before, texts)),
    }))
    .filter(({ gone, added }) => gone !== '' || added !== '');
}
