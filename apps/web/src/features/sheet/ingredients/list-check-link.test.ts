import { draftSchema } from '@gosds/sheet/draft/draft';
import { expect, it } from 'vitest';
import { listLines } from './list-check-link.tsx';

const acetone = { id: '1', name: 'Acetone', casNumber: '67-64-1' };
const linesOf = (ingredients: readonly object[]) => listLines(draftSchema.parse({ ingredients })).split('\n');

it('hands on name, number and proportion of each ingredient', () => {
  const rows = [{ ...acetone, proportion: '10-20' }, { id: '2', name: 'Resin', proportion: '' }, { id: '3' }];
  expect(linesOf(rows)).toEqual(['Acetone\t67-64-1\t10-20', 'Resin']);
});

it('tells a raw material by what it consists of, and loses no row beyond 100 %', () => {
  const parts = [
    { ...acetone, id: 'a', proportion: '50' },
    { id: 'b', name: 'Water', proportion: '50' },
  ];
  expect(linesOf([{ id: '1', name: 'Thinner', proportion: '10', parts }])).toEqual(['Acetone\t67-64-1\t5', 'Water\t5']);
  const many = [
    { ...acetone, proportion: '60' },
    { id: '2', name: 'Water', proportion: '60' },
  ];
  expect(linesOf(many)).toEqual(['Acetone\t67-64-1\t60', 'Water\t60']);
});
