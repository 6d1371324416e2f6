import { labelRequestSchema } from '@gosds/sheet/label/label-request';
import { say } from '@gosds/ghs/message';
import { auditSheet } from '@gosds/sheet/audit/audit';
import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import { makeEditedSheet } from '@gosds/sheet/make-edited-sheet';
import { sentencesOfBlock } from '@gosds/sheet/model/block';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { isUnder, lastPartOf } from '@gosds/sheet/model/sentence-id';
import { sentencesOf } from '@gosds/sheet/model/written';
import type { LabelAddition, SentenceEdit, SheetEdit } from '@gosds/sheet/versions/apply-edits';
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

const added = (kind: LabelAddition['added'], code: string, more: Partial<LabelAddition> = {}): LabelAddition => ({
  ...{ added: kind, code, reason: 'Seen in a test.' },
  ...more,
});

const edit = (id: string, text: string | null, more: Partial<SentenceEdit> = {}): SentenceEdit => ({
  ...{ part: 0, id, text, reason: 'Known better.' },
  ...more,
});

type Wish = { readonly draft?: Draft; readonly language?: string };

/** The signed sheet in all its forms, and the label of its package. */
async function signed(edits: readonly SheetEdit[], { draft = german, language }: Wish = {}) {
  const facts = factsOf(draft);
  const made = await here.make({ facts, logo: undefined, knownHash: undefined, edits });
  const { productName, companyName } = made.sheet;
  const request = labelRequestSchema.parse({ capacity: '5', quantity: '5 l', language });
  const names = { productName, companyName };
  const label = await here.label({ facts, request, names, edits, labelText: labelSentences(made.sheet) });
  return { ...made, label };
}

async function labelOf(edits: readonly SheetEdit[], wish: Wish = {}) {
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

/** One of each kind, none of which the rules propose for the product. */
const additions = [
  added('pictogram', 'GHS08'),
  added('statement', 'H372'),
  added('supplement', 'EUH066'),
  added('supplement', 'EUH208', { names: 'limonene' }),
  added('precaution', 'P308+P313'),
];

describe('a label to which a chemist added elements', () => {
  it('has them, as sheet, page, XML and JSON have, each in the words of the law and with its reason', async () => {
    const { label, sheet, files } = await labelOf(additions);
    const [part] = label.parts;
    expect(label.pictograms.map(({ code }) => code)).toContain('GHS08');
    const said = [
      ['H372', 'Causes damage to organs through prolonged or repeated exposure.'],
      ['EUH066', 'Repeated exposure may cause skin dryness or cracking.'],
      ['EUH208', 'Contains limonene. May produce an allergic reaction.'],
      ['P308+P313', 'IF exposed or concerned: Get medical'],
    ] as const;
    const texts = textsOf(sheet, '2.2');
    const xml = String(files?.forms.get('xml'));
    for (const [code, words] of said) {
      const ofPart = [...part.hazardStatements, ...part.precautionaryStatements, ...part.supplemental];
      expect(
        ofPart.some((text) => text.includes(words)),
        code,
      ).toBe(true);
      expect(
        texts.some((text) => text.startsWith(`${code} ${words}`)),
        code,
      ).toBe(true);
      expect(xml).toContain(words);
      expect(files?.publicPage).toContain(words);
    }
    const { rationale } = JSON.parse(String(files?.forms.get('json')));
    expect(rationale.additions).toContainEqual({ kind: 'statement', code: 'H372', reason: 'Seen in a test.' });
    expect(rationale.label.hazardStatements).toContainEqual({
      ...{ value: 'H372', paragraph: 'Expert judgement', why: 'Seen in a test.' },
    });
    const origins = sentencesOf(sheet.sections).filter(({ id }) => id === 'label.H372' || id === 'label.GHS08');
    const origin = { kind: 'rule', paragraph: 'Expert judgement', why: 'Seen in a test.' };
    expect(origins).toMatchObject([{ origin }, { origin }]);
  });

  it('has them in each language of the sheet and of the label', async () => {
    const { label } = await labelOf([added('statement', 'H372')], { draft: canadian });
    expect(label.parts[1]?.hazardStatements.some((text) => text.startsWith('Risque avéré'))).toBe(true);
    const french = await labelOf([added('statement', 'H372')], { language: 'fr' });
    const last = french.label.parts.map(({ hazardStatements }) => hazardStatements.at(-1)?.slice(0, 12));
    expect(last).toEqual(['Causes damag', 'Risque avéré']);
  });

  it('has a signal word where the rules give none, and says no more that there is none', async () => {
    const harmless = { ...emptyDraft(), description: german.description };
    const { label, sheet } = await labelOf([added('signal-word', 'Warning'), added('pictogram', 'GHS07')], {
      draft: harmless,
    });
    expect(label.parts[0].signalWord).toBe('Warning');
    const ids = sentencesOf(sheet.sections).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['label.signalWord', 'label.GHS07']));
    expect(ids).not.toContain('label.noSignalWord');
    expect(ids).not.toContain('label.noPictograms');
  });

  it('has an element once that the rules propose by now', async () => {
    const { label } = await labelOf([]);
    const again = [added('statement', 'H314'), added('pictogram', 'GHS05'), added('signal-word', 'Warning')];
    expect((await labelOf(again)).label).toEqual(label);
  });

  it('says an added statement in the words of the chemist', async () => {
    const words = 'May dry the skin.';
    const id = 'label.supplemental.EUH066.added';
    const { sheet } = await labelOf([...additions, edit(id, `EUH066 ${words}`, { words })]);
    expect(textsOf(sheet, '2.2')).toContain(`EUH066 ${words}`);
    const fewer = additions.filter(({ code }) => code !== 'EUH208');
    expect(textsOf((await labelOf([...fewer, edit(id, `EUH066 ${words}`, { words })])).sheet, '2.2')).toContain(
      `EUH066 ${words}`,
    );
  });
});

describe('the checks of a sheet that a chemist edited', () => {
  const audited = async (edits: readonly SheetEdit[], draft = german) => {
    const facts = factsOf(draft);
    const { audit, review } = await here.edited({ facts, edits });
    return { audit: audit.map(({ check }) => check), review: review.findings.map(({ check }) => check) };
  };

  it('judge the label as the chemist signs it', async () => {
    const chosen = edit('label.signalWord', 'Warning', { signalWord: 'Warning' });
    const edits = [...additions, chosen, edit('label.GHS05', null)];
    expect((await audited(edits)).audit).toEqual((await audited([])).audit);
  });

  it('ask for the statement of a class that was taken out', async () => {
    expect((await audited([edit('label.H314', null)])).audit).toContain('hazards.every-class-stated');
  });

  it('ask for a mandatory precaution that was taken out', async () => {
    const taken = await audited([edit('label.P280', null)]);
    const left = await audited([]);
    expect(taken.audit).toEqual(left.audit);
    expect(taken.review.length).toBeGreaterThan(left.review.length);
  });

  it('name a pictogram that was added beside one that takes its place', () => {
    const facts = factsOf(german);
    const { document, product } = makeEditedSheet(facts, [added('pictogram', 'GHS07')]).signed;
    const why = say('pictogramPrecedence-notBesideGhs06');
    const label = { ...product.label, pictogramsDropped: [{ value: 'GHS07', paragraph: 'CLP Art. 26(1)', why }] };
    const sheet = { ...facts, document, product: { ...product, label }, today: facts.revisionDate };
    expect(auditSheet(sheet).map(({ check }) => check)).toEqual(['hazards.pictogram-precedence']);
  });

  it('agree with the finished sheet where the last element of a kind was taken out', async () => {
    const facts = factsOf(german);
    const { edited } = await here.edited({ facts, edits: [] });
    const codes = sentencesOf(edited.sections).flatMap(({ id }) =>
      isUnder(id, 'label') && lastPartOf(id).startsWith('GHS') ? [id] : [],
    );
    const edits = [...codes, 'label.signalWord'].map((id) => edit(id, null));
    const { sheet } = await signed(edits);
    expect(sentencesOf(sheet.sections).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['label.noPictograms', 'label.noSignalWord']),
    );
    expect((await audited(edits)).audit).toEqual((await audited([])).audit);
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
