import { PDFDocument } from '@cantoo/pdf-lib';
import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { writeSheetFiles } from '@gosds/print/data/sheet-files';
import { catalogueRows } from '@gosds/sheet/draft/recipe-rows';
import type { Draft } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { reviewSheet } from '@gosds/sheet/review/review';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importLimits } from '../table/limits.ts';
import { readSheetFile } from './read-sheet-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function xmlOf(draft: Draft): string {
  const known = catalogueRows(draft).flatMap(({ materialId }) => findByMaterialId(materialId) ?? []);
  const facts = {
    draft,
    substances: new Map(known.map((substance) => [substance.materialId, substance])),
    listings: new Map(),
    sources: new Map(),
    ...{ issueDate: '2026-11-21', revisionDate: '2026-11-21', version: '1.0' },
  };
  const made = makeSheet(facts);
  const review = reviewSheet({ ...facts, ...made, today: facts.revisionDate });
  const xml = writeSheetFiles(facts, { ...made, review }).forms.get('xml');
  if (xml === undefined) throw new Error('This sheet has no XML.');
  return xml;
}

const inCountry = (country: string): Draft => ({
  ...brakeCleaner.draft,
  description: { ...brakeCleaner.draft.description, country, language: 'en', vendorCountry: 'DE' },
});

async function pdfWith(attachments: Readonly<Record<string, string>>, pages = 1): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  for (const [name, text] of Object.entries(attachments)) await document.attach(bytesOf(text), name);
  return document.save();
}

async function draftOf(bytes: Uint8Array): Promise<Draft> {
  const file = await readSheetFile(bytes, 15);
  if (file.kind === 'refused') throw new Error(file.refusal.code);
  return file.draft;
}

describe('SDScom XML of ours', () => {
  it.each(['DE', 'GB'])('gives back what was written for %s', async (country) => {
    const written = inCountry(country);
    const read = await draftOf(bytesOf(xmlOf(written)));
    const { productName, companyName, partNumber, telephone, emergencyTelephone, email, street } = written.description;
    expect(read.description).toMatchObject({
      ...{ productName, companyName, partNumber, telephone, emergencyTelephone, email, street },
      ...{ country, language: 'en', vendorCountry: 'DE' },
    });
    const shares = ({ ingredients }: Draft) =>
      ingredients.map(({ name, proportion }) => `${name} ${proportion}`.trim());
    expect(shares(read).toSorted()).toEqual(shares(written).toSorted());
    expect(read.ingredients.every(({ casNumber }) => casNumber !== '')).toBe(true);
    const { flashPoint, density, boilingPoint } = written.properties;
    expect(read.properties.state).toBe('Liquid');
    expect(read.properties.flashPoint).toMatchObject({ value: flashPoint.value });
    expect(read.properties.density).toMatchObject({ value: density.value });
    expect(read.properties.boilingPoint).toMatchObject({ value: boilingPoint.value });
  });

  it('is read where the JSON beside it has no inputs, or is that of others', async () => {
    for (const json of ['{}', '{', '{"format":"gosds-sheet","formatVersion":1}']) {
      const bytes = await pdfWith({ 'sheet.xml': xmlOf(inCountry('DE')), 'sheet.json': json });
      expect((await draftOf(bytes)).description.productName).toBe(inCountry('DE').description.productName);
    }
  });

  it('is unpacked to no more than the limit of a file; what else a PDF carries is not unpacked', async () => {
    const long = (length: number) => ' '.repeat(length);
    const tooLong = await pdfWith({ 'sheet.json': long(importLimits.bytes + 1) });
    const refusal = { code: 'unpacks-too-large', limit: importLimits.bytes };
    expect(await readSheetFile(tooLong, 15)).toEqual({ kind: 'refused', refusal });
    const beside = await pdfWith({ 'other.bin': long(importLimits.bytes + 1), 'sheet.xml': xmlOf(inCountry('DE')) });
    expect(await readSheetFile(beside, 15)).toMatchObject({ kind: 'sheet', from: 'pdf' });
  });

  it.each([
    ['by Flate', '/FlateDecode', 'unpacks-too-large'],
    ['by Flate in a list', '[ /Flate#44ecode ]', 'unpacks-too-large'],
    ['twice', '[ /FlateDecode /FlateDecode ]', 'broken'],
    ['otherwise', '/LZWDecode', 'broken'],
  ])(
    'whose objects are packed %s has a limit, too: half a megabyte may be some hundred',
    async (_how, filter, code) => {
      const isMeasured = code === 'unpacks-too-large';
      const packed = zlibSync(new Uint8Array(isMeasured ? importLimits.unpackedBytes + 1 : 1).fill(0x20), { level: 1 });
      const head = `%PDF-1.7\n1 0 obj\n<< /Type /Obj#53tm /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>\nstream\n`;
      const end = '\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\nstartxref\n0\n%%EOF';
      const bytes = Uint8Array.from([...bytesOf(head), ...packed, ...bytesOf(end)]);
      expect(await readSheetFile(bytes, 15)).toMatchObject({ kind: 'refused', refusal: { code } });
    },
  );

  it('is read from the PDF that carries it, and a PDF that was changed is told', async () => {
    const bytes = await pdfWith({ 'sheet.xml': xmlOf(inCountry('DE')), 'sheet.json': '{}' });
    expect(await readSheetFile(bytes, 15)).toMatchObject({ kind: 'sheet', from: 'pdf' });
    const changed = Uint8Array.from([...bytes, ...bytesOf('\nstartxref\n0\n%%EOF')]);
    expect(await readSheetFile(changed, 15)).toMatchObject({ kind: 'sheet', from: 'changed-pdf' });
  });

  it('keeps a generic name generic', async () => {
    const written = inCountry('DE');
    const [first, ...others] = written.ingredients;
    const secret = { ...written, ingredients: [...(first ? [{ ...first, sanitisedName: 'Solvent' }] : []), ...others] };
    const read = await draftOf(bytesOf(xmlOf(secret)));
    expect(read.ingredients.map(({ name }) => name)).not.toContain(first?.name);
  });
});

const feed = (content: string, namespace = 'http://www.esdscom.eu/eSDScom') =>
  `<?xml version="1.0"?><e:DatasheetFeed xmlns:e="${namespace}">${content}</e:DatasheetFeed>`;

describe('JSON of ours', () => {
  it('is read from the PDF of a market without XML', async () => {
    const inputs = {
      ...{ description: { productName: 'Cleaner', country: 'US' }, properties: {}, dangerousGoods: {} },
      ingredients: [{ name: 'Acetone', casNumber: '67-64-1', proportion: '30-50' }],
    };
    const json = JSON.stringify({ format: 'gosds-sheet', formatVersion: 1, inputs });
    expect(await readSheetFile(await pdfWith({ 'sheet.json': json }), 15)).toMatchObject({
      ...{ kind: 'sheet', from: 'pdf', lost: ['sentences', 'tests', 'unlisted'] },
      draft: { description: inputs.description, ingredients: [inputs.ingredients[0], { name: '' }, { name: '' }] },
    });
  });
});

describe('the ingredients of a sheet', () => {
  const component = (_: unknown, index: number) =>
    `<e:Component><e:Substance><e:OtherName>S${index}</e:OtherName></e:Substance></e:Component>`;
  const sheetOf = (count: number) =>
    feed(
      `<e:Datasheet><e:Composition>${Array.from({ length: count }, component).join('')}</e:Composition></e:Datasheet>`,
    );

  it.each([
    [14, 15, 14, false],
    [15, 15, 15, false],
    [16, 15, 15, true],
    [99, 100, 99, false],
    [100, 100, 100, false],
    [101, 100, 100, true],
  ])('are taken up to the limit of the service: %s where it takes %s', async (count, limit, taken, isCut) => {
    const file = await readSheetFile(bytesOf(sheetOf(count)), limit);
    if (file.kind === 'refused') throw new Error(file.refusal.code);
    expect(file.draft.ingredients.filter(({ name }) => name !== '')).toHaveLength(taken);
    expect(file.lost.includes('too-many')).toBe(isCut);
  });
});

describe('a file that is no sheet', () => {
  const laughs = `<!DOCTYPE a [${Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')}]>`;

  it.each([
    ['other XML', '<?xml version="1.0"?><invoice/>', { code: 'wrong-kind', kind: 'other-xml' }],
    ['another namespace', feed('<Datasheet/>', 'urn:other'), { code: 'wrong-kind', kind: 'other-xml' }],
    ['a feed without a sheet', feed(''), { code: 'wrong-kind', kind: 'other-xml' }],
    [
      'a web page named as a workbook',
      '<html><table><tr><td>Name</td></tr></table></html>',
      { code: 'wrong-kind', kind: 'web-page' },
    ],
    ['a web page', '\uFEFF<!doctype html>\n<html></html>', { code: 'wrong-kind', kind: 'web-page' }],
    ['an XML bomb', `<?xml version="1.0"?>${laughs}<a>&l9;</a>`, { code: 'unsafe-xml' }],
    [
      'an external entity',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      { code: 'unsafe-xml' },
    ],
    ['XML that breaks off', feed('<Datasheet>').slice(0, -10), { code: 'broken' }],
    ['XML too deep', feed(`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`), { code: 'broken' }],
    ['50 MB', 'x'.repeat(50_000_000), { code: 'too-large', limit: importLimits.bytes }],
    ['a broken PDF', '%PDF-1.7\nnothing', { code: 'broken' }],
  ])('is refused with why: %s', async (_, text, refusal) => {
    expect(await readSheetFile(bytesOf(text), 15)).toEqual({ kind: 'refused', refusal });
  });

  it('is a PDF of others, one of ours of before the inputs were in it, or an encrypted one', async () => {
    expect(await readSheetFile(await pdfWith({}), 15)).toMatchObject({ refusal: { code: 'foreign-pdf' } });
    expect(await readSheetFile(await pdfWith({ 'sheet.json': '{}' }), 15)).toMatchObject({
      refusal: { code: 'broken' },
    });
    const older = '{"format":"gosds-sheet","formatVersion":1,"sheet":{}}';
    expect(await readSheetFile(await pdfWith({ 'sheet.json': older }), 15)).toMatchObject({
      refusal: { code: 'pdf-without-inputs' },
    });
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    expect(await readSheetFile(await document.save(), 15)).toMatchObject({ refusal: { code: 'encrypted' } });
  });

  it('may have 2,000 pages', async () => {
    expect(await readSheetFile(await pdfWith({}, 2000), 15)).toMatchObject({ refusal: { code: 'foreign-pdf' } });
  });
});
