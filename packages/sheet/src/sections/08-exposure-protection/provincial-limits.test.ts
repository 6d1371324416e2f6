import { aProduct } from '@gosds/testkit/builders/a-product';
import { findByCas } from '@gosds/catalogue/catalogue';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

/** Not classified. Of the lists in the data, only Ontario's has a limit for it. */
const glycol = '111-90-0';
const water = '7732-18-5';

function idsFor(country: string): readonly string[] {
  const { document } = sheetOf(
    aProduct({ shares: { [glycol]: 40, [water]: 60 }, country, properties: { state: 'Liquid' } }),
  );
  return sentencesOf(document.sections).map(({ id }) => id);
}

const limit = 'limits.1.Ontario Regulation 833.long';

describe('a limit of Ontario', () => {
  it('stands in section 8 in Canada', () => {
    expect(findByCas(glycol)?.exposureLimits.map(({ source }) => source)).toContain('ontario');
    expect(idsFor('CA')).toContain(limit);
  });

  it('gives no orientation elsewhere', () => {
    for (const country of ['NZ', 'CN', 'BR']) expect(idsFor(country)).not.toContain(limit);
  });

  it('names no ingredient in section 3 that is not hazardous', () => {
    expect(idsFor('CA')).toContain('composition.none');
  });
});
