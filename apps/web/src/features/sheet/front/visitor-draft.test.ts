import { draftSchema } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import type { VisitorProduct } from '../../../api/visitor-product.ts';
import { draftOfVisitor, withVisitorProduct } from './visitor-draft.ts';

const acetone = { id: 'a', name: 'Acetone', proportion: '5,5', casNumber: '', cwNumber: '', materialId: 1101 };
const blank = { id: 'b', name: '', proportion: '', casNumber: '', cwNumber: '', materialId: null };
const product: VisitorProduct = { rows: [acetone, blank], country: 'DE', state: 'Liquid', flashPoint: '-9,5' };

describe('what a visitor typed', () => {
  it('is a draft of its filled rows, with decimal commas understood', () => {
    const { ingredients, description, properties } = draftOfVisitor(product, 'fr');
    expect(ingredients).toEqual([expect.objectContaining({ materialId: 1101, proportion: '5.5' })]);
    expect(description).toMatchObject({ country: 'DE', language: 'fr' });
    expect(properties).toMatchObject({ state: 'Liquid', flashPoint: { value: '-9.5', unit: '°C' } });
  });

  it('goes into a new sheet beside what the company profile filled in', () => {
    const begun = draftSchema.parse({
      description: { companyName: 'Nord GmbH', country: 'DE', language: 'de' },
      ingredients: [{ id: '1' }, { id: '2' }, { id: '3' }],
    });
    const { description, ingredients } = withVisitorProduct(begun, product, 'fr');
    expect(description).toEqual(begun.description);
    expect(ingredients.map(({ id }) => id)).toEqual(['a', '2', '3']);
  });

  it.each([
    ['US', 'es', 'es'],
    ['FR', 'fr', 'fr'],
    ['CA', 'de', 'en+fr'],
  ])('goes for %s, from a page in “%s”, into a sheet in “%s”', (country, pageLanguage, language) => {
    const begun = draftSchema.parse({ description: { companyName: 'Nord GmbH', country: 'DE', language: 'de' } });
    expect(withVisitorProduct(begun, { ...product, country }, pageLanguage).description).toMatchObject({
      companyName: 'Nord GmbH',
      country,
      language,
    });
  });
});
