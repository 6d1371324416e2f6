import { findByCas } from '@gosds/catalogue/catalogue';
import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { sheetOf } from './sheet-of.ts';
import { draftOf, picked } from './supplier.ts';

function handlingOf(cas: string, state: 'Solid' | 'Liquid') {
  const substance = findByCas(cas);
  if (!substance) throw new Error(`The catalogue has no ${cas}`);
  const ingredients = [picked('1', substance.materialId, [substance.name, '100'])];
  const draft = draftOf({ productName: 'X', country: 'DE', uses: 'Synthesis', ingredients, properties: { state } });
  const ids = sentencesOf(sheetOf(draft).document.sections).map(({ id }) => id);
  return ids.filter((id) => /^handling\.(?:noContact|dilute)/.test(id));
}

describe('how a corrosive is diluted', () => {
  it.each([
    { name: 'sodium hydroxide', cas: '1310-73-2', state: 'Solid', says: ['noContactCorrosive', 'dilute'] },
    { name: 'sodium, which sets hydrogen free', cas: '7440-23-5', state: 'Solid', says: ['noContactCorrosive'] },
    { name: 'cyanuric chloride, EUH014', cas: '108-77-0', state: 'Solid', says: ['noContactCorrosive'] },
    { name: 'acetone, no corrosive', cas: '67-64-1', state: 'Liquid', says: ['noContact'] },
  ] as const)('is told of $name only where water does no harm', ({ cas, state, says }) => {
    expect(handlingOf(cas, state).map((id) => id.split('.').at(-1))).toEqual(says);
  });
});
