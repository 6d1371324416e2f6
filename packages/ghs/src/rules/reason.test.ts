import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { exactly, percent } from '../concentration.ts';
import type { Ingredient } from '../mixture.ts';
import { marketById } from '../testing/market-by-id.ts';
import { shownBeside, sumText } from './reason.ts';

describe('numbers in reasons', () => {
  it.each([
    [40.34366, 85, 40.34],
    [9.9996, 10, 9.9996],
    [9.99999, 10, 9.99999],
    [10, 10, 10],
    [10.00004, 10, 10.00004],
    [10.04, 10, 10.04],
    [123_456, 2000, 123_500],
    [0.000123456, 0.1, 0.0001235],
    [1 / 3, 1, 0.3333],
  ])('%d beside %d is printed %d', (value, limit, shown) => {
    expect(shownBeside(value, limit)).toBe(shown);
  });

  it('keeps a sum on its side of every limit, and below the whole', () => {
    expect(sumText(percent(84.9999), percent(1), percent(85))).toBe(84.9999);
    expect(sumText(percent(0.99999), percent(1), percent(85))).toBe(0.99999);
    expect(sumText(percent(99.99999))).toBe(99.99999);
    expect(sumText(percent(100))).toBe(100);
  });

  const irritant = (id: string, share: number): Ingredient => ({
    id,
    name: id,
    concentration: exactly(percent(share)),
    hazards: [{ code: 'Skin Irrit. 2', hCode: 'H315' }],
  });
  const reasonFor = (...shares: readonly number[]) => {
    const ingredients = shares.map((share, index) => irritant(`irritant ${index + 1}`, share));
    const mixture = { physicalState: 'liquid' as const, properties: {}, ingredients };
    const { outcomes } = classifyMixture(mixture, marketById('eu'));
    const found = outcomes.find(({ hazardClass }) => hazardClass === 'Skin corrosion/irritation');
    return found?.reasons.find(({ ruleId }) => /irrit/i.test(ruleId)) ?? found?.reasons[0];
  };

  it('rounds a sum, says a share as it was entered, and compares neither', () => {
    const summed = reasonFor(20.123456, 20.220204);
    expect(inEnglish(summed?.summary ?? '')).toContain(' 40.34 % ≥ 10 %');
    expect(summed?.found).toBe(40.34366);
    expect(summed?.stated?.found).toBe(40.34);
    expect(inEnglish(reasonFor(20.123456)?.summary ?? '')).toContain(' 20.123456 % ≥ 10 %');
    expect(inEnglish(reasonFor(4.9999, 4.9999)?.summary ?? '')).toContain(' 9.9998 % < 10 %');
  });
});
