import { createHash } from 'node:crypto';
import { loadLanguage } from '@gosds/phrases/load-language';
import { auditSheet } from '@gosds/sheet/audit/audit';
import { calculatedCodes } from '@gosds/sheet/hazard-review/calculated-codes';
import { addableElements } from '@gosds/sheet/label/addable-elements';
import { labelLines, unknownEdits } from '@gosds/sheet/label/signed-label';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { suggestGoods } from '@gosds/sheet/product/suggest-goods';
import { reviewSheet } from '@gosds/sheet/review/review';
import { type WrittenReview, writtenReview } from '@gosds/sheet/review/written-review';
import { reviewReport } from '@gosds/sheet/review/review-report';
import { lawAhead, sheetSince } from '@gosds/sheet/law-ahead/law-ahead';
import { makeEditedSheet } from '@gosds/sheet/make-edited-sheet';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sheetLanguage } from '@gosds/sheet/profiles/countries';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import type { SheetEdit } from '@gosds/sheet/versions/apply-edits';
import { sheetText } from '@gosds/sheet/sheet-text';
import { labelSentences } from './label-sentences.ts';
import { labelTags, labelToPrint } from './print-package-label.ts';
import type { ReadCarriedSheet, ReviewedSheet, WriteSheetFiles } from './sheet-files.ts';
import type { CollectedFacts, SheetMaker, SheetRequest } from './sheet-maker.ts';

async function withLanguage(facts: CollectedFacts): Promise<SheetFacts> {
  return { ...facts, language: await loadLanguage(sheetLanguage(facts.draft.description)) };
}

function reviewed(facts: SheetFacts, edits: readonly SheetEdit[] = []): ReviewedSheet {
  const { signed } = makeEditedSheet(facts, edits);
  return reviewOf(facts, { ...signed, edits });
}

const reviewOf = (facts: SheetFacts, made: Omit<ReviewedSheet, 'review'>): ReviewedSheet => ({
  ...made,
  review: reviewSheet({ ...facts, ...made, today: facts.revisionDate }),
});

function contentHashOf(sheet: SheetDocument, review: WrittenReview, logo: SheetRequest['logo']): string {
  const content = JSON.stringify([sheet, logo?.hash, logo?.widthPx, review]);
  return createHash('sha256').update(content).digest('base64url');
}

const madeLabel: SheetMaker['label'] = async ({ facts: collected, request, names, labelText: says, edits }) => {
  const facts = await withLanguage(collected);
  const { proposal, signed } = makeEditedSheet(facts, edits);
  const { product: asEntered, document } = proposal;
  if (labelSentences(signed.document) !== says) return { status: 'outdated' };
  const { draft } = asEntered;
  const product = { ...asEntered, draft: { ...draft, description: { ...draft.description, ...names } } };
  const languages = [document.language, ...(document.otherPart ? [document.otherPart.language] : [])];
  const wanted = { product, edition: facts, request, date: facts.revisionDate, signed: { edits, languages } };
  const unknown = unknownEdits(wanted.signed, labelLines(asEntered, facts), await labelTags(wanted));
  if (unknown.length > 0) return { status: 'unknown-edits', edits: unknown };
  return { status: 'made', toPrint: await labelToPrint(wanted) };
};

/** Makes sheets in the calling thread. */
export const sheetMaker = (writeFiles: WriteSheetFiles, readCarried: ReadCarriedSheet): SheetMaker => ({
  async make({ facts: collected, logo, knownHash, edits }) {
    const facts = await withLanguage(collected);
    const finished = reviewed(facts, edits);
    const { document: sheet } = finished;
    const review = writtenReview(finished.review);
    const contentHash = contentHashOf(sheet, review, logo);
    const files = contentHash === knownHash ? undefined : writeFiles(facts, finished);
    return { sheet, review, contentHash, text: sheetText(sheet), files };
  },

  async review(collected) {
    const { document, review } = reviewed(await withLanguage(collected));
    const { productName, companyName, market, ruleSet } = document;
    return { about: { productName, companyName, market, ruleSet }, review: writtenReview(review) };
  },

  async codes({ draft, substances, listings, revisionDate }) {
    return calculatedCodes(draft, { substances, listings, asOf: revisionDate });
  },

  async goods({ draft, substances, listings, revisionDate }) {
    return suggestGoods(draft, { substances, listings, asOf: revisionDate });
  },

  async document(collected) {
    return makeSheet(await withLanguage(collected)).document;
  },

  async report(collected) {
    const { review } = reviewed(await withLanguage(collected));
    const { document } = makeSheet({ ...collected, language: await loadLanguage('en') });
    return reviewReport(document, review);
  },

  async ahead({ facts, until }) {
    return lawAhead(await withLanguage(facts), until);
  },

  async since({ facts, published, edits }) {
    return sheetSince(await withLanguage(facts), published, edits);
  },

  async edited({ facts: collected, edits }) {
    const facts = await withLanguage(collected);
    const { proposal, signed } = makeEditedSheet(facts, edits);
    const made = reviewOf(facts, { ...signed, edits });
    const audit = auditSheet({ ...facts, ...made, today: facts.revisionDate });
    return {
      proposal: proposal.document,
      edited: made.document,
      review: writtenReview(made.review),
      audit,
      labelLines: labelLines(proposal.product, facts),
      addable: addableElements(proposal.product, facts),
    };
  },

  async audit({ facts: collected, pdf }) {
    const facts = await withLanguage(collected);
    const carried = await readCarried(pdf, (edits) => makeEditedSheet(facts, edits).proposal.document);
    if (carried.status === 'refused') return carried;
    const { document, isChanged, edits } = carried;
    const { product } = makeEditedSheet(facts, edits).signed;
    const findings = auditSheet({ ...facts, product, document, today: facts.revisionDate });
    return { status: 'audited', isChanged, findings };
  },

  label: madeLabel,
});
