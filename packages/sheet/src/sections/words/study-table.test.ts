import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sheetText } from '../../sheet-text.ts';

const row = (values: Readonly<Record<string, string>>, method: string, source = 'Report 9') => ({
  values,
  method,
  source,
});

const ofIngredient = {
  'acute-inhalation': row({ form: 'dust-mist', value: '2300', unit: 'mg/m³', hours: '4', species: 'Rat' }, 'OECD 403'),
  'skin-sensitisation': row({ category: 'Skin Sens. 1B H317', species: 'mouse' }, 'OECD 429'),
  'daphnia-chronic': row({ value: '4', unit: 'µg/l', days: '21', species: 'Daphnia magna' }, 'OECD 211'),
  biodegradation: row({ result: 'none', percent: '12', basis: 'DOC', window: 'no', days: '28' }, 'OECD 301 A'),
  bcf: row({ value: '>500', species: 'Danio rerio' }, 'OECD 305'),
  koc: row({ value: '3.9', unit: 'log Koc' }, 'OECD 121'),
};

const made = (mode: 'simple' | 'advanced', language = 'en') =>
  madeSheet(
    aDraft({
      mode,
      description: { productName: 'Blend', language },
      ingredients: [
        { name: 'Active', proportion: '60', tests: ofIngredient },
        { name: 'Filler', proportion: '40', handClassification: { notHazardous: true, source: 'supplier' } },
      ],
      properties: { tests: { 'acute-oral': row({ value: '1,8', unit: 'g/kg', species: 'rat' }, 'OECD 423', 'Lab 3') } },
    }),
  ).document;

describe('the rows of toxicity and environment', () => {
  it.each([
    'Blend | Acute toxicity (oral) | LD50 1.8 g/kg | rat | OECD 423 | Lab 3',
    'Active | Acute toxicity (inhalation, dust and mist) | LC50 2300 mg/m³ | Rat, 4 h | OECD 403 | Report 9',
    'Active | Skin sensitisation | Skin Sens. 1B, H317 | mouse | OECD 429 | Report 9',
    'Active | Crustacea | NOEC 0.004 mg/l | Daphnia magna, 21 d | OECD 211 | Report 9',
    'Active | Biodegradation | not biodegradable, 12 %, DOC, 10-day window not met | 28 d | OECD 301 A | Report 9',
    'Active | BCF | > 500 l/kg, potential for bioaccumulation | Danio rerio | OECD 305 | Report 9',
    'Active | log Koc | 3.9 | – | OECD 121 | Report 9',
  ])('are printed with value, unit, species, time, method and source: %s', (line) => {
    expect(sheetText(made('advanced'))).toContain(line);
  });

  it('give section 3 the classes that they lead to, and section 16 their sources', () => {
    const text = sheetText(made('advanced'));
    expect(text).toMatch(/Active .*Skin Sens\. 1B, H317; .*not assessed in the other classes \| M \(chronic\) = 10/);
    expect(text).toContain('Data on Active: Report 9.');
  });

  it('of an ingredient stand in no sheet of Simple mode, those of the product do', () => {
    const text = sheetText(made('simple'));
    expect(text).not.toContain('LC50');
    expect(text).toContain('LD50 1.8 g/kg');
  });

  it('leave no ingredient named as without values', () => {
    expect(sheetText(made('advanced'))).not.toContain('No values are known for: Active');
  });
});
