import { aProduct } from '@gosds/testkit/builders/a-product';
import type { Draft } from '../../draft/draft.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

type Share = readonly [cas: string, percent: string];

/** The evaluation method of each class in section 16. */
function methodsOf(shares: readonly Share[], properties: Partial<Draft['properties']>) {
  const draft = aProduct({ shares, country: 'GB', properties });
  const methods = sentencesOf(sheetOf(draft).document.sections).filter(({ id }) => /^methods\..*\.method$/.test(id));
  return new Map(methods.map(({ id, text }) => [id.slice('methods.'.length, -'.method'.length), text]));
}

const at = (value: string) => ({ value, unit: '°C' as const });

describe('the method of each class', () => {
  it('is the class of the substance for a pure gas', () => {
    const found = methodsOf([['74-98-6', '100']], { state: 'Gas' });
    expect([...new Set(found.values())]).toEqual(['Classification of the substance']);
  });

  it('is the content of an aerosol that was not tested', () => {
    const found = methodsOf(
      [
        ['67-64-1', '60'],
        ['74-98-6', '40'],
      ],
      { state: 'Aerosol' },
    );
    expect(found.get('Aerosol 1 H222')).toBe('Calculation from the ingredients');
  });

  it('is the flash point of a mixture, and the sum for its other classes', () => {
    const found = methodsOf(
      [
        ['67-64-1', '50'],
        ['7732-18-5', '50'],
      ],
      { state: 'Liquid', ph: '7', flashPoint: at('-10'), boilingPoint: at('60') },
    );
    expect(found.get('Flam. Liq. 2 H225')).toBe('Measured property of the product');
    expect(found.get('Eye Irrit. 2 H319')).toBe('Calculation from the ingredients');
  });
});

it('cites the law in the language of the sheet, where a specific limit of the law decides', () => {
  const product = { shares: { '7697-37-2': 65, '7732-18-5': 35 }, properties: { state: 'Liquid' } };
  const basis = (country: string, language: string) =>
    printedSentences({ ...product, country, description: { language } }).text('methods.Ox. Liq. 3 H272.basis');
  expect(basis('FR', 'fr')).toContain('règlement (CE) nº 1272/2008, article 10(5)');
  expect(basis('DE', 'de')).toContain('Verordnung (EG) Nr. 1272/2008, Artikel 10(5)');
  expect(basis('IE', 'en')).toContain('Regulation (EC) No 1272/2008, Article 10(5)');
});
