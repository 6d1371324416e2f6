import { findByCas } from '@gosds/catalogue/catalogue';
import { hazard } from '@gosds/ghs/hazard';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { aDraft } from '@gosds/testkit/builders/a-draft';
import { picked } from '@gosds/testkit/products/supplier';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../model/written.ts';
import { withNationalCategories } from './national-category.ts';

const day = '2026-11-30';
const japan = { country: 'JP', rules: marketAsOf('jp', day) };

const listed = aSubstance({
  classification: {
    source: 'clp-annex-vi',
    hazards: [hazard('Acute Tox. 3 H301'), hazard('Acute Tox. 3 H311'), hazard('Skin Irrit. 2 H315')],
    minimum: ['H301', 'H311'],
    national: [
      { country: 'JP', minimum: 'H301', hazard: hazard('Acute Tox. 4 H302'), source: 'nite-list' },
      { country: 'JP', minimum: 'H311', source: 'nite-list' },
    ],
  },
});

const codesIn = (where: typeof japan, substance = listed) =>
  withNationalCategories(where, substance).classification.hazards.map(({ hCode }) => hCode);

describe('a minimum class of Annex VI', () => {
  it('gives way to the category of the country, milder, more severe or none', () => {
    expect(codesIn(japan)).toEqual(['H315', 'H302']);
    expect(withNationalCategories(japan, listed).classification.nationalFrom).toBe('nite-list');
  });

  it('stands where Annex VI is law, and in a country that has said nothing', () => {
    for (const [country, rules] of [
      ['DE', 'eu'],
      ['GB', 'gb'],
      ['US', 'us'],
      ['KR', 'un'],
    ] as const) {
      expect(withNationalCategories({ country, rules: marketAsOf(rules, day) }, listed)).toBe(listed);
    }
  });

  it('stands if the entry in force no longer marks it as a minimum', () => {
    const settled = aSubstance({ classification: { ...listed.classification, minimum: [] } });
    expect(withNationalCategories(japan, settled)).toBe(settled);
  });

  it('is printed of methanol everywhere but in Japan', () => {
    const { materialId = 0 } = findByCas('67-56-1') ?? {};
    const textIn = (country: string) =>
      sentencesOf(
        sheetOf(
          aDraft({
            description: { country, language: 'en' },
            ingredients: [picked('1', materialId, ['Methanol', '100'])],
            properties: { state: 'Liquid' },
          }),
        ).document.sections,
      )
        .map(({ text }) => text)
        .join('\n');
    expect(textIn('US')).toMatch(/H301[^]*H311[^]*H331/);
    const japanese = textIn('JP');
    expect(japanese).toContain('H302');
    expect(japanese).not.toMatch(/H301|H311|H331/);
    expect(japanese).toContain('GHS classification by the Japanese Government (NITE)');
  });
});
