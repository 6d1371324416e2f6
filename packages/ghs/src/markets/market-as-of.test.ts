import { afterEach, describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { ingredient, mixtureOf } from '../rules/testing/mixture-of.ts';
import type { JurisdictionData } from './jurisdiction-data.ts';
import { addJurisdictions, isMarket, marketAsOf, marketIds, marketsAsOf } from './market-as-of.ts';

const outcomeOf = (notation: string, share: number, day: string) =>
  classifyMixture(mixtureOf([ingredient(share, [notation])]), marketAsOf('eu', day)).outcomes.flatMap(
    ({ hazards, reasons }) => (hazards.length > 0 ? [[hazards[0]?.code, reasons[0]?.ruleId]] : []),
  );

describe('a mixture around the day on which a class becomes law', () => {
  it.each([
    ['ED HH 1 EUH380', 0.1, 'ed-hh.category-1'],
    ['PBT EUH440', 0.1, 'pbt.pbt'],
    ['vPvM EUH451', 0.1, 'pmt.vpvm'],
  ])('%s, Regulation (EU) 2023/707, mixtures from 1 May 2026', (notation, share, row) => {
    const code = notation.replace(/ EUH\d+$/, '');
    expect(outcomeOf(notation, share, '2026-04-30')).toEqual([]);
    expect(outcomeOf(notation, share, '2026-05-01')).toEqual([[code, row]]);
    expect(outcomeOf(notation, share, '2026-05-02')).toEqual([[code, row]]);
  });

  it('has the older answer where the day is moved by a year', () => {
    const classes = (year: number) => outcomeOf('ED ENV 2 EUH431', 1, `${year}-11-21`);
    expect([classes(2025), classes(2026), classes(2027)]).toEqual([
      [],
      [['ED ENV 2', 'ed-env.category-2']],
      [['ED ENV 2', 'ed-env.category-2']],
    ]);
  });

  it('adopts the categories a year before they are those of a mixture', () => {
    const adopts = (day: string) => marketAsOf('eu', day).adopted.includes('PBT');
    expect([adopts('2025-04-30'), adopts('2025-05-01')]).toEqual([false, true]);
  });
});

describe('the rules of a day', () => {
  it('are one object for every day of the same law', () => {
    expect(marketAsOf('eu', '2026-05-01')).toBe(marketAsOf('eu', '2031-01-01'));
    expect(marketAsOf('eu', '2026-04-30')).not.toBe(marketAsOf('eu', '2026-05-01'));
  });

  it('end with the last day of a law and begin with its first', () => {
    const american = (day: string) => marketsAsOf(day).filter((id) => id.startsWith('us'));
    expect(american('2024-07-18')).toEqual(['us-2012']);
    expect(american('2027-11-19')).toEqual(['us', 'us-2012']);
    expect(american('2027-11-20')).toEqual(['us']);
  });

  it('are there for every market on any day', () => {
    for (const day of ['2012-01-01', '2026-11-21', '2099-12-31'])
      for (const id of marketIds) expect(marketAsOf(id, day).id).toBe(id);
  });
});

describe('a jurisdiction of another data folder', () => {
  const un = marketAsOf('un', '2026-11-21');
  let remove = () => {};
  afterEach(() => {
    remove();
  });

  const invented = (limits: string, statements = ''): JurisdictionData => ({
    id: 'xx',
    name: 'Atlantis',
    follows: 'un',
    facts: {
      labelRegime: 'un',
      ruleSet: 'xx-code-1',
      law: 'Code of Atlantis',
      terms: { cited: 'Code of Atlantis, GHS' },
      status: 'in force',
      revision: 10,
      languages: ['en'],
      evidence: { blocks: 'read', limits: 'read' },
      specificLimits: 'all',
      bridging: 'un',
      physicalHazards: 'tables',
      testsOnlyAdd: [],
      nationalHazards: [],
      otherHazards: [],
    },
    changes: [],
    tables: { limits, categories: '', places: '', statements },
  });

  const skinRow = (limits: string, day: string) => {
    remove = addJurisdictions([invented(limits)]);
    const id = 'xx';
    if (!isMarket(id)) throw new Error('it was not added');
    const row = marketAsOf(id, day).skin.rows.find((one) => one.id === 'skin.corrosive-5');
    remove();
    return row && [row.atLeast, row.paragraph];
  };
  const own = 'skin|skin.corrosive-5||4|%|Skin Corr. 1|H314|Skin Corr. 1||||{cited}, 12||2030-06-30';

  it.each([
    ['own1|EUH201|gold|above|1||||||1.2|||', 'gold'],
    ['own1|EUH201|lead|above|1||cements||||1.2|||', 'cements'],
    ['own1|EUH201|lead|above|1|||liquid dust|||1.2|||', 'dust'],
    ['own1|EUH201|lead|above|1|||||Skin sensitization|1.2|||', 'Skin sensitization'],
  ])('refuses a condition of a statement that it does not know: %s', (row, unknown) => {
    remove = addJurisdictions([invented('', row)]);
    const id = 'xx';
    if (!isMarket(id)) throw new Error('it was not added');
    expect(() => marketAsOf(id, '2026-01-01')).toThrow(`own1: unknown word “${unknown}”`);
  });

  it('takes one limit of its own, and all others of the one it follows', () => {
    const [inherited] = un.skin.rows.filter(({ id }) => id === 'skin.corrosive-5');
    expect(skinRow('', '2026-01-01')).toEqual([inherited?.atLeast, 'Code of Atlantis, GHS, 3.2.3.3.2']);
    expect(skinRow(own, '2030-06-30')).toEqual([40_000_000, 'Code of Atlantis, GHS, 12']);
    expect(skinRow(own, '2030-07-01')).toEqual([inherited?.atLeast, 'Code of Atlantis, GHS, 3.2.3.3.2']);
  });

  it('takes a limit of the followed one away', () => {
    expect(skinRow('skin|skin.corrosive-5', '2026-01-01')).toBeUndefined();
  });

  it('is gone when it is taken away', () => {
    skinRow('', '2026-01-01');
    expect(isMarket('xx')).toBe(false);
  });
});
