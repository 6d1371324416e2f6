import { describe, expect, it } from 'vitest';
import { printedSentences } from '../builders/printed-sentences.ts';

const acetone = (share: number) => ({ '67-64-1': share, '57-55-6': 100 - share });
const thin = { state: 'Liquid', flashPoint: { value: '10', unit: '°C' }, boilingPoint: { value: '60', unit: '°C' } };

describe('what sections say of solvents that dry the skin (decision 0032)', () => {
  it.each([
    [20, true],
    [19.9, false],
    [1, false],
  ])('%s %% of acetone: label, sections 2.3, 4.2 and 11.2 agree', (share, isPrinted) => {
    const sheet = printedSentences({ shares: acetone(share), properties: thin, country: 'DE' });
    expect(sheet.ids('label.supplemental.').some((id) => id.startsWith('EUH066'))).toBe(isPrinted);
    expect(sheet.ids('other-hazards.').includes('defatting')).toBe(isPrinted);
    expect(sheet.ids('symptoms').some((id) => id.endsWith('drySkin'))).toBe(isPrinted);
  });

  it('beside irritation the sections alone, beside burns nothing', () => {
    const irritant = printedSentences({ shares: { '67-64-1': 60, '1330-20-7': 40 }, properties: thin, country: 'DE' });
    expect(irritant.ids('label.supplemental.')).toEqual([]);
    expect(irritant.ids('other-hazards.')).toContain('defatting');
    const corrosive = printedSentences({ shares: { '67-64-1': 60, '64-19-7': 40 }, properties: thin, country: 'DE' });
    expect(corrosive.ids('other-hazards.')).not.toContain('defatting');
  });
});

describe('what sections say of ingredients that react with water', () => {
  it('is said of acetyl chloride in a solvent, and not where it has reacted with the water of the recipe', () => {
    const dry = printedSentences({ shares: { '75-36-5': 10, '123-86-4': 90 }, properties: thin, country: 'DE' });
    const wet = printedSentences({ shares: { '75-36-5': 10, '7732-18-5': 90 }, properties: thin, country: 'DE' });
    expect(dry.ids('reactivity.').concat(dry.ids('reactions.'))).toContain('reactsWaterViolently');
    expect(wet.ids('reactivity.').concat(wet.ids('reactions.'))).not.toContain('reactsWaterViolently');
  });
});

describe('section 3 of a preservative with a specific limit (REACH Annex II, 3.2)', () => {
  const paint = (share: number, country: string) =>
    printedSentences({
      shares: { '2682-20-4': share, '7732-18-5': 100 - share },
      properties: { state: 'Liquid' },
      country,
    });

  it.each([
    [0.00015, true],
    [0.00016, true],
    [0.00014, false],
  ])('names it at %s %%, where EUH208 does: %s', (share, isNamed) => {
    for (const country of ['DE', 'GB']) {
      const sheet = paint(share, country);
      expect(sheet.ids('composition.1.').includes('name')).toBe(isNamed);
      expect(sheet.ids('label.supplemental.').some((id) => id.startsWith('EUH208'))).toBe(isNamed);
      expect(sheet.ids('symptoms').some((id) => id.endsWith('elicitedSkin'))).toBe(isNamed);
      expect(sheet.ids('handling.').some((id) => id.endsWith('sensitised'))).toBe(isNamed);
    }
  });

  it('gives the limit that the entry sets for a supplemental statement', () => {
    const bleach = printedSentences({ shares: { '7681-52-9': 4, '7732-18-5': 96 }, properties: { state: 'Liquid' } });
    expect(bleach.text('composition.1.limits')).toContain('EUH031: C ≥ 5 %');
  });
});
