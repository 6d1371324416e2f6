import { aProduct } from '@gosds/testkit/builders/a-product';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../model/written.ts';

/** The lists that the sheet cites for an ingredient's limits, in the order of the sheet. */
function listsOf(cas: string, country: string, language: string): readonly string[] {
  const { document } = sheetOf(aProduct({ shares: { [cas]: 100 }, country, description: { language } }));
  return sentencesOf(document.sections)
    .filter(({ id }) => id.startsWith('limits.1.') && id.endsWith('.list'))
    .map(({ text }) => text);
}

const toluene = '108-88-3';

describe('the lists of exposure limits', () => {
  it.each([
    ['DE', 'de', '115-10-6', ['TRGS 900', 'EU 2000/39/EG']],
    ['IT', 'it', toluene, ['D.Lgs. 81/2008, all. XXXVIII', 'UE 2006/15/CE']],
    ['FR', 'fr', toluene, ['VLEP (R. 4412-149)', 'UE 2006/15/CE']],
  ])('of %s stand before those of the Union, which are called as in %s', (country, language, cas, lists) => {
    expect(listsOf(cas, country, language)).toEqual(lists);
  });

  it.each([
    ['ja', '管理濃度'],
    ['en', 'Japan control concentration'],
  ])('of Japan are named in the language of the sheet: %s', (language, name) => {
    expect(listsOf(toluene, 'JP', language)).toContain(name);
  });
});
