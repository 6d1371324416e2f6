import { aDraft } from '@gosds/testkit/builders/a-draft';
import { expect, it } from 'vitest';
import { dustBoundIn } from './dust-bound-in.ts';

const described = (appearanceText: string, description: object = {}) =>
  dustBoundIn(
    aDraft({ description, properties: { state: 'Solid', appearance: 'User Input', appearanceText }, ingredients: [] }),
  );

it.each([
  ['piece', 'Grey rods', { processing: 'welding' }],
  ['piece', 'Grey rods', { processing: 'none' }],
  ['piece', 'Grey rods', { uses: 'Arc welding' }],
  [undefined, 'Grey rods', { uses: 'Abrasive' }],
  [undefined, 'Grey rods', { processing: 'grinding' }],
  [undefined, 'Grey rods', { processing: 'cutting', uses: 'Arc welding' }],
  ['paste', 'Grey paste', {}],
  [undefined, 'Grey powder', { processing: 'welding' }],
  [undefined, 'Grey crystals', { processing: 'none' }],
] as const)('%s: %s, %j', (form, text, description) => {
  expect(described(text, description)).toBe(form);
});
