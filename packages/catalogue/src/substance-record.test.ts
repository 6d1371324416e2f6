import { describe, expect, it } from 'vitest';
import { record, type SubstanceRecord } from './substance-record.ts';

const lye: SubstanceRecord = {
  id: 9001,
  name: 'Lye',
  cas: '1310-73-2',
  index: '011-002-00-6',
  harmonised: 'Skin Corr. 1A H314; Acute Tox. 4* H302; STOT RE 2 H373 (liver)',
  limits: 'Skin Corr. 1A H314: C>=5; Skin Corr. 1B H314: 2<=C<5; Carc. 1B H350: C>=0.01',
  ates: 'oral 500; dust-mist 1.5',
  notes: 'B D',
  mAcute: 10,
  also: { reach: 'Met. Corr. 1 H290' },
  state: 'solid',
  values: { crc: 'mp 323; vp <0.001@25; sol misc', icsc: 'bp 1388..1390 (Siwoloboff); ph >13' },
  tox: { ice: 'oral 325 rabbit; dermal limit >2000 rat' },
  eco: { sids: 'crustacea EC50 40.4 48h Ceriodaphnia sp.' },
  degradable: ['not ready', 'sids'],
  oel: { eh40: 'stel 2/-', 'osha-z1': '2/- ceil -/5 (skin)' },
  un: '1823',
};

describe('a substance record', () => {
  it('reads classification, limits, estimates and minimum marks', () => {
    expect(record(lye).classification).toMatchObject({
      basis: 'harmonised',
      source: 'clp-annex-vi',
      hazards: [
        { code: 'Skin Corr. 1A', hCode: 'H314' },
        { code: 'Acute Tox. 4', hCode: 'H302' },
        { code: 'STOT RE 2', hCode: 'H373', detail: 'liver' },
      ],
      minimum: ['H302'],
      specificLimits: [
        { lower: 50_000_000 },
        { lower: 20_000_000, upper: 50_000_000 },
        { outcome: { code: 'Carc. 1B' }, lower: 100_000 },
      ],
      ates: [
        { route: 'oral', kind: 'ATE', value: { min: 500, max: 500 } },
        { route: 'dust-mist', value: { min: 1.5, max: 1.5 } },
      ],
      notes: ['B', 'D'],
      additional: { source: 'reach', hazards: [{ code: 'Met. Corr. 1', hCode: 'H290' }] },
    });
  });

  it('starts a limit that excludes its number one ppb above it', () => {
    const limits = 'Ox. Liq. 1 H271: C>50; Ox. Liq. 2 H272: C<=50';
    const { specificLimits } = record({ ...lye, limits }).classification;
    expect(specificLimits).toMatchObject([{ lower: 500_000_001 }, { upper: 500_000_001 }]);
  });

  it('reads values with range, temperature, method and source', () => {
    expect(record(lye).properties).toMatchObject({
      state: 'solid',
      meltingPoint: { min: 323, max: 323, source: 'crc' },
      boilingPoint: { min: 1388, max: 1390, method: 'Siwoloboff', source: 'icsc' },
      vapourPressure: { min: -Infinity, max: 0.001, temperatureC: 25 },
      waterSolubility: { min: Infinity, max: Infinity },
    });
  });

  it('reads toxicity, aquatic values and exposure limits', () => {
    const { toxicity, ecotoxicity, exposureLimits, cwNo } = record(lye);
    expect(cwNo).toBe('CW009001');
    expect(toxicity).toMatchObject([
      { route: 'oral', kind: 'LD50', species: 'rabbit' },
      { route: 'dermal', kind: 'limit-dose', value: { min: 2000, max: Infinity } },
    ]);
    expect(ecotoxicity).toMatchObject([
      { group: 'crustacea', endpoint: 'EC50', hours: 48, species: 'Ceriodaphnia sp.' },
    ]);
    expect(exposureLimits).toEqual([
      { country: 'GB', list: 'UK EH40 WEL', source: 'eh40', stelMgM3: 2 },
      { country: 'US', list: 'OSHA Table Z-1', source: 'osha-z1', twaMgM3: 2, ceilingPpm: 5, notation: 'skin' },
    ]);
  });

  it.each<[string, Partial<SubstanceRecord>]>([
    ['a CAS number with a wrong check digit', { cas: '1310-73-3' }],
    ['an EC number with a wrong check digit', { ec: '200-662-3' }],
    ['an unknown source', { values: { somewhere: 'bp 5' } }],
    ['an unknown property', { values: { crc: 'boil 5' } }],
    ['a property twice', { values: { crc: 'bp 5', icsc: 'bp 6' } }],
    ['a value that is no number', { values: { crc: 'bp hot' } }],
    ['an exposure limit of a source that sets none', { oel: { crc: '1/2' } }],
    ['a limit of peaks without its category', { oel: { eh40: '1/2 peak 2' } }],
    ['an aquatic value without species', { eco: { sids: 'fish LC50 5 96h' } }],
    ['a route that is none', { ates: 'eye 5' }],
    ['a UN number of three digits', { un: '123' }],
  ])('refuses %s', (_what, part) => {
    expect(() => record({ ...lye, ...part })).toThrow(/^Lye: /);
  });

  it.each(['Acute Tox. 4 H314', 'Skin Corr. 3 H314', 'Flam. Liq. 2'])('refuses the hazard %s', (harmonised) => {
    expect(() => record({ ...lye, index: '011-002-00-6', harmonised })).toThrow(/^Lye: /);
  });
});
