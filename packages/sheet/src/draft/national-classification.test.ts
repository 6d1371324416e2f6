import { aDraft } from '@gosds/testkit/builders/a-draft';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { hazard } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import type { MadeSheet } from '../sheet-input.ts';
import { sentencesOf } from '../model/written.ts';

const madeFor = (country: string, hazards: readonly string[], proportion = '100') =>
  madeSheet(
    aDraft({
      description: { country },
      ingredients: [{ proportion, handClassification: { hazards, source: 'supplier' } }],
    }),
  );

const codes = (made: MadeSheet) => made.product.classification.hazards.map(({ code }) => code);
const text = ({ document }: MadeSheet, id: string) =>
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
    ['TW', 'CNS 15030', 'tw-cns-15030-2025'],
    ['ZA', 'Regulations for Hazardous Chemical Agents, 2021', 'za-hca-2021'],
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
    ['CH', 'Article 20 and Annex 2, number 3', 'Chemicals Ordinance (ChemO, SR 813.11).', 'voc'],
    [
      'BR',
      'ABNT NBR 14725:2023',
      'ABNT NBR 14725:2023, classification, safety data sheet (FDS) and labelling of chemicals.',
      'controlled',
    ],
    [
      'KR',
      'Occupational Safety and Health Act, Article 110',
      'Occupational Safety and Health Act, Articles 110 to 115 (material safety data sheets and warning labels).',
      'chemicals',
    ],
    [
      'SG',
      'SS 586-3:2022; classified according to SS 586-2:2022',
      'SS 586-2:2022 and SS 586-3:2022, hazard communication for hazardous chemicals and dangerous goods.',
      'petroleum',
    ],
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
    expect(text(madeFor('CH', []), 'emergency.poisonsCentre')).toBe('145 (24 h; from abroad +41 44 251 51 51)');
  });

  it.each([
    ['de', '145 (24 h; aus dem Ausland +41 44 251 51 51)'],
    ['es', '145 (24 h; desde el extranjero +41 44 251 51 51)'],
    ['tr', '145 (24 saat; yurt dışından +41 44 251 51 51)'],
    ['ja', '145（24時間、国外から：+41 44 251 51 51）'],
    ['pt-BR', '145 (24 h; do exterior +41 44 251 51 51)'],
  ])('says in %s how to call the Swiss centre, though the law has no words in it', (language, expected) => {
    const made = sheetOf(aDraft({ description: { country: 'CH', language } }));
    expect(text(made, 'emergency.poisonsCentre')).toBe(expected);
  });

  it.each([
    ['Flam. Liq. 2 H225', true, false],
    ['Flam. Liq. 3 H226', false, false],
    ['Acute Tox. 3 H301', true, false],
    ['Acute Tox. 4 H302', false, false],
    ['Skin Corr. 1B H314', true, false],
    ['Skin Irrit. 2 H315', false, false],
    ['Skin Sens. 1 H317', true, false],
    ['STOT RE 2 H373', true, false],
    ['STOT SE 2 H371', true, true],
    ['STOT SE 3 H335', false, false],
    ['Carc. 2 H351', true, true],
    ['Repr. 2 H361d', true, true],
    ['Repr. 2 H361f', true, false],
    ['Lact. H362', false, true],
    ['Aquatic Chronic 2 H411', false, false],
  ])('a Swiss sheet of %s names the law on young people: %s; on mothers: %s', (notation, young, mothers) => {
    const made = madeFor('CH', [notation]);
    expect(codes(made)).not.toEqual([]);
    expect(text(made, 'regulations.law.young') !== undefined).toBe(young);
    expect(text(made, 'regulations.law.mothers') !== undefined).toBe(mothers);
    expect(text(madeFor('DE', [notation]), 'regulations.law.young')).toBeUndefined();
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
