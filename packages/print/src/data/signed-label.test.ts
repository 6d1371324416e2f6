import { labelRequestSchema } from '@gosds/sheet/label/label-request';
import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import { sentencesOfBlock } from '@gosds/sheet/model/block';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { SentenceEdit } from '@gosds/sheet/versions/apply-edits';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { labelSentences } from '@gosds/usecases/label-sentences';
import { sheetMaker } from '@gosds/usecases/make-sheets';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../testing/made-sheets.ts';
import { readCarriedSheet } from './read-carried-sheet.ts';
import { writeSheetFiles } from './sheet-files.ts';

const inMarket = (country: string, language: string): Draft => ({
  ...alkalineCleaner.draft,
  description: { ...alkalineCleaner.draft.description, country, language, ufiNumbers: 'E600-30P1-S00Y-5079' },
});

const [german, canadian] = [inMarket('DE', 'en'), inMarket('CA', 'en+fr')];
const here = sheetMaker(writeSheetFiles, readCarriedSheet);

const edit = (id: string, text: string | null, more: Partial<SentenceEdit> = {}): SentenceEdit => ({
  ...{ part: 0, id, text, reason: 'Known better.' },
  ...more,
});

type Wish = { readonly draft?: Draft; readonly language?: string };

/** The signed sheet in all its forms, and the label of its package. */
async function signed(edits: readonly SentenceEdit[], { draft = german, language }: Wish = {}) {
  const facts = factsOf(draft);
  const made = await here.make({ facts, logo: undefined, knownHash: undefined, edits });
  const { productName, companyName } = made.sheet;
  const request = labelRequestSchema.parse({ capacity: '5', quantity: '5 l', language });
  const names = { productName, companyName };
  const label = await here.label({ facts, request, names, edits, labelText: labelSentences(made.sheet) });
  return { ...made, label };
}

async function labelOf(edits: readonly SentenceEdit[], wish: Wish = {}) {
  const { label, ...made } = await signed(edits, wish);
  if (label.status !== 'made' || 'status' in label.toPrint) throw new Error(`No label: ${JSON.stringify(label)}`);
  return { ...made, label: label.toPrint.label };
}

const textsOf = ({ sections }: SheetDocument, part: string): readonly string[] =>
  sections
    .flatMap(({ subsections }) => subsections.filter(({ number }) => number === part))
    .flatMap(({ blocks }) => blocks.flatMap((block) => sentencesOfBlock(block).map(({ text }) => text)));

describe('the label of a sheet that a chemist edited', () => {
  it('is that of the proposal where nothing of the label was edited', async () => {
    const { label } = await labelOf([]);
    expect((await labelOf([edit('uses.identified', 'Otherwise')])).label).toEqual(label);
  });

  it('lacks what was taken out, as the sheet, its page, its XML and its JSON do', async () => {
    const before = await labelOf([]);
    const [pictogram] = before.label.pictograms;
    const codes = [pictogram?.code ?? '', 'H314', 'P260'];
    const after = await labelOf(codes.map((code) => edit(`label.${code}`, null)));
    expect(before.label.pictograms.length - after.label.pictograms.length).toBe(1);
    expect(after.label.pictograms).not.toContainEqual(pictogram);
    const [part, whole] = [after.label.parts[0], before.label.parts[0]];
    expect(whole.hazardStatements.length - part.hazardStatements.length).toBe(1);
    expect(whole.precautionaryStatements.length - part.precautionaryStatements.length).toBe(1);
    expect(textsOf(after.sheet, '2.2').some((text) => codes.some((code) => text.startsWith(`${code} `)))).toBe(false);
    const { forms = new Map(), publicPage = '' } = after.files ?? {};
    const data = JSON.parse(String(forms.get('json'))).rationale.label;
    const listed = [...data.pictograms, ...data.hazardStatements, ...data.precautionaryStatements];
    for (const code of codes) expect(listed.map(({ value }: { value: string }) => value)).not.toContain(code);
    const xml = String(forms.get('xml'));
    const labelling = xml.slice(xml.indexOf('<HazardLabelling>'), xml.indexOf('</HazardLabelling>'));
    expect(labelling).toContain('<HazardStatement>');
    for (const code of [pictogram?.code, '<PhraseCode>314', '<PhraseCode>260']) expect(labelling).not.toContain(code);
    const page = publicPage.slice(0, publicPage.indexOf('<section'));
    expect(page).not.toContain('P260');
  });

  it('says a statement in the words of the chemist, whose code stays in the sheet', async () => {
    const words = 'Causes burns of the skin.';
    const { label, sheet, files } = await labelOf([edit('label.H314', `H314 ${words}`, { words })]);
    expect(label.parts[0].hazardStatements).toContain(words);
    expect(textsOf(sheet, '2.2')).toContain(`H314 ${words}`);
    expect(files?.forms.get('xml')).toContain(`<FullText>${words}</FullText>`);
    expect(files?.publicPage).toContain(words);
  });

  it('has the signal word that the chemist chose, or none', async () => {
    const { label, sheet, files } = await labelOf([edit('label.signalWord', 'Warning', { signalWord: 'Warning' })]);
    expect(label.parts[0].signalWord).toBe('Warning');
    expect(textsOf(sheet, '2.2')).toContain('Warning');
    expect(files?.forms.get('xml')).toMatch(/<SignalWord><PhraseCode>WNG<\/PhraseCode><FullText>Warning</);
    expect(JSON.parse(String(files?.forms.get('json'))).rationale.label.signalWord).toBe('Warning');
    const without = await labelOf([edit('label.signalWord', null)]);
    expect(without.label.parts[0].signalWord).toBeUndefined();
    expect(without.files?.forms.get('xml')).not.toContain('<SignalWord>');
  });

  it('names product, maker, address, country, telephone, codes and ingredients as the sheet does', async () => {
    const texts = {
      'identifier.productName': 'As on the tin',
      'identifier.ufi': 'N1QV-R02N-J00M-WQD5, E600-30P1-S00Y-5079',
      'supplier.company': 'Acme Chemicals',
      'supplier.address': 'New Street 1',
      'supplier.country': 'France',
      'supplier.telephone': '+33 1 23',
      'label.named': 'potassium hydroxide',
    };
    const { label, sheet } = await labelOf(Object.entries(texts).map(([id, text]) => edit(id, text)));
    expect(label).toMatchObject({
      productName: 'As on the tin',
      supplier: { name: 'Acme Chemicals', address: 'New Street 1, France', telephone: '+33 1 23' },
      ufis: ['N1QV-R02N-J00M-WQD5', 'E600-30P1-S00Y-5079'],
      parts: [{ identity: 'Contains: potassium hydroxide' }],
    });
    for (const text of Object.values(texts)) {
      expect(['1.1', '1.3', '2.2'].flatMap((part) => textsOf(sheet, part))).toContain(text);
    }
  });

  it('asks for the telephone that was taken out', async () => {
    const { label } = await labelOf([edit('supplier.telephone', null)]);
    expect(label.supplier.telephone).toBe('');
    expect(label.missing).toContainEqual(expect.objectContaining({ path: 'description.telephone' }));
  });

  it('says in each language what the sheet says in it', async () => {
    const both = [0, 1].map((part) => edit('label.P260', null, { part }));
    const words = 'Provoque des brûlures.';
    const french = edit('label.H314', `H314 ${words}`, { part: 1, words });
    const { label } = await labelOf([...both, french], { draft: canadian });
    const [before] = (await labelOf([], { draft: canadian })).label.parts;
    const [english, other] = label.parts;
    expect(english.hazardStatements).toEqual(before.hazardStatements);
    expect(english.precautionaryStatements).toHaveLength(before.precautionaryStatements.length - 1);
    expect(other?.hazardStatements).toContain(words);
    expect(other?.precautionaryStatements).toHaveLength(english.precautionaryStatements.length);
  });

  it('lacks in a language that the sheet lacks what was taken out', async () => {
    const { label } = await labelOf([edit('label.H314', null)], { language: 'fr' });
    expect(label.parts.map(({ hazardStatements }) => hazardStatements.length)).toEqual([
      label.parts[0].hazardStatements.length,
      label.parts[0].hazardStatements.length,
    ]);
  });
});

describe('a label that the edits leave unknown', () => {
  it.each([
    ['a statement written as text', edit('label.H314', 'H315 Causes skin irritation.'), 'free-text'],
    ['a signal word written as text', edit('label.signalWord', 'Attention'), 'free-text'],
  ] as const)('is not made: %s', async (_what, free, why) => {
    expect((await signed([free])).label).toEqual({ status: 'unknown-edits', edits: [{ id: free.id, why }] });
  });

  it('is not made where one language of the sheet alone has an element', async () => {
    const { label } = await signed([edit('label.GHS05', null, { part: 1 })], { draft: canadian });
    expect(label).toEqual({ status: 'unknown-edits', edits: [{ id: 'label.GHS05', why: 'one-language' }] });
  });

  it('is not made in a language that lacks the words of the chemist', async () => {
    const words = 'Causes burns of the skin.';
    const edits = [edit('label.H314', `H314 ${words}`, { words })];
    expect((await signed(edits, { language: 'fr' })).label).toEqual({
      status: 'unknown-edits',
      edits: [{ id: 'label.H314', why: 'other-language' }],
    });
    expect((await signed(edits)).label).toMatchObject({ status: 'made' });
  });

  it('is not made of a text in the place of “none”', async () => {
    const harmless = { ...emptyDraft(), description: german.description };
    const { sheet } = await signed([], { draft: harmless });
    const ids = sheet.sections[1]?.subsections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => sentencesOfBlock(block).map(({ id }) => id)),
    );
    const none = ids?.find((id) => id.startsWith('label.no')) ?? '';
    expect(none).not.toBe('');
    const { label } = await signed([edit(none, 'H315 Causes skin irritation.')], { draft: harmless });
    expect(label).toEqual({ status: 'unknown-edits', edits: [{ id: none, why: 'free-text' }] });
    expect((await signed([edit(none, null)], { draft: harmless })).label).toMatchObject({ status: 'made' });
  });
});
