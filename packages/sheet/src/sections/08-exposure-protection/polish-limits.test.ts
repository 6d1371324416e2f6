import { aProduct } from '@gosds/testkit/builders/a-product';
import { reviewSheet } from '../../review/review.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';

/** Not classified. Of the lists in the data, only Poland's has a limit for it. */
const adipate = '103-23-1';
const water = '7732-18-5';

function sheetFor(country: string) {
  const draft = aProduct({ shares: { [adipate]: 40, [water]: 60 }, country, properties: { state: 'Liquid' } });
  const sheet = sheetOf(draft);
  const texts = new Map(sentencesOf(sheet.document.sections).map(({ id, text }) => [id, text]));
  const { findings } = reviewSheet({ ...factsOf(draft), ...sheet, today: '2026-11-22' });
  return { texts, open: findings.map(({ check }) => check) };
}

const limit = 'limits.1.Dz.U. 2018 poz. 1286 (NDS)';

describe('a limit of Poland', () => {
  it('stands in section 8 with the edition of its list, and leaves no list to consult', () => {
    const { texts, open } = sheetFor('PL');
    expect(texts.get(`${limit}.long`)).toBe('400 mg/m³');
    expect(texts.get('limits.edition')).toBe('Dz.U. 2018 poz. 1286 (NDS) (edition: 2024-07-10).');
    expect(open).not.toContain('exposure.national-list');
  });

  it('names no ingredient in section 3: REACH asks for limits of the Union', () => {
    expect(sheetFor('PL').texts.has('composition.none')).toBe(true);
  });

  it.each(['DE', 'NZ', 'BR', 'ZZ'])('gives no orientation in %s', (country) => {
    const { texts, open } = sheetFor(country);
    expect(texts.has(`${limit}.long`)).toBe(false);
    expect(open).toContain('exposure.national-list');
  });
});
