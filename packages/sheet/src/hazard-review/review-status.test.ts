import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardReviewStatuses } from '../draft/draft.ts';
import { departs, hasEvidence, type ReviewItem, statusOf, toggled, toggleItem } from './review-status.ts';

const ids = ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', 'Flam. Liq. 2 H225'];

const item = fc.record({
  id: fc.constantFrom(...ids),
  status: fc.constantFrom(...hazardReviewStatuses),
  evidence: fc.constantFrom('', 'OECD 404'),
  source: fc.constantFrom(undefined, '', 'Report 12'),
});
const stored = fc.uniqueArray(item, { selector: ({ id }) => id });

/** The status of an item as the step shows it. */
const shown = (items: readonly ReviewItem[], id: string, isGenerated: boolean) =>
  statusOf(
    items.find((each) => each.id === id),
    { isGenerated },
  );
const click = (items: readonly ReviewItem[], id: string, isGenerated: boolean) =>
  toggleItem(items, { id, status: shown(items, id, isGenerated) });

describe('an item of the hazard review', () => {
  it('goes from generated to deleted and from empty to user-defined, and back', () => {
    expect(hazardReviewStatuses.map(toggled)).toEqual(['user-defined', 'deleted', 'generated', '']);
  });

  it('shows what a click leads to: twice is as before, whatever was stored, and no other item changes', () => {
    fc.assert(
      fc.property(stored, fc.constantFrom(...ids), fc.boolean(), (items, id, isGenerated) => {
        const before = shown(items, id, isGenerated);
        // A change that the calculation now agrees with cannot be undone.
        fc.pre(!(before === 'deleted' && !isGenerated) && !(before === 'user-defined' && isGenerated));
        const once = click(items, id, isGenerated);
        expect(shown(once, id, isGenerated)).toBe(toggled(before));
        const twice = click(once, id, isGenerated);
        expect(shown(twice, id, isGenerated)).toBe(before);
        for (const other of ids.filter((each) => each !== id)) {
          expect(once.find((each) => each.id === other)).toBe(items.find((each) => each.id === other));
        }
      }),
    );
  });

  it('keeps what was typed for it', () => {
    fc.assert(
      fc.property(stored, fc.constantFrom(...ids), fc.boolean(), (items, id, isGenerated) => {
        const typed = (of: readonly ReviewItem[]) => of.find((each) => each.id === id)?.evidence ?? '';
        expect(typed(click(click(items, id, isGenerated), id, isGenerated))).toBe(typed(items));
      }),
    );
  });

  it('is generated or empty by the calculation alone, unless the user changed it', () => {
    const of = (status: ReviewItem['status']) => ({ id: 'x', status, evidence: '' });
    expect(statusOf(undefined, { isGenerated: true })).toBe('generated');
    expect(statusOf(of('generated'), { isGenerated: false })).toBe('');
    expect(statusOf(of(''), { isGenerated: true })).toBe('generated');
    expect(statusOf(of('deleted'), { isGenerated: false })).toBe('deleted');
    expect(hazardReviewStatuses.filter(departs)).toEqual(['deleted', 'user-defined']);
  });

  it('has evidence with a method and a source; an older draft names both in one text', () => {
    const evidence = 'OECD 404';
    expect(hasEvidence({ id: 'x', status: 'deleted', evidence })).toBe(true);
    expect(hasEvidence({ id: 'x', status: 'deleted', evidence, source: ' ' })).toBe(false);
    expect(hasEvidence({ id: 'x', status: 'deleted', evidence: ' ', source: 'Report 12' })).toBe(false);
    expect(hasEvidence({ id: 'x', status: 'deleted', evidence, source: 'Report 12' })).toBe(true);
  });
});
