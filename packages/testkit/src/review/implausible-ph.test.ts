import { expect, it } from 'vitest';
import { reviewSheet } from '@gosds/sheet/review/review';
import { finished, properties } from './change.ts';
import { picked } from '../products/supplier.ts';
import { on, only } from './case-parts.ts';

type Recipe = readonly (readonly [materialId: number, name: string, percent: string])[];

const water = (percent: string) => [3001, 'Water', percent] as const;

function foundAt(ph: string, recipe: Recipe): readonly string[] {
  const rows = recipe.map(([materialId, name, percent], index) => picked(String(index), materialId, [name, percent]));
  const changes = on(only(...rows), properties({ ph, flashPoint: { value: '', unit: 'Not Applicable' } }));
  return reviewSheet(finished(changes))
    .findings.map(({ check }) => check)
    .filter((check) => ['properties.mild-ph', 'properties.ph-hypochlorite'].includes(check));
}

const bleach: Recipe = [[2103, 'Sodium hypochlorite', '12'], water('88')];
const lye: Recipe = [[2050, 'Sodium hydroxide', '30'], water('70')];
const acid: Recipe = [[2001, 'Hydrochloric acid', '30'], water('70')];

it.each([
  ['bleach', bleach, '7', ['properties.ph-hypochlorite']],
  ['bleach', bleach, '9.9', ['properties.ph-hypochlorite']],
  ['bleach', bleach, '10', []],
  ['bleach', bleach, '12.5', []],
  ['lye', lye, '3', ['properties.mild-ph']],
  ['lye', lye, '9.9', ['properties.mild-ph']],
  ['lye', lye, '10', []],
  ['lye', lye, '14', []],
  ['acid', acid, '9', ['properties.mild-ph']],
  ['acid', acid, '4.1', ['properties.mild-ph']],
  ['acid', acid, '4', []],
  ['acid', acid, '0.5', []],
] as const)('%s at a pH of its own kind alone', (_, recipe, ph, found) => {
  expect(foundAt(ph, recipe)).toEqual(found);
});
