import { aProduct } from '../builders/a-product.ts';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { sheetOf } from './sheet-of.ts';

/** Section 16 by sentence id. */
function sectionOf(
  language: string,
  cas: string,
  properties: { readonly state: 'Liquid' | 'Solid'; readonly ph: string },
) {
  const flashPoint = { value: '', unit: 'Not Applicable' as const };
  const draft = aProduct({
    shares: { [cas]: 100 },
    description: { language },
    properties: { ...properties, flashPoint },
  });
  const section = sheetOf(draft).document.sections.filter(({ number }) => number === 16);
  return new Map(sentencesOf(section).map(({ id, text }) => [id, text]));
}

const tags = ['de', 'fr', 'es', 'it', 'tr', 'zh', 'ja'];

describe('the reason for a class by pH', () => {
  it.each(tags)('is written in numbers in %s', (language) => {
    const found = sectionOf(language, '7732-18-5', { state: 'Liquid', ph: '1.5' });
    expect(found.get('methods.Skin Corr. 1 H314.basis')).toMatch(/pH\D*1[.,]5\D+2\D*$/);
    expect(found.get('methods.Eye Dam. 1 H318.basis')).toMatch(/pH\D*1[.,]5\D+2\D*$/);
  });

  it('names the alkaline limit above it', () => {
    const found = sectionOf('de', '7732-18-5', { state: 'Liquid', ph: '12' });
    expect(found.get('methods.Skin Corr. 1 H314.basis')).toMatch(/pH 12\D.*11,5/);
  });
});

describe('the method of a product that is one substance', () => {
  it('is the classification of the substance, of which nothing is summed', () => {
    const found = sectionOf('en', '7758-99-8', { state: 'Solid', ph: '4' });
    expect(found.get('methods.Eye Dam. 1 H318.method')).toBe('Classification of the substance');
    expect(found.get('methods.Eye Dam. 1 H318.basis')).not.toContain('sum');
    expect(found.get('methods.Acute Tox. 4 H302.basis')).toContain('makes up the product, ATE 481 mg/kg');
  });
});
