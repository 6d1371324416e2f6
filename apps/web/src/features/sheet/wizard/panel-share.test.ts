import { describe, expect, it } from 'vitest';
import { bounded, keepShare, keptShare, nextShare, panelShare } from './panel-share.ts';

function storage(kept?: string) {
  const held = { value: kept ?? null };
  return {
    getItem: () => held.value,
    setItem: (_key: string, value: string) => {
      held.value = value;
    },
  };
}

describe('the width of the live panel', () => {
  it('is the usual one at first, and stays as it was left', () => {
    const device = storage();
    expect(keptShare(device)).toBe(panelShare.usual);
    keepShare(device, 60);
    expect(keptShare(device)).toBe(60);
  });

  it('stays within its bounds, whatever is kept', () => {
    expect(bounded(5)).toBe(panelShare.min);
    expect(bounded(99)).toBe(panelShare.max);
    expect(keptShare(storage('wide'))).toBe(panelShare.usual);
    expect(keptShare(storage('99'))).toBe(panelShare.max);
  });

  it.each([
    { share: panelShare.min, next: panelShare.usual },
    { share: panelShare.usual, next: panelShare.max },
    { share: panelShare.usual + 1, next: panelShare.max },
    { share: panelShare.max, next: panelShare.min },
  ])('goes from $share to $next by a click', ({ share, next }) => {
    expect(nextShare(share)).toBe(next);
  });
});
