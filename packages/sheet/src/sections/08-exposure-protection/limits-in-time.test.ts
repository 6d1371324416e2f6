import { aProduct } from '@gosds/testkit/builders/a-product';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

const hardener = '101-68-8';
const nickel = '7786-81-4';

function textsFor(cas: string, date = '2026-11-21'): ReadonlyMap<string, string> {
  const { document } = sheetOf(aProduct({ shares: { [cas]: 100 }, properties: { state: 'Solid' } }), { date });
  return new Map(sentencesOf(document.sections).map(({ id, text }) => [id, text]));
}

describe('a limit that a directive lowers on a later day', () => {
  it('stands with that day until it comes', () => {
    const texts = textsFor(hardener);
    expect(texts.get('limits.1.EU 98/24/EC.long')).toBe('0.01 mg/m³; from 2029-01-01: 0.006 mg/m³');
    expect(texts.get('limits.1.EU 98/24/EC.short')).toBe('0.02 mg/m³; from 2029-01-01: 0.012 mg/m³');
  });

  it.each([
    ['2028-12-31', '0.01 mg/m³; from 2029-01-01: 0.006 mg/m³'],
    ['2029-01-01', '0.006 mg/m³'],
  ])('is read by the day of the sheet: %s', (day, text) => {
    expect(textsFor(hardener, day).get('limits.1.EU 98/24/EC.long')).toBe(text);
  });
});

describe('two limits of one list', () => {
  it('stand in a row each', () => {
    const texts = textsFor(nickel);
    expect(texts.get('limits.1.EU 2004/37/EC.long')).toBe('0.05 mg/m³');
    expect(texts.get('limits.1.EU 2004/37/EC.2.long')).toBe('0.01 mg/m³');
    expect(texts.get('limits.1.EU 2004/37/EC.2.notation')).toContain('respirable');
  });
});
