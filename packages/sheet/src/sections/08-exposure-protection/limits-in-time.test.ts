import { findByCas } from '@gosds/catalogue/catalogue';
import { propertiesSchema } from '../../draft/draft.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { draftOf, picked } from '@gosds/testkit/products/supplier';

const hardener = findByCas('101-68-8')!;
const nickel = findByCas('7786-81-4')!;

function textsFor(substance: typeof hardener, date = '2026-11-21'): ReadonlyMap<string, string> {
  const { document } = sheetOf(
    draftOf({
      productName: 'Trial',
      country: 'DE',
      uses: 'Trial',
      ingredients: [picked('1', substance.materialId, [substance.name, '100'])],
      properties: propertiesSchema.parse({ state: 'Solid' }),
    }),
    { date },
  );
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
