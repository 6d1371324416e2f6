import { draftSchema } from '@gosds/sheet/draft/draft';
import { expect, it } from 'vitest';
import { changedPath } from './changed-path.ts';

const draft = draftSchema.parse({
  description: { productName: 'Blend', companyName: 'Example' },
  ingredients: [
    { id: '1', name: 'Toluene', proportion: '40' },
    { id: '2', name: 'Water', proportion: '60' },
  ],
});
const [first, second] = draft.ingredients;
if (!first || !second) throw new Error('two rows are missing');

it('names the input that differs', () => {
  expect(changedPath(draft, draft)).toBeUndefined();
  const renamed = { ...draft, description: { ...draft.description, companyName: '' } };
  expect(changedPath(draft, renamed)).toBe('description.companyName');
  const warm = { ...draft, properties: { ...draft.properties, flashPoint: { value: '23', unit: '°C' } } };
  expect(changedPath(draft, warm)).toBe('properties.flashPoint.value');
});

it('names the cell of a row, and the name of a row that came or went', () => {
  const shared = { ...draft, ingredients: [first, { ...second, proportion: '50' }] };
  expect(changedPath(draft, shared)).toBe('ingredients.1.proportion');
  expect(changedPath(draft, { ...draft, ingredients: [first] })).toBe('ingredients.0.name');
  expect(changedPath({ ...draft, ingredients: [first] }, draft)).toBe('ingredients.1.name');
  expect(changedPath(draft, { ...draft, ingredients: [second] })).toBe('ingredients.0.name');
});

it('names what stands in no form by its own path', () => {
  expect(changedPath(draft, { ...draft, acceptedFindings: { 'label.size': 'Agreed' } })).toBe(
    'acceptedFindings.label.size',
  );
});
