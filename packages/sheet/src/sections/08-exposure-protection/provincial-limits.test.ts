import { findByCas } from '@gosds/catalogue/catalogue';
import { propertiesSchema } from '../../draft/draft.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { draftOf, picked } from '@gosds/testkit/products/supplier';

/** Not classified, and of the lists that are held only Ontario has a limit for it. */
const glycol = findByCas('111-90-0')!;
const water = findByCas('7732-18-5')!;

function idsFor(country: string): readonly string[] {
  const { document } = sheetOf(
    draftOf({
      productName: 'Heat transfer fluid',
      country,
      uses: 'Heat transfer',
      ingredients: [
        picked('1', glycol.materialId, [glycol.name, '40']),
        picked('2', water.materialId, [water.name, '60']),
      ],
      properties: propertiesSchema.parse({ state: 'Liquid' }),
    }),
  );
  return sentencesOf(document.sections).map(({ id }) => id);
}

const limit = 'limits.1.Ontario Regulation 833.long';

describe('a limit of Ontario', () => {
  it('stands in section 8 in Canada', () => {
    expect(glycol.exposureLimits.map(({ source }) => source)).toContain('ontario');
    expect(idsFor('CA')).toContain(limit);
  });

  it('is no orientation elsewhere', () => {
    for (const country of ['NZ', 'CN', 'BR']) expect(idsFor(country)).not.toContain(limit);
  });

  it('names no ingredient in section 3 that is not hazardous', () => {
    expect(idsFor('CA')).toContain('composition.none');
  });
});
