import { hazard } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import { draftSchema } from './draft.ts';
import { makeSheet } from '../make-sheet.ts';
import { sentencesOf } from '../written.ts';

const madeFor = (country: string, hazards: readonly string[], proportion = '100') =>
  makeSheet({
    draft: draftSchema.parse({
      description: { productName: 'Product', companyName: 'Firm', country, language: 'en' },
      ingredients: [{ id: '1', name: 'Matter', proportion, handClassification: { hazards, source: 'supplier' } }],
      properties: { state: 'Liquid' },
    }),
    substances: new Map(),
    sources: new Map(),
    issueDate: '2026-11-21',
    revisionDate: '2026-11-21',
    version: '1.0',
  });

const codes = (made: ReturnType<typeof makeSheet>) => made.classification.hazards.map(({ code }) => code);
const text = ({ document }: ReturnType<typeof makeSheet>, id: string) =>
  sentencesOf(document.sections).find((sentence) => sentence.id === id)?.text;

describe('a country with rules of its own', () => {
  it.each([
    ['ZZ', 'Skin Irrit. 3 H316', ['Skin Irrit. 3']],
    ['TH', 'Skin Irrit. 3 H316', ['Skin Irrit. 3']],
    ['JP', 'Skin Irrit. 3 H316', []],
    ['ZZ', 'Eye Irrit. 2 H319', ['Eye Irrit. 2A']],
    ['JP', 'Eye Irrit. 2 H319', ['Eye Irrit. 2A']],
    ['NZ', 'Eye Irrit. 2 H319', ['Eye Irrit. 2']],
    ['DE', 'ED HH 1 EUH380', ['ED HH 1']],
    ['CH', 'ED HH 1 EUH380', ['ED HH 1']],
    ['TR', 'ED HH 1 EUH380', []],
  ])('classifies for %s an ingredient of %s as %s', (country, notation, wanted) => {
    expect(hazard(notation)).toBeDefined();
    expect(codes(madeFor(country, [notation]))).toEqual(wanted);
  });

  it.each([
    ['KR', 'MoEL Standard for Classification and Labelling of Chemicals', 'kr-moel-2020-130'],
    ['CH', 'Chemicals Ordinance (SR 813.11)', 'ch-chemo-2024-09'],
  ])('names the law of %s on the cover, in 2, 15 and 16', (country, law, ruleSet) => {
    const made = madeFor(country, []);
    expect(made.document.legalBasis).toContain(`classified according to ${law}`);
    expect(text(made, 'classification.none')).toContain(law);
    expect(text(made, 'regulations.law.0')).toBe(`Classification and labelling: ${law}.`);
    expect(text(made, 'changes.ruleSet')).toBe(`${law} (${ruleSet})`);
    expect(made.document.ruleSet).toBe(ruleSet);
  });

  it.each([
    [
      'NZ',
      'Hazardous Substances (Safety Data Sheets) Notice 2017',
      'Hazardous Substances and New Organisms Act 1996.',
      'certified-handler',
    ],
    [
      'CN',
      'GB/T 16483 and GB/T 17519',
      'GB/T 16483-2008 and GB/T 17519-2013, safety data sheet.',
      'hazardous-chemicals',
    ],
    ['JP', 'JIS Z 7253:2019', 'JIS Z 7252:2019 and JIS Z 7253:2019.', 'fire'],
  ])('has the form of %s: its standard on the cover, its laws in 15', (country, form, law, list) => {
    const made = madeFor(country, []);
    expect(made.document.legalBasis).toContain(form);
    expect(text(made, 'regulations.law.0')).toBe(law);
    expect(text(made, `regulations.list.${list}`)).toBe('Not Available');
  });

  it('begins section 2 of a Chinese sheet with the boxed emergency overview, and of no other', () => {
    const firstOf = (country: string) => madeFor(country, ['Eye Irrit. 2 H319']).document.sections[1]?.subsections[0];
    expect(firstOf('CN')).toMatchObject({ number: '2(a)', heading: 'Emergency overview', blocks: [{ isBoxed: true }] });
    expect(text(madeFor('CN', []), 'emergency-overview.none')).toContain('GB 30000');
    expect(firstOf('JP')?.heading).toBe('Classification of the substance or mixture');
  });

  it('asks for the approval and names the poisons centre in New Zealand alone', () => {
    expect(text(madeFor('NZ', []), 'regulations.approval')).toBe('Not Available');
    expect(text(madeFor('NZ', []), 'emergency.poisonsCentre')).toContain('0800 764 766');
    expect(text(madeFor('JP', []), 'emergency.poisonsCentre')).toBeUndefined();
  });

  it('says of India that what it follows is a draft', () => {
    expect(text(madeFor('IN', []), 'regulations.law.0')).toContain('No national rules of classification are in force');
  });

  it('cites the national paragraph of a class in section 16', () => {
    expect(text(madeFor('BR', ['Skin Irrit. 2 H315']), 'methods.Skin Irrit. 2 H315.basis')).toContain('ABNT NBR 14725');
  });

  it('keeps the words of the market elsewhere', () => {
    const made = madeFor('DE', []);
    expect(made.document.legalBasis).not.toContain('classified according to');
    expect(text(made, 'regulations.law.0')).toBe('Regulation (EC) No 1907/2006 (REACH).');
  });
});
