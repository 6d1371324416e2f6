import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';

/** A product of one ingredient, whose sheet is quickly made. */
export function smallDraft(productName: string): Draft {
  const draft = emptyDraft();
  const [first] = draft.ingredients;
  const supplier = { companyName: 'Acme', country: 'DE', language: 'en', uses: 'Thinning of paints' };
  return {
    ...draft,
    description: { ...draft.description, ...supplier, productName },
    ingredients: [{ ...first!, name: 'Acetone', casNumber: '67-64-1', materialId: 1101, proportion: '100' }],
    properties: { ...draft.properties, state: 'Liquid', waterSolubility: 'Miscible' },
  };
}
