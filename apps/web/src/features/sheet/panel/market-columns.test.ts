import type { ClassComparison, Verdict } from '@gosds/ghs/analysis/compare-markets';
import { hazard } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import { marketColumns, rowsToShow, verdictText } from './market-columns.ts';
import '../../../testing/in-english.ts';

const verdict = (market: Verdict['market'], code?: 'Eye Irrit. 2' | 'Eye Irrit. 2A'): Verdict => ({
  market,
  status: code === undefined ? 'not-adopted' : 'classified',
  hazards: code === undefined ? [] : [hazard(`${code} H319`)],
  reason: undefined,
});
const places = [
  { id: 'eu', name: 'EU', country: 'DE' },
  { id: 'gb', name: 'Great Britain', country: 'GB' },
  { id: 'us', name: 'USA', country: 'US' },
] as const;
const eye: ClassComparison = {
  hazardClass: 'Serious eye damage/eye irritation',
  verdicts: [verdict('eu', 'Eye Irrit. 2'), verdict('gb', 'Eye Irrit. 2'), verdict('us', 'Eye Irrit. 2A')],
  differences: [{ market: 'us', kind: 'wording', rules: [] }],
};
const same: ClassComparison = {
  hazardClass: 'Aspiration hazard',
  verdicts: [verdict('eu', 'Eye Irrit. 2'), verdict('gb', 'Eye Irrit. 2'), verdict('us', 'Eye Irrit. 2')],
  differences: [],
};
const nowhere: ClassComparison = {
  hazardClass: 'Carcinogenicity',
  verdicts: [verdict('eu'), verdict('gb'), verdict('us')],
  differences: [],
};

describe('the columns of the markets', () => {
  it('show the rows that differ, or all rows that some market has', () => {
    expect(rowsToShow([eye, same, nowhere], { showsAll: false })).toEqual([eye]);
    expect(rowsToShow([eye, same, nowhere], { showsAll: true })).toEqual([eye, same]);
  });

  it('put markets that say the same in one column, the own one first', () => {
    expect(marketColumns([eye], places).map(({ names, isOwn }) => [names, isOwn])).toEqual([
      [['EU', 'Great Britain'], true],
      [['USA'], false],
    ]);
    expect(marketColumns([same], places)).toHaveLength(1);
  });

  it('say in words why a cell has no class', () => {
    expect(verdictText(verdict('us'))).toBe('not adopted');
    expect(verdictText({ ...verdict('us'), status: 'not-classified' })).toBe('not classified');
    expect(verdictText(verdict('us', 'Eye Irrit. 2A'))).toBe('Eye Irrit. 2A H319');
  });
});
