import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture, MixtureProperties } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { classifyByMode } from '../classify-by-mode.ts';
import { classifyForTransport } from '../classify-for-transport.ts';
import { modeOf, type TransportInput, type TransportMode } from '../transport-input.ts';
import type { TransportOutcome } from '../transport.ts';

type Part = {
  readonly name: string;
  readonly cas?: string;
  readonly share: number;
  readonly codes?: readonly string[];
};

type Given = Partial<TransportInput> & Partial<Pick<Mixture, 'physicalState'>>;

function inputOf(parts: readonly Part[], properties: MixtureProperties, given: Given = {}): TransportInput {
  const { physicalState = 'liquid', ...more } = given;
  const mixture: Mixture = {
    physicalState,
    properties,
    ingredients: parts.map(({ name, cas, share, codes = [] }) => ({
      id: name,
      name,
      ...(cas ? { cas } : {}),
      concentration: exactly(percent(share)),
      hazards: codes.map(hazard),
    })),
  };
  return { mixture, classification: classifyMixture(mixture, marketById('eu')), ...more };
}

const transport = (...product: Parameters<typeof inputOf>) => classifyForTransport(inputOf(...product));

const at = (celsius: number) => ({ min: celsius, max: celsius });
const unOf = (outcome: TransportOutcome) =>
  outcome.status === 'regulated' ? outcome.proposal.entry.un : outcome.status;
const rulesOf = (outcome: TransportOutcome) =>
  (outcome.status === 'regulated' ? outcome.proposal.reasons : outcome.reasons).map(({ ruleId }) => ruleId);

describe('ethanol in water, special provision 144', () => {
  const spirit = (share: number, mode: TransportMode = 'adr', third: readonly Part[] = []) =>
    transport(
      [
        { name: 'ethanol', cas: '64-17-5', share, codes: ['Flam. Liq. 2 H225'] },
        { name: 'water', cas: '7732-18-5', share: 100 - share - third.reduce((sum, one) => sum + one.share, 0) },
        ...third,
      ],
      { flashPointC: at(37), initialBoilingPointC: at(85) },
      { mode },
    );

  it.each([
    [19.5, 'not-regulated'],
    [19.6, '1170'],
  ])('with %s %% by mass: %s', (share, expected) => {
    expect(unOf(spirit(share))).toBe(expected);
  });

  it('names the rule, and holds for ethanol alone in the modes that have it', () => {
    expect(rulesOf(spirit(10))).toContain('transport.sp-144');
    expect(unOf(spirit(10, 'iata'))).toBe('not-regulated');
    expect(unOf(spirit(10, 'us'))).toBe('1170');
    expect(unOf(spirit(10, 'adr', [{ name: 'acetone', share: 5, codes: ['Flam. Liq. 2 H225'] }]))).toBe('1993');
  });
});

describe('combustible liquids of 49 CFR 173.120 (b)', () => {
  const solvent = (flash: number, mode: TransportMode) =>
    rulesOf(
      transport(
        [{ name: 'solvent', share: 100, codes: flash > 60 ? [] : ['Flam. Liq. 3 H226'] }],
        {
          flashPointC: at(flash),
          initialBoilingPointC: at(180),
        },
        { mode },
      ),
    ).find((rule) => rule.startsWith('transport.combustible'));

  it.each([
    [37.9, 'us', undefined],
    [38, 'us', 'transport.combustible-reclass'],
    [60, 'us', 'transport.combustible-reclass'],
    [60.1, 'us', 'transport.combustible'],
    [92.9, 'us', 'transport.combustible'],
    [93, 'us', undefined],
    [60.1, 'adr', undefined],
    [38, 'ca', undefined],
  ] as const)('flash point %s °C in %s: %s', (flash, mode, rule) => {
    expect(solvent(flash, mode)).toBe(rule);
  });
});

describe('what is dangerous for the environment alone', () => {
  const biocide = (mode: TransportMode) =>
    inputOf(
      [
        { name: 'biocide', share: 30, codes: ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'] },
        { name: 'water', share: 70 },
      ],
      {},
      { mode },
    );
  const freedomIn = (outcome: TransportOutcome) => {
    const reasons = outcome.status === 'regulated' ? outcome.proposal.reasons : outcome.reasons;
    return reasons.find(({ ruleId }) => ruleId === 'transport.environment-free')?.paragraph;
  };

  it.each([
    ['adr', '3082', 'ADR/RID 3.3.1, SP 375'],
    ['rid', '3082', 'ADR/RID 3.3.1, SP 375'],
    ['imdg', '3082', 'IMDG Code, 2.10.2.7'],
    ['iata', '3082', 'IATA DGR, A197'],
    ['adg', '3082', 'ADG 3.3, AU01'],
    ['ca', '3082', 'TDG Regulations, section 1.45.1'],
    ['us', 'not-regulated', undefined],
  ] as const)('in %s: %s', (mode, expected, paragraph) => {
    const outcome = classifyForTransport(biocide(mode));
    expect(unOf(outcome)).toBe(expected);
    expect(freedomIn(outcome)).toBe(paragraph);
  });

  it('is exempt by sea and by air under their own law, not under that of the land', () => {
    const { land, sea, air } = classifyByMode(biocide('adg'));
    expect([land, sea, air].map(freedomIn)).toEqual(['ADG 3.3, AU01', 'IMDG Code, 2.10.2.7', 'IATA DGR, A197']);
  });

  it.each(['adr', 'adg'] as const)('by land in %s, by sea and by air: as each classified by itself', (mode) => {
    for (const physicalState of ['liquid', 'solid'] as const) {
      const input = inputOf(
        [{ name: 'biocide', share: 100, codes: ['Aquatic Chronic 2 H411'] }],
        {},
        { mode, physicalState },
      );
      expect(classifyByMode(input)).toEqual({
        land: classifyForTransport(input),
        sea: classifyForTransport({ ...input, mode: 'imdg' }),
        air: classifyForTransport({ ...input, mode: 'iata' }),
      });
    }
  });
});

describe('toxic vapours beside the classification', () => {
  const agent = (lc50MlPerM3: number, saturatedMlPerM3: number, codes: readonly string[] = []) =>
    transport(
      [{ name: 'agent', share: 100, codes: ['Acute Tox. 2 H330', ...codes] }],
      { flashPointC: at(80), initialBoilingPointC: at(150), inhalationForm: 'vapour' },
      { vapourToxicity: { lc50MlPerM3, saturatedMlPerM3 } },
    );
  const shown = (outcome: TransportOutcome) =>
    outcome.status === 'regulated'
      ? [outcome.proposal.entry.un, outcome.proposal.entry.packingGroup].join(' ')
      : outcome.status;

  it.each([
    [200, 100000, '3381 I'],
    [1000, 10000, '3382 I'],
    [1000, 9999, '2810 II'],
    [4000, 800, '2810 III'],
    [4000, 799, 'not-regulated'],
    [6000, 100000, 'not-regulated'],
  ])('LC50 %s ml/m3, saturated %s ml/m3: %s', (lc50, saturated, expected) => {
    expect(shown(agent(lc50, saturated))).toBe(expected);
  });
});

describe('the mode', () => {
  it.each([
    ['eu', 'adr'],
    ['us', 'us'],
    ['ca', 'ca'],
    ['au', 'adg'],
    ['un', 'adr'],
  ] as const)('of market %s is %s unless it is named', (market, expected) => {
    const mixture: Mixture = {
      physicalState: 'liquid',
      properties: {},
      ingredients: [{ id: 'w', name: 'water', concentration: exactly(percent(100)), hazards: [] }],
    };
    const input = { mixture, classification: classifyMixture(mixture, marketById(market)) };
    expect(modeOf(input)).toBe(expected);
    expect(modeOf({ ...input, mode: 'imdg' })).toBe('imdg');
  });
});

describe('goods that a law leaves to other modes', () => {
  it.each([
    ['1845', 'adr', 'not-regulated'],
    ['1845', 'us', 'not-regulated'],
    ['1845', 'imdg', '1845'],
    ['1845', 'iata', '1845'],
    ['1845', 'ca', '1845'],
    ['1910', 'rid', 'not-regulated'],
    ['1910', 'us', 'not-regulated'],
    ['1910', 'ca', 'not-regulated'],
    ['1910', 'imdg', 'not-regulated'],
    ['1910', 'adg', 'not-regulated'],
    ['1910', 'iata', '1910'],
    ['2216', 'adr', 'not-regulated'],
    ['2216', 'imdg', '2216'],
    ['2809', 'us', '2809'],
  ] as const)('UN %s by %s: %s', (substanceUn, mode, expected) => {
    const physicalState = substanceUn === '2809' ? 'liquid' : 'solid';
    const outcome = transport([{ name: 'substance', share: 100 }], {}, { substanceUn, mode, physicalState });
    expect(unOf(outcome)).toBe(expected);
    expect(rulesOf(outcome).includes('transport.not-subject')).toBe(expected === 'not-regulated');
  });

  it('and goods that it prohibits are named as such', () => {
    const prohibited = (substanceUn: string, mode: TransportMode) => {
      const outcome = transport([{ name: 'substance', share: 100 }], {}, { substanceUn, mode });
      return outcome.status === 'regulated' && outcome.proposal.isProhibited;
    };
    expect(prohibited('3255', 'adr')).toBe(true);
    expect(prohibited('3255', 'ca')).toBe(true);
    expect(prohibited('3255', 'imdg')).toBeUndefined();
    expect(prohibited('1090', 'adr')).toBeUndefined();
    expect(prohibited('3256', 'iata')).toBe(true);
    expect(prohibited('3257', 'iata')).toBe(true);
    expect(prohibited('3257', 'imdg')).toBeUndefined();
    expect(prohibited('1017', 'iata')).toBe(true);
    expect(prohibited('1090', 'iata')).toBeUndefined();
  });
});
