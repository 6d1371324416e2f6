import { describe, expect, it } from 'vitest';
import { hazard } from './hazard.ts';
import { type AnyHazard, isAnyOf, isCategoryOf, partsOf } from './hazard-question.ts';
import { categoryEntries } from './registry.ts';

describe('the question what a hazard is', () => {
  it.each<[notation: string, asked: AnyHazard, answer: boolean]>([
    ['Flam. Liq. 2 H225', 'Flam. Liq.', true],
    ['Flam. Liq. 2 H225', 'Flam. Liq. 2', true],
    ['Flam. Liq. 2 H225', 'H225', true],
    ['Flam. Liq. 2 H225', ['Flam. Liq. 1', 'Flam. Liq. 3', 'Flam. Gas'], false],
    ['Acute Tox. 2 H330', ['Acute Tox. 1', 'Acute Tox. 2 H330'], true],
    ['Acute Tox. 2 H300', ['Acute Tox. 1', 'Acute Tox. 2 H330'], false],
    ['Press. Gas (Liq.) H280', 'Press. Gas', true],
    ['Repr. 1B H360FD', 'H360', true],
    ['Repr. 1B H360FD', 'H360F', false],
    ['Repr. 1B H360F', 'H360F', true],
    ['Skin Corr. 1A H314', 'Skin Corr. 1', false],
    ['Skin Corr. 1A H314', [], false],
  ])('%s, asked for %j: %s', (notation, asked, answer) => {
    expect(isAnyOf(hazard(notation), asked)).toBe(answer);
  });

  it('is answered for every entry of the registry, with a statement or without', () => {
    for (const { code, classCode, hCode } of categoryEntries) {
      expect(isAnyOf({ code, hCode: hCode ?? '' }, classCode)).toBe(true);
      expect(isCategoryOf(code, classCode)).toBe(true);
      expect(isCategoryOf(code, code)).toBe(true);
    }
  });

  it('knows nothing of a statement that does not belong to the category', () => {
    expect([...partsOf({ code: 'Skin Corr. 1A', hCode: 'H315' })]).toEqual([]);
  });

  it('does not compile with an error of spelling', () => {
    // @ts-expect-error: the class has a stop
    expect(isAnyOf(hazard('Skin Corr. 1A H314'), 'Skin Corr')).toBe(false);
    // @ts-expect-error: H315 is Skin Irrit. 2
    expect(isAnyOf(hazard('Skin Corr. 1A H314'), ['Skin Corr. 1A H315'])).toBe(false);
    // @ts-expect-error: a statement is no category
    expect(isCategoryOf('Skin Corr. 1A', 'H314')).toBe(false);
  });
});
