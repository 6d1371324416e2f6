import { readFileSync } from 'node:fs';
import { reviewSheet } from '@gosds/sheet/review/review';
import { sentencesOf } from '@gosds/sheet/model/written';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { textWriter } from './data/html-text.ts';
import { publicSheetHtml } from './data/sheet-html.ts';
import { sheetJson } from './data/sheet-json.ts';
import { createTypefaces } from './layout/typeface.ts';
import { printJob } from './print-job.ts';
import { flat, openPages, pdfObjects } from './testing/opened-pdf.ts';
import { createTypstEngine } from './typst-engine.ts';

const { description, ...rest } = alkalineCleaner.draft;
const draft = { ...rest, description: { ...description, country: 'CA', language: 'en+fr' } };
const sheet = sheetOf(draft);
const made = { ...sheet, review: reviewSheet({ ...factsOf(draft), ...sheet, today: '2026-11-21' }) };
const { document } = made;
const other = document.otherPart!;

describe('the PDF of a Canadian sheet', () => {
  const pdf = createTypstEngine().print(printJob(document, {}, createTypefaces()('en')));

  it('has the French part on pages of its own behind the English, counted through', async () => {
    const pages = await openPages(pdf);
    const texts = pages.map(({ text }) => flat(text));
    const second = texts.findIndex(
      (text) => text.includes(other.title) && text.includes(other.legalBasis.slice(0, 30)),
    );
    expect(second).toBeGreaterThan(2);
    for (const [index, text] of texts.entries()) {
      const isFrench = index >= second;
      const number = isFrench ? `Page ${index + 1} sur ${pages.length}` : `Page ${index + 1} of ${pages.length}`;
      expect(text).toContain(number);
      expect(text.includes('Date de révision')).toBe(isFrench);
    }
  });

  it('names the language of each part in its structure', () => {
    const objects = [...pdfObjects(pdf).values()];
    expect(objects.find((body) => body.includes('/Type /Catalog'))).toContain('/Lang (en)');
    expect(objects.some((body) => body.includes('/Lang (fr)'))).toBe(true);
  });
});

describe('the web page of a Canadian sheet', () => {
  const page = publicSheetHtml(document);

  it('says every sentence of both parts, each in its own language', () => {
    const [english = '', french = ''] = page.split('<article id="part-fr" lang="fr" dir="ltr">');
    expect(english).toContain('<article id="part-en" lang="en" dir="ltr">');
    const saidIn = (html: string, { sections }: typeof other) =>
      sentencesOf(sections).filter(({ text }) => !html.includes(textWriter('ltr')(text)));
    expect(saidIn(english, document)).toEqual([]);
    expect(saidIn(french, other)).toEqual([]);
  });

  it('leads to either part, and gives no id twice', () => {
    expect(page).toContain('<a href="#part-fr" lang="fr" hreflang="fr">Fiche de données de sécurité</a>');
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = Array.from(page.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
    expect(links).toContain('section-4-fr');
  });
});

describe('the JSON of a Canadian sheet', () => {
  it('holds the other part by the published schema', () => {
    const schema = repositoryFile('docs/sheet.schema.json');
    const validate = new Ajv2020({ allErrors: true })
      .addFormat('date', /^\d{4}-\d\d-\d\d$/)
      .compile(JSON.parse(readFileSync(schema, 'utf8')));
    const data = JSON.parse(sheetJson(made, 'recipient'));
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    expect(data.sheet.otherPart).toMatchObject({ language: 'fr', title: 'Fiche de données de sécurité' });
  });
});
