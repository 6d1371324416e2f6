import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

const liquid = { state: 'Liquid' };

describe('the sums of inhaled forms', () => {
  it('name the mist of a dissolved salt, not its vapour', () => {
    const bath = printedSentences({
      country: 'JP',
      shares: { '151-50-8': 8, '7732-18-5': 92 },
      properties: { ...liquid, ph: '12' },
    });
    expect(bath.ids('toxicology.ate.')).toEqual(['oral', 'dermal', 'dust-mist']);
  });

  it('name the vapour of a volatile liquid, not its mist', () => {
    const thinner = printedSentences({ shares: { '1330-20-7': 60, '64742-48-9': 40 }, properties: liquid });
    expect(thinner.ids('toxicology.ate.')).toEqual(['dermal', 'vapour']);
  });
});
