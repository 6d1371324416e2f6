import { language as english } from '@gosds/phrases/generated/en/language';
import { loadLanguage } from '@gosds/phrases/load-language';
import { auditSheet } from '@gosds/sheet/audit/audit';
import { packageLabel } from '@gosds/sheet/label/package-label';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { blocksOfKind } from '@gosds/sheet/model/block';
import { sentencesOf } from '@gosds/sheet/model/written';
import { reviewSheet } from '@gosds/sheet/review/review';
import type { Substance } from '@gosds/sheet/substance';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { describe, expect, it } from 'vitest';
import { sheetXml } from './data/sdscom/sheet-xml.ts';
import { sheetData } from './data/sheet-data.ts';
import { sheetHtml } from './data/sheet-html.ts';
import { printModel } from './layout/print-model.ts';
import { createTypefaces } from './layout/typeface.ts';
import { factsOf, inMarket, madeOf, realDrafts } from './testing/made-sheets.ts';

const typeface = createTypefaces()('en');

const wish = {
  languages: [english],
  quantity: '5 l',
  capacityMl: 5000,
  isReduced: false,
  isBesideTransportLabels: false,
} as const;

/** Codes such as `H225` and `P301+P310` that begin a sentence of the label. */
const codesIn = (ids: readonly string[], letter: 'H' | 'P') =>
  ids.flatMap((id) => (id.startsWith(`label.${letter}`) ? [id.slice('label.'.length)] : []));

describe.each(realDrafts)('one product behind every door: %s', (_name, draft) => {
  const facts = factsOf(draft);
  const made = madeOf(draft);
  const { product, document } = made;
  const ids = sentencesOf(document.sections).map(({ id }) => id);
  const label = packageLabel(product, facts, wish);
  const { rationale } = sheetData(made, 'owner');
  const codes = product.label.pictograms.map(({ value }) => value);

  it('has the same signal word and pictograms in preview, label, PDF and JSON', () => {
    const section2 = document.sections.filter(({ number }) => number === 2);
    const { cover } = printModel(document, {}, typeface);
    const inPreview = blocksOfKind(section2, 'signal-word')[0]?.sentence.text;
    expect(label.parts[0].signalWord).toBe(inPreview);
    expect(cover.signalWord ?? undefined).toBe(inPreview);
    expect(rationale.label.signalWord).toBe(product.label.signalWord);
    expect(label.pictograms.map(({ code }) => code)).toEqual(codes);
    expect(cover.pictograms.map(({ code }) => code)).toEqual(codes);
    expect(rationale.label.pictograms.map(({ value }) => value)).toEqual(codes);
  });

  it('has the same precautionary statements in preview, label, HTML and JSON', () => {
    const wanted = product.label.precautionaryStatements.map(({ value }) => value);
    const html = sheetHtml(document);
    expect(codesIn(ids, 'P')).toEqual(wanted);
    expect(label.parts[0].precautionaryStatements).toHaveLength(wanted.length);
    expect(rationale.label.precautionaryStatements.map(({ value }) => value)).toEqual(wanted);
    for (const code of wanted) expect(html).toContain(code);
  });

  it('has the same UN number in preview, JSON and XML', () => {
    const { land } = product.transport;
    const un = land.status === 'regulated' ? land.proposal.entry.un : undefined;
    const given = rationale.transport.status === 'regulated' ? rationale.transport.unNumber : undefined;
    expect(given).toBe(un);
    if (un === undefined) return;
    const texts = sentencesOf(document.sections).filter(({ id }) => id.startsWith('unNumber.'));
    expect(texts.map(({ text }) => text).join(' ')).toContain(un);
    const xml = sheetXml(facts, made);
    if (xml !== undefined) expect(xml).toContain(un);
  });
});

/** Counts look-ups of a record; only the assessment of a product makes them. */
class CountedSubstances extends Map<number, Substance> {
  asked = 0;

  override get(id: number): Substance | undefined {
    this.asked += 1;
    return super.get(id);
  }
}

describe('a product', () => {
  it('is assessed once, whatever is written of it, and in however many languages', async () => {
    const alone = factsOf(inMarket(alkalineCleaner.draft, 'eu'));
    const substances = new CountedSubstances(alone.substances);
    const facts = { ...alone, substances };
    makeSheet(facts);
    const once = substances.asked;
    expect(once).toBeGreaterThan(0);

    substances.asked = 0;
    const language = await loadLanguage('en+fr');
    const edition = { ...facts, language };
    const made = makeSheet(edition);
    expect(made.document.otherPart?.language).toBe('fr');
    expect(substances.asked).toBe(once);

    const finished = { ...edition, ...made, today: facts.revisionDate };
    const review = reviewSheet(finished);
    auditSheet(finished);
    packageLabel(made.product, edition, wish);
    expect(sheetXml(edition, made)).toBeDefined();
    sheetData({ ...made, review }, 'owner');
    expect(substances.asked).toBe(once);
  });
});
