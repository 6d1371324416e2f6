import { describe, expect, it } from 'vitest';
import { standsAsWord } from './stands-as-word.ts';

describe('an abbreviation in a text', () => {
  it.each([
    ['ATE', 'ATE (oral): 500 mg/kg'],
    ['ATE', 'The ATE'],
    ['ATE', 'ACETATE has no ATE'],
    ['EUH', 'EUH208 Contains'],
    ['ATE', '急性毒性估计值ATE为500'],
    ['ПДК', 'ПДК: 5 мг/м³'],
  ])('%s stands in "%s"', (short, text) => {
    expect(standsAsWord(short, text)).toBe(true);
  });

  it.each([
    ['ATE', 'ACETATE'],
    ['ATE', 'ATEmix'],
    ['EUH', 'EUH208a'],
    ['ATE', '5ATE'],
    ['ПДК', 'ПДКр'],
    ['ATE', ''],
  ])('%s does not stand in "%s"', (short, text) => {
    expect(standsAsWord(short, text)).toBe(false);
  });
});
