import { inWords } from '@gosds/phrases/in-words';
import type { ClassOutcome, Classification } from '@gosds/ghs/classification';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard, type HazardClass } from '@gosds/ghs/hazard';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from '../classify-for-transport.ts';
import type { TransportInput } from '../transport-input.ts';
import type { TransportOutcome } from '../transport.ts';

type Gas = { readonly cas: string; readonly share: number; readonly extra?: Partial<Ingredient> };

const classes: readonly (readonly [HazardClass, RegExp])[] = [
  ['Gases under pressure', /^Press/],
  ['Flammable gases', /^Flam/],
  ['Oxidising gases', /^Ox/],
  ['Acute toxicity, inhalation', /^Acute/],
  ['Skin corrosion/irritation', /^Skin/],
  ['Hazardous to the aquatic environment, acute', /^Aquatic Acute/],
  ['Hazardous to the aquatic environment, long-term', /^Aquatic Chronic/],
];

function inputOf(gases: readonly Gas[], codes: readonly string[], more: Partial<TransportInput> = {}): TransportInput {
  const mixture: Mixture = {
    physicalState: 'gas',
    properties: {},
    ...more.mixture,
    ingredients: gases.map(({ cas, share, extra }) => ({
      id: cas,
      name: cas,
      cas,
      concentration: exactly(percent(share)),
      hazards: [],
      ...extra,
    })),
  };
  const hazards = codes.map(hazard);
  const outcomes: ClassOutcome[] = classes.map(([hazardClass, pattern]) => {
    const own = hazards.filter(({ code }) => pattern.test(code));
    const status = own.length > 0 ? 'classified' : 'not-classified';
    return { hazardClass, status, hazards: own, reasons: [], missing: [] };
  });
  const classification: Classification = {
    market: 'eu',
    ruleSet: 'test',
    hazards,
    outcomes,
    supplemental: [],
    ate: [],
  };
  return { classification, ...more, mixture };
}

function short(outcome: TransportOutcome): string {
  if (outcome.status !== 'regulated') return outcome.status;
  const { un, class: main, subsidiaryHazards } = outcome.proposal.entry;
  return [un, main, ...subsidiaryHazards].join(' ');
}

const transport = (...parameters: Parameters<typeof inputOf>) => short(classifyForTransport(inputOf(...parameters)));
const two: readonly Gas[] = [
  { cas: '7727-37-9', share: 80 },
  { cas: '7440-37-1', share: 20 },
];
const compressed = 'Press. Gas (Comp.) H280';
const liquefied = 'Press. Gas (Liq.) H280';
const cold = 'Press. Gas (Ref. Liq.) H281';

describe('N.O.S. entries of gases, ADR 2.2.2.3', () => {
  it.each([
    [[compressed], '1956 2.2'],
    [[liquefied], '3163 2.2'],
    [[cold], '3158 2.2'],
    [[compressed, 'Ox. Gas 1 H270'], '3156 2.2 5.1'],
    [[liquefied, 'Ox. Gas 1 H270'], '3157 2.2 5.1'],
    [[cold, 'Ox. Gas 1 H270'], '3311 2.2 5.1'],
    [[compressed, 'Flam. Gas 1A H220'], '1954 2.1'],
    [[liquefied, 'Flam. Gas 1B H221'], '3161 2.1'],
    [[cold, 'Flam. Gas 1A H220'], '3312 2.1'],
    [[compressed, 'Acute Tox. 3 H331'], '1955 2.3'],
    [[liquefied, 'Acute Tox. 2 H330', 'Flam. Gas 1A H220'], '3160 2.3 2.1'],
    [[compressed, 'Acute Tox. 1 H330', 'Skin Corr. 1B H314'], '3304 2.3 8'],
    [[liquefied, 'Acute Tox. 3 H331', 'Ox. Gas 1 H270'], '3307 2.3 5.1'],
    [[compressed, 'Acute Tox. 3 H331', 'Ox. Gas 1 H270', 'Skin Corr. 1A H314'], '3306 2.3 5.1 8'],
    [[liquefied, 'Acute Tox. 3 H331', 'Flam. Gas 1A H220', 'Skin Corr. 1A H314'], '3309 2.3 2.1 8'],
    [[compressed, 'Acute Tox. 4 H332', 'Skin Corr. 1B H314'], '1956 2.2'],
  ])('%s: UN %s', (codes, expected) => {
    expect(transport(two, codes)).toBe(expected);
  });

  it('need the state', () => {
    expect(inWords(classifyForTransport(inputOf(two, [])))).toMatchObject({
      status: 'incomplete',
      missing: ['state of the gas'],
    });
  });

  it('are not needed below 200 kPa for gases of 2.2 alone (1.1.3.2 (c))', () => {
    const low = {
      mixture: { physicalState: 'gas', ingredients: [], properties: { packedGas: 'unpressurised' } },
    } as const;
    expect(transport(two, [], low)).toBe('not-regulated');
    expect(transport(two, ['Ox. Gas 1 H270'], low)).toBe('not-regulated');
    expect(transport(two, ['Flam. Gas 1A H220'], low)).toBe('incomplete');
  });
});

describe('the subsidiary hazard 8 of toxic gases', () => {
  const acid = (share: number): readonly Gas[] => [
    {
      cas: '7647-01-0',
      share,
      extra: {
        hazards: [hazard('Skin Corr. 1A H314')],
        acuteToxicity: [{ route: 'gas', kind: 'LC50', value: { min: 1250, max: 1250 } }],
      },
    },
    { cas: '630-08-0', share: 100 - share },
  ];
  const codes = [compressed, 'Acute Tox. 3 H331', 'Skin Corr. 1A H314'];

  it.each([
    [50, '3304 2.3 8'],
    [50.1, '3304 2.3 8'],
    [49.9, '1955 2.3'],
  ])('with %s %% of a corrosive gas of 2500 ml/m3: UN %s', (share, expected) => {
    expect(transport(acid(share), codes)).toBe(expected);
  });
});

describe('mixtures that the list names', () => {
  const r404a: readonly Gas[] = [
    { cas: '354-33-6', share: 44 },
    { cas: '420-46-2', share: 52 },
    { cas: '811-97-2', share: 4 },
  ];
  const oxide = (share: number): readonly Gas[] => [
    { cas: '75-21-8', share },
    { cas: '124-38-9', share: 100 - share },
  ];
  const byWeight = { mixture: { physicalState: 'gas', ingredients: [], properties: {}, sharesBy: 'weight' } } as const;

  it('are refrigerants by weight only', () => {
    expect(transport(r404a, [liquefied], byWeight)).toBe('3337 2.2');
    expect(transport(r404a, [liquefied])).toBe('3163 2.2');
  });

  it.each([
    [9, '1952 2.2'],
    [9.1, '1041 2.1'],
    [87, '1041 2.1'],
    [87.1, '3300 2.3 2.1'],
  ])('%s %% of ethylene oxide in carbon dioxide: UN %s', (share, expected) => {
    expect(transport(oxide(share), [liquefied])).toBe(expected);
  });

  it('hold nothing else', () => {
    const third = [...oxide(5).slice(0, 1), { cas: '124-38-9', share: 94 }, { cas: '7727-37-9', share: 1 }];
    expect(transport(third, [liquefied])).toBe('3163 2.2');
  });
});

describe('a pure gas in another state', () => {
  it.each([
    ['7440-59-7', '1046', cold, '1963 2.2'],
    ['7440-59-7', '1046', compressed, '1046 2.2'],
    ['74-85-1', '1962', cold, '1038 2.1'],
    ['124-38-9', '1013', cold, '2187 2.2'],
    ['7727-37-9', '1977', compressed, '1066 2.2'],
  ])('%s, listed as UN %s, %s: UN %s', (cas, un, state, expected) => {
    const codes = cas === '74-85-1' ? [state, 'Flam. Gas 1A H220'] : [state];
    expect(transport([{ cas, share: 100 }], codes, { unNumbersByIngredient: { [cas]: un } })).toBe(expected);
  });
});

describe('hazard zones of 49 CFR', () => {
  const zoneOf = (ppm: number, mode: 'us' | 'adr') => {
    const input = inputOf(two, [compressed, 'Acute Tox. 2 H330'], { mode });
    const ate = [{ route: 'gas' as const, value: ppm, unknownPercent: 0 }];
    const outcome = classifyForTransport({ ...input, classification: { ...input.classification, ate } });
    const reasons = outcome.status === 'regulated' ? outcome.proposal.reasons : [];
    return reasons.find(({ ruleId }) => ruleId.startsWith('transport.zone'))?.ruleId;
  };

  it('are given in that mode alone', () => {
    expect(zoneOf(500, 'us')).toBe('transport.zone-B');
    expect(zoneOf(500, 'adr')).toBeUndefined();
  });
});

describe('chemicals under pressure, ADR 2.2.2.1.7', () => {
  const pressed = (codes: readonly string[]) => {
    const input = inputOf([{ cas: '67-64-1', share: 100 }], [], {
      mixture: { physicalState: 'liquid', ingredients: [], properties: { isPressurisedChemical: true } },
    });
    return short(
      classifyForTransport({ ...input, classification: { ...input.classification, hazards: codes.map(hazard) } }),
    );
  };

  it.each([
    [['Chem. Press. 3 H284'], '3500 2.2'],
    [['Chem. Press. 1 H282'], '3501 2.1'],
    [['Chem. Press. 2 H283'], '3501 2.1'],
    [['Chem. Press. 3 H284', 'Acute Tox. 3 H301'], '3502 2.2 6.1'],
    [['Chem. Press. 3 H284', 'Skin Corr. 1B H314'], '3503 2.2 8'],
    [['Chem. Press. 1 H282', 'Acute Tox. 2 H300'], '3504 2.1 6.1'],
    [['Chem. Press. 1 H282', 'Skin Corr. 1C H314'], '3505 2.1 8'],
    [['Chem. Press. 1 H282', 'Skin Corr. 1A H314'], 'incomplete'],
    [['Chem. Press. 3 H284', 'Ox. Liq. 2 H272'], 'incomplete'],
  ])('%s: UN %s', (codes, expected) => {
    expect(pressed(codes)).toBe(expected);
  });
});

describe('gases that are toxic to fish, ADR 2.1.3.8 and 5.2.1.8, IMDG 2.10', () => {
  const marked = (codes: readonly string[], more: Partial<TransportInput> = {}) => {
    const outcome = classifyForTransport(inputOf(two, [liquefied, ...codes], more));
    if (outcome.status !== 'regulated') throw new RangeError(outcome.status);
    const { environmentallyHazardous, reasons } = outcome.proposal;
    return {
      environmentallyHazardous,
      paragraph: reasons.find(({ ruleId }) => ruleId === 'transport.environment')?.paragraph,
    };
  };

  it.each([
    [['Aquatic Acute 1 H400'], true],
    [['Aquatic Chronic 1 H410'], true],
    [['Aquatic Chronic 2 H411'], true],
    [['Aquatic Chronic 3 H412'], false],
    [[], false],
  ])('%j: %s, whatever the division', (codes, expected) => {
    const toxic = ['Acute Tox. 3 H331 (gas)', ...codes];
    expect(marked(codes).environmentallyHazardous).toBe(expected);
    expect(marked(toxic)).toEqual({
      environmentallyHazardous: expected,
      paragraph: 'ADR 2.1.3.8 and 2.2.9.1.10',
    });
  });

  it('are not marine pollutants in the United States unless they are listed', () => {
    expect(marked(['Aquatic Acute 1 H400'], { mode: 'us' }).environmentallyHazardous).toBe(false);
  });
});
