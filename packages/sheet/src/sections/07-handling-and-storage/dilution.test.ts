import { aProduct } from '@gosds/testkit/builders/a-product';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

function handlingOf(cas: string, state: 'Solid' | 'Liquid') {
  const draft = aProduct({ shares: { [cas]: 100 }, properties: { state } });
  const ids = sentencesOf(sheetOf(draft).document.sections).map(({ id }) => id);
  return ids.filter((id) => /^handling\.(?:noContact|dilute)/.test(id));
}

describe('how a corrosive is diluted', () => {
  it.each([
    { name: 'sodium hydroxide', cas: '1310-73-2', state: 'Solid', says: ['noContactCorrosive', 'dilute'] },
    { name: 'sodium, which sets hydrogen free', cas: '7440-23-5', state: 'Solid', says: ['noContactCorrosive'] },
    { name: 'cyanuric chloride, EUH014', cas: '108-77-0', state: 'Solid', says: ['noContactCorrosive'] },
    { name: 'acetone, no corrosive', cas: '67-64-1', state: 'Liquid', says: ['noContact'] },
  ] as const)('is given for $name only where water does no harm', ({ cas, state, says }) => {
    expect(handlingOf(cas, state).map((id) => id.split('.').at(-1))).toEqual(says);
  });
});
