import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Ingredient, Mixture, MixtureProperties } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from './classify-for-transport.ts';
import { suggestTransport } from './suggest.ts';
import type { TransportInput } from './transport-input.ts';
import type { TransportOutcome } from './transport.ts';

type Part = {
  readonly name: string;
  readonly percent: number;
  readonly hazards?: readonly string[] | 'not-assessed';
  readonly cas?: string;
  readonly un?: string;
  readonly extra?: Partial<Ingredient>;
};

const at = (celsius: number) => ({ min: celsius, max: celsius });

function inputOf(parts: readonly Part[], properties: MixtureProperties, more: Partial<TransportInput> = {}) {
  const mixture: Mixture = {
    physicalState: more.mixture?.physicalState ?? 'liquid',
    properties,
    ingredients: parts.map(({ name, percent: share, hazards = [], cas, extra }) => ({
      id: name,
      name,
      concentration: exactly(percent(share)),
      hazards: hazards === 'not-assessed' ? hazards : hazards.map(hazard),
      ...(cas ? { cas } : {}),
      ...extra,
    })),
  };
  const numbers = parts.flatMap(({ name, un }) => (un ? [[name, un] as const] : []));
  return {
    classification: classifyMixture(mixture, marketById('eu')),
    unNumbersByIngredient: Object.fromEntries(numbers),
    ...more,
    mixture,
  } satisfies TransportInput;
}

const transport = (...parameters: Parameters<typeof inputOf>) => classifyForTransport(inputOf(...parameters));

function short(outcome: TransportOutcome): string {
  if (outcome.status !== 'regulated') return outcome.status;
  const { entry, shippingName } = outcome.proposal;
  const subsidiary = entry.subsidiaryHazards.length > 0 ? ` (${entry.subsidiaryHazards.join(', ')})` : '';
  return `UN ${entry.un} ${shippingName}, ${entry.class}${subsidiary}, ${entry.packingGroup ?? '-'}`;
}

const water: Part = { name: 'water', percent: 50, cas: '7732-18-5' };
const rest = (share: number): Part => ({ ...water, percent: share });
const solid = { mixture: { physicalState: 'solid', ingredients: [], properties: {} } } as const;

/** Phosphoric acid in CLP Annex VI. */
const band = [
  { outcome: hazard('Skin Corr. 1B H314'), lower: percent(25) },
  { outcome: hazard('Skin Irrit. 2 H315'), lower: percent(10), upper: percent(25) },
];

const toluene = (share: number): Part => ({
  name: 'toluene',
  percent: share,
  cas: '108-88-3',
  un: '1294',
  hazards: ['Flam. Liq. 2 H225', 'Skin Irrit. 2 H315', 'Asp. Tox. 1 H304'],
});
const acetone = (share: number): Part => ({
  name: 'acetone',
  percent: share,
  un: '1090',
  hazards: ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319'],
});
const xylene = (share: number): Part => ({
  name: 'xylene',
  percent: share,
  un: '1307',
  hazards: ['Flam. Liq. 3 H226'],
});
const lye = (share: number): Part => ({
  name: 'sodium hydroxide',
  percent: share,
  cas: '1310-73-2',
  hazards: ['Skin Corr. 1A H314', 'Met. Corr. 1 H290'],
  extra: {
    specificLimits: [
      { outcome: hazard('Skin Corr. 1A H314'), lower: percent(5) },
      { outcome: hazard('Skin Corr. 1B H314'), lower: percent(2), upper: percent(5) },
    ],
  },
});
const methanol = (share: number): Part => ({
  name: 'methanol',
  percent: share,
  un: '1230',
  hazards: ['Flam. Liq. 2 H225', 'Acute Tox. 3 H301', 'Acute Tox. 3 H311', 'Acute Tox. 3 H331'],
});
const flammable = { flashPointC: at(5), initialBoilingPointC: at(56) };

describe('flammable liquids, ADR 2.2.3.1', () => {
  it('names a blend of different solvents as N.O.S. with two technical names', () => {
    expect(short(transport([toluene(60), acetone(40)], flammable))).toBe(
      'UN 1993 FLAMMABLE LIQUID, N.O.S. (contains toluene and acetone), 3, II',
    );
  });

  it.each([
    [22.9, 35, 'I'],
    [22.9, 35.1, 'II'],
    [23, 38, 'III'],
    [25, 38, 'III'],
    [60, 150, 'III'],
  ])('flash point %s °C, boiling point %s °C is packing group %s', (flash, boiling, group) => {
    const outcome = transport([toluene(60), acetone(40)], {
      flashPointC: at(flash),
      initialBoilingPointC: at(boiling),
    });
    expect(short(outcome)).toMatch(new RegExp(`, 3, ${group}$`));
  });

  it('is free above 60 °C', () => {
    const heavy: Part = { name: 'hydrocarbons', percent: 100, hazards: ['Asp. Tox. 1 H304'] };
    expect(short(transport([heavy], { flashPointC: at(60.1), initialBoilingPointC: at(200) }))).toBe('not-regulated');
  });

  it('uses the entry of the chemical group where all are of it (2.1.2.2 C)', () => {
    expect(short(transport([toluene(50), xylene(50)], flammable))).toBe('UN 3295 HYDROCARBONS, LIQUID, N.O.S., 3, II');
  });

  it('uses the entry of the declared kind before N.O.S. (2.1.2.2 B)', () => {
    const outcome = transport([toluene(50), acetone(40), rest(10)], flammable, { productKind: 'paint' });
    expect(short(outcome)).toBe('UN 1263 PAINT, 3, II');
    expect(outcome.status === 'regulated' && outcome.alternatives.map(({ entry }) => entry.un)).toContain('1993');
  });

  it.each([
    { productKind: 'paint-related' as const, entry: 'UN 1263 PAINT RELATED MATERIAL, 3, II' },
    { productKind: 'printing-ink' as const, entry: 'UN 1210 PRINTING INK, 3, II' },
    { productKind: 'printing-ink-related' as const, entry: 'UN 1210 PRINTING INK RELATED MATERIAL, 3, II' },
  ])('takes of two names of an entry the one of the declared kind: $productKind', ({ productKind, entry }) => {
    expect(short(transport([toluene(50), acetone(40), rest(10)], flammable, { productKind }))).toBe(entry);
  });

  it('keeps the entry of a pure substance, and of its solution (2.1.3.3)', () => {
    const cold = { flashPointC: at(-17), initialBoilingPointC: at(56) };
    expect(short(transport([acetone(100)], cold))).toBe('UN 1090 ACETONE, 3, II');
    expect(short(transport([acetone(80), rest(20)], cold))).toBe('UN 1090 ACETONE SOLUTION, 3, II');
  });

  it('does not add SOLUTION to the name of an N.O.S. entry, which names no substance (3.1.3.2)', () => {
    const naphtha: Part = { name: 'naphtha', percent: 65, un: '3295', hazards: ['Flam. Liq. 3 H226'] };
    const warm = { flashPointC: at(41), initialBoilingPointC: at(160) };
    expect(short(transport([naphtha, rest(35)], warm))).toBe('UN 3295 HYDROCARBONS, LIQUID, N.O.S., 3, III');
  });

  it('offers packing group III to a viscous liquid, and only to one (2.2.3.1.4)', () => {
    const properties = { flashPointC: at(18), initialBoilingPointC: at(56) };
    const groups = (viscosity23: number, solventSeparationPercent = 0) => {
      const outcome = transport([toluene(60), acetone(40)], properties, {
        viscous: { viscosity23, solventSeparationPercent },
      });
      return outcome.status === 'regulated' ? outcome.alternatives.map(({ entry }) => entry.packingGroup) : [];
    };
    expect(groups(80)).toContain('III');
    expect(groups(20)).not.toContain('III');
    expect(groups(80, 3)).not.toContain('III');
  });

  it('asks for the flash point instead of guessing', () => {
    expect(inWords(transport([toluene(60), rest(40)], {}))).toMatchObject({
      status: 'incomplete',
      missing: ['flash point'],
    });
  });
});

describe('corrosive substances, ADR 2.2.8', () => {
  it.each([
    [30, 'UN 1824 SODIUM HYDROXIDE SOLUTION, 8, II'],
    [4, 'UN 1824 SODIUM HYDROXIDE SOLUTION, 8, II'],
  ])('%s %% sodium hydroxide in water', (share, expected) => {
    expect(short(transport([lye(share), rest(100 - share)], { ph: at(14) }))).toBe(expected);
  });

  it('names the one substance that is carried under a collective entry', () => {
    const only: Part = { name: 'succinic anhydride', percent: 100, hazards: ['Skin Corr. 1 H314'], un: '3261' };
    expect(short(transport([only], {}, { ...solid, substanceUn: '3261' }))).toMatch(
      /^UN 3261 CORROSIVE SOLID, ACIDIC, ORGANIC, N\.O\.S\. \(contains succinic anhydride\)/,
    );
  });

  it('names the corrosive ingredients where the pH of the mixture decided, and none that only irritates', () => {
    const outcome = transport(
      [
        { name: 'phosphoric acid', percent: 20, hazards: ['Skin Corr. 1B H314'], extra: { specificLimits: band } },
        { name: 'citric acid', percent: 10, hazards: ['Eye Irrit. 2 H319'] },
        { name: '2-butoxyethanol', percent: 3, hazards: ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'] },
        rest(67),
      ],
      { ph: at(1.2) },
    );
    expect(short(outcome)).toBe(
      'UN 3264 CORROSIVE LIQUID, ACIDIC, INORGANIC, N.O.S. (contains phosphoric acid), 8, II',
    );
  });

  it('distinguishes acids from bases and organic from inorganic (3264 to 3267)', () => {
    const acid: Part = { name: 'hydrochloric acid', percent: 30, hazards: ['Skin Corr. 1B H314'] };
    const nitric: Part = { name: 'nitric acid', percent: 10, hazards: ['Skin Corr. 1B H314'] };
    expect(short(transport([acid, nitric, rest(60)], { ph: at(0) }))).toBe(
      'UN 3264 CORROSIVE LIQUID, ACIDIC, INORGANIC, N.O.S. (contains hydrochloric acid and nitric acid), 8, II',
    );
    const soap: Part = { name: 'potassium ethylate', percent: 30, hazards: ['Skin Corr. 1B H314'] };
    const other: Part = { name: 'sodium methanolate', percent: 30, hazards: ['Skin Corr. 1B H314'] };
    expect(short(transport([soap, other, rest(40)], { ph: at(12) }))).toBe(
      'UN 3267 CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S. (contains potassium ethylate and sodium methanolate), 8, II',
    );
  });

  it('names a chemical family before the general entry (2.1.2.2 C), where all are of it', () => {
    const amine: Part = { name: 'diethylenetriamine', percent: 30, hazards: ['Skin Corr. 1B H314'] };
    const second: Part = { name: 'cyclohexylamine', percent: 30, hazards: ['Skin Corr. 1B H314'] };
    const outcome = transport([amine, second, rest(40)], { ph: at(12) });
    expect(short(outcome)).toBe(
      'UN 2735 AMINES, LIQUID, CORROSIVE, N.O.S. (contains diethylenetriamine and cyclohexylamine), 8, II',
    );
    expect(outcome.status === 'regulated' && outcome.alternatives.map(({ entry }) => entry.un)).toContain('3267');
    const alkali: Part = { name: 'potassium hydroxide', percent: 5, hazards: ['Skin Corr. 1B H314'] };
    expect(short(transport([amine, alkali, rest(65)], { ph: at(13) }))).toMatch(/^UN 3267 /);
  });

  it.each([
    ['ethanolamine', '3267'],
    ['lauramine oxide', '3267'],
    ['bis(2-dimethylaminoethyl)amine', '2735'],
    ['m-phenylenebis(methylamine)', '2735'],
  ])('%s is UN %s', (name, un) => {
    const base: Part = { name, percent: 30, hazards: ['Skin Corr. 1B H314'] };
    const second: Part = { ...base, name: `second ${name}` };
    expect(short(transport([base, second, rest(40)], { ph: at(12) }))).toMatch(new RegExp(`^UN ${un} `));
  });

  it.each([
    [5, 0, 'I'],
    [4.9, 0.2, 'II'],
    [0.9, 4.1, 'II'],
    [0, 4.9, 'III'],
  ])('%s %% of group I and %s %% of group II are packing group %s (2.2.8.1.6.3.3)', (first, second, group) => {
    const parts: Part[] = [
      { name: 'one', percent: first, hazards: ['Skin Corr. 1A H314'] },
      { name: 'two', percent: second, hazards: ['Skin Corr. 1B H314'] },
      { name: 'three', percent: 10, hazards: ['Skin Corr. 1C H314'] },
      rest(90 - first - second),
    ];
    const input = inputOf(
      parts.filter((part) => part.percent > 0),
      { ph: at(7) },
    );
    // The published class of the mixture has no sub-category, so the calculation decides.
    const outcomes = input.classification.outcomes.map((outcome) =>
      outcome.hazardClass === 'Skin corrosion/irritation'
        ? { ...outcome, status: 'classified' as const, hazards: [hazard('Skin Corr. 1 H314')] }
        : outcome,
    );
    const outcome = classifyForTransport({ ...input, classification: { ...input.classification, outcomes } });
    expect(short(outcome)).toMatch(new RegExp(`, 8, ${group}$`));
  });

  it.each([
    { name: 'isophoronediamine, 1B', hazards: ['Skin Corr. 1B H314'], un: '2289', group: 'III' },
    { name: 'sodium hydroxide, 1A', hazards: ['Skin Corr. 1A H314'], un: '1823', group: 'II' },
    { name: 'an amine that is not listed, 1B', hazards: ['Skin Corr. 1B H314'], un: undefined, group: 'II' },
    { name: 'hypochlorite, listed in two groups, 1B', hazards: ['Skin Corr. 1B H314'], un: '1791', group: 'II' },
  ])('$name brings packing group $group into a mixture that was calculated', ({ name, hazards, un, group }) => {
    const parts: Part[] = [{ name, percent: 60, hazards, ...(un ? { un } : {}) }, rest(40)];
    const found = transport(parts, { ph: at(7) });
    expect(short(found)).toMatch(new RegExp(`, 8, ${group}$`));
  });

  it('keeps the name of the one listed substance with its packing group (2.1.3.3)', () => {
    const diamine: Part = { name: 'isophoronediamine', percent: 60, un: '2289', hazards: ['Skin Corr. 1B H314'] };
    const alcohol: Part = { name: 'benzyl alcohol', percent: 40, hazards: ['Acute Tox. 4 H302'] };
    expect(short(transport([diamine, alcohol], { ph: at(7) }))).toBe('UN 2289 ISOPHORONEDIAMINE SOLUTION, 8, III');
  });

  it('takes the sub-category that a test of the mixture gave, whatever is listed', () => {
    const input = inputOf([{ name: 'amine', percent: 60, un: '2289', hazards: ['Skin Corr. 1B H314'] }, rest(40)], {
      ph: at(7),
    });
    const outcomes = input.classification.outcomes.map((outcome) => ({
      ...outcome,
      reasons: outcome.reasons.map((reason) => ({ ...reason, counted: [] })),
    }));
    const outcome = classifyForTransport({ ...input, classification: { ...input.classification, outcomes } });
    expect(short(outcome)).toMatch(/, 8, II$/);
  });

  it('names bleach as hypochlorite solution, its alkali notwithstanding', () => {
    const bleach: Part = {
      name: 'sodium hypochlorite',
      percent: 13,
      cas: '7681-52-9',
      hazards: ['Skin Corr. 1B H314'],
    };
    expect(short(transport([bleach, lye(1.5), rest(85.5)], { ph: at(12.5) }))).toBe(
      'UN 1791 HYPOCHLORITE SOLUTION, 8, II',
    );
  });

  it('asks for the sub-category that gives the packing group', () => {
    const outcome = transport([{ name: 'agent', percent: 20, hazards: ['Skin Corr. 1 H314'] }, rest(80)], {
      ph: at(7),
    });
    expect(inWords(outcome)).toMatchObject({ status: 'incomplete', missing: ['sub-category 1A, 1B or 1C of agent'] });
  });
});

describe('solutions that the list names by strength', () => {
  const peroxide = (share: number): Part => ({
    name: 'hydrogen peroxide',
    percent: share,
    cas: '7722-84-1',
    hazards: ['Ox. Liq. 1 H271', 'Acute Tox. 4 H302', 'Skin Corr. 1A H314'],
    extra: {
      specificLimits: [
        { outcome: hazard('Skin Corr. 1A H314'), lower: percent(70) },
        { outcome: hazard('Skin Corr. 1B H314'), lower: percent(50), upper: percent(70) },
        { outcome: hazard('Skin Irrit. 2 H315'), lower: percent(35), upper: percent(50) },
      ],
    },
  });

  it.each([
    [6, 'not-regulated'],
    [7.9, 'not-regulated'],
    [8, 'UN 2984 HYDROGEN PEROXIDE, AQUEOUS SOLUTION, 5.1, III'],
    [19.9, 'UN 2984 HYDROGEN PEROXIDE, AQUEOUS SOLUTION, 5.1, III'],
    [20, 'UN 2014 HYDROGEN PEROXIDE, AQUEOUS SOLUTION, 5.1 (8), II'],
    [35, 'UN 2014 HYDROGEN PEROXIDE, AQUEOUS SOLUTION, 5.1 (8), II'],
  ])('%s %% hydrogen peroxide', (share, expected) => {
    expect(short(transport([peroxide(share), rest(100 - share)], { ph: at(3.5) }))).toBe(expected);
  });

  it.each([
    [80, 'UN 2790 ACETIC ACID SOLUTION, 8, II'],
    [81, 'UN 2789 ACETIC ACID SOLUTION, 8 (3), II'],
    [50, 'UN 2790 ACETIC ACID SOLUTION, 8, II'],
    [49.9, 'UN 2790 ACETIC ACID SOLUTION, 8, III'],
    [30, 'UN 2790 ACETIC ACID SOLUTION, 8, III'],
  ])('%s %% acetic acid', (share, expected) => {
    const acetic: Part = {
      name: 'acetic acid',
      percent: share,
      cas: '64-19-7',
      hazards: ['Flam. Liq. 3 H226', 'Skin Corr. 1A H314'],
    };
    expect(short(transport([acetic, rest(100 - share)], { flashPointC: at(65), ph: at(2.4) }))).toBe(expected);
  });
});

describe('toxic substances and several hazards, ADR 2.2.61 and 2.1.3.10', () => {
  it('makes a blend rich in methanol flammable and toxic', () => {
    expect(short(transport([methanol(60), toluene(40)], flammable))).toBe(
      'UN 1992 FLAMMABLE LIQUID, TOXIC, N.O.S. (contains methanol and toluene), 3 (6.1), II',
    );
  });

  it('takes the packing group from the estimate of the mixture', () => {
    const toxic = (share: number): Part => ({ name: 'agent', percent: share, hazards: ['Acute Tox. 2 H300'] });
    expect(short(transport([toxic(100)], {}))).toMatch(/^UN 2810 .*6\.1, II$/);
    expect(short(transport([toxic(10), rest(90)], {}))).toMatch(/^UN 2810 .*6\.1, II$/);
    expect(short(transport([toxic(3), rest(97)], {}))).toMatch(/^UN 2810 .*6\.1, III$/);
    expect(short(transport([toxic(1), rest(99)], {}))).toBe('not-regulated');
  });

  it('finds corrosive before flammable where the table says so', () => {
    const acid: Part = { name: 'organic acid', percent: 40, hazards: ['Skin Corr. 1A H314'] };
    expect(short(transport([acid, toluene(60)], flammable))).toMatch(
      /^UN 2920 CORROSIVE LIQUID, FLAMMABLE.* 8 \(3\), I$/,
    );
  });

  it('keeps class 9 for polychlorinated biphenyls beside packing group III (2.1.3.4.2)', () => {
    const pcb: Part = { name: 'polychlorinated biphenyls', percent: 5, un: '2315', hazards: ['STOT RE 2 H373'] };
    const heavy = { flashPointC: at(40), initialBoilingPointC: at(160) };
    expect(short(transport([xylene(95), pcb], heavy))).toBe('UN 2315 POLYCHLORINATED BIPHENYLS, LIQUID, 9, II');
    expect(short(transport([xylene(95), pcb], { flashPointC: at(10), initialBoilingPointC: at(160) }))).toMatch(
      /^UN 1993/,
    );
  });
});

describe('environmentally hazardous substances, ADR 2.2.9.1.10', () => {
  const biocide = (share: number): Part => ({
    name: 'biocide',
    percent: share,
    hazards: ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'],
  });

  it.each([
    ['liquid', {}, 'UN 3082 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (contains biocide), 9, III'],
    ['solid', solid, 'UN 3077 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S. (contains biocide), 9, III'],
  ] as const)('of a %s', (_, more, expected) => {
    expect(short(transport([biocide(30), rest(70)], {}, more))).toBe(expected);
  });

  it('only marks what another class already holds', () => {
    const outcome = transport([toluene(50), acetone(20), biocide(30)], flammable);
    expect(outcome.status === 'regulated' && outcome.proposal.environmentallyHazardous).toBe(true);
    expect(short(outcome)).toMatch(/^UN 1993/);
  });

  describe('what nobody knows of it', () => {
    const silent = (share: number): Part => ({
      name: 'naphtha',
      percent: share,
      extra: { unknownAquaticToxicity: true },
    });

    it('keeps a substance from being called free', () => {
      const outcome = transport([silent(100)], {});
      expect(outcome.status).toBe('incomplete');
      expect(outcome.status === 'incomplete' && outcome.missing.map(inEnglish)).toEqual([
        'hazards of naphtha to the aquatic environment',
      ]);
    });

    it.each([
      [0.0999, undefined],
      [0.1, { percent: '0.1' }],
      [40, { percent: '40' }],
    ])('stands beside the answer for a mixture with %s %%', (share, open) => {
      const outcome = transport([silent(share), rest(100 - share)], {});
      expect(outcome.status).toBe('not-regulated');
      expect(outcome.openInWater).toEqual(open);
    });

    it('stands beside the entry of another class, and is nothing where the known part is hazardous', () => {
      const goods = transport([{ ...silent(60), hazards: ['Flam. Liq. 2 H225'] }, acetone(40)], flammable);
      expect([goods.status, goods.openInWater]).toEqual(['regulated', { percent: '60' }]);
      expect(transport([silent(60), biocide(40)], {}).openInWater).toBeUndefined();
    });

    it('is asked of the goods of a law without the class as of others', () => {
      const goods = inputOf([silent(100)], {});
      const australian = classifyMixture(goods.mixture, marketById('au'));
      expect(classifyForTransport({ ...goods, classification: australian, mode: 'adg' }).status).toBe('incomplete');
      expect(classifyForTransport({ ...goods, mode: 'us' }).openInWater).toBeUndefined();
    });
  });

  it('is not met by Chronic 3', () => {
    const mild: Part = { name: 'surfactant', percent: 30, hazards: ['Aquatic Chronic 3 H412'] };
    expect(short(transport([mild, rest(70)], {}))).toBe('not-regulated');
  });

  it('is not a class of its own in 49 CFR', () => {
    const input = inputOf([biocide(30), rest(70)], {});
    const classification = classifyMixture(input.mixture, marketById('us'));
    const outcome = classifyForTransport({ ...input, classification });
    expect(short(outcome)).toBe('not-regulated');
  });

  it.each(['us', 'au'] as const)('is judged by the UN criteria where the law of %s has no such class', (market) => {
    const input = inputOf([biocide(30), rest(70)], {});
    const classification = classifyMixture(input.mixture, marketById(market));
    expect(short(classifyForTransport({ ...input, classification, mode: 'adr' }))).toMatch(/^UN 3082 /);
    const harmless = inputOf([rest(100)], {});
    const none = classifyMixture(harmless.mixture, marketById(market));
    expect(short(classifyForTransport({ ...harmless, classification: none, mode: 'adr' }))).toBe('not-regulated');
  });

  it('is left to the list in Canada where the law of the workplace has no such class', () => {
    const input = inputOf([biocide(30), rest(70)], {});
    const classification = classifyMixture(input.mixture, marketById('ca'));
    expect(short(classifyForTransport({ ...input, classification }))).toBe('not-regulated');
  });
});

describe('aerosols, ADR 2.2.2.1.6', () => {
  const spray = { mixture: { physicalState: 'aerosol', ingredients: [], properties: {} } } as const;
  const propane: Part = {
    name: 'propane',
    percent: 40,
    un: '1978',
    hazards: ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'],
  };

  it('are UN 1950 of 2.1 where they hold flammables and were not tested', () => {
    const outcome = transport([propane, acetone(60)], {}, spray);
    expect(short(outcome)).toBe('UN 1950 AEROSOLS, 2.1, -');
  });

  it.each([
    [['Aerosol 1 H222'], '2.1'],
    [['Aerosol 2 H223', 'Skin Corr. 1B H314'], '2.1 (8)'],
    [['Aerosol 1 H222', 'Acute Tox. 3 H331', 'Skin Corr. 1B H314'], '2.1 (6.1, 8)'],
    [['Aerosol 3 H229'], '2.2'],
    [['Aerosol 3 H229', 'Ox. Liq. 2 H272'], '2.2 (5.1)'],
    [['Aerosol 3 H229', 'Ox. Liq. 2 H272', 'Skin Corr. 1C H314'], '2.2 (5.1, 8)'],
    [['Aerosol 3 H229', 'Acute Tox. 2 H300'], '2.2 (6.1)'],
    [['Aerosol 3 H229', 'Acute Tox. 3 H311', 'Skin Corr. 1C H314'], '2.2 (6.1, 8)'],
    [['Aerosol 3 H229', 'Ox. Sol. 1 H271', 'Acute Tox. 3 H301'], '2.2 (5.1, 6.1)'],
    [['Aerosol 3 H229', 'Ox. Sol. 1 H271', 'Acute Tox. 3 H301', 'Skin Corr. 1C H314'], '2.2 (5.1, 6.1, 8)'],
  ])('with %s are %s', (codes, expected) => {
    const input = inputOf([propane, acetone(60)], {}, spray);
    const classification = { ...input.classification, hazards: codes.map(hazard) };
    expect(short(classifyForTransport({ ...input, classification }))).toBe(`UN 1950 AEROSOLS, ${expected}, -`);
  });

  it.each(['Acute Tox. 1 H330', 'Skin Corr. 1A H314'])('may not hold what is of packing group I: %s', (code) => {
    const input = inputOf([propane, acetone(60)], {}, spray);
    const classification = { ...input.classification, hazards: [hazard('Aerosol 1 H222'), hazard(code)] };
    expect(classifyForTransport({ ...input, classification }).status).toBe('incomplete');
  });

  it('ask for the category where nobody found one', () => {
    const input = inputOf([propane, acetone(60)], {}, spray);
    const classification = { ...input.classification, hazards: [], outcomes: [] };
    expect(inWords(classifyForTransport({ ...input, classification }))).toMatchObject({
      status: 'incomplete',
      missing: ['category of the aerosol'],
    });
  });

  it('follow the test', () => {
    const input = inputOf([propane, acetone(60)], {}, spray);
    const classification = { ...input.classification, hazards: [hazard('Aerosol 3 H229')] };
    expect(short(classifyForTransport({ ...input, classification }))).toBe('UN 1950 AEROSOLS, 2.2, -');
  });
});

describe('what is said and what is not', () => {
  it('names the freedom of combustible liquids in 49 CFR 173.150(f)', () => {
    const solvent: Part = { name: 'glycol ether', percent: 100, hazards: [] };
    const input = inputOf([solvent], { flashPointC: at(75), initialBoilingPointC: at(200) });
    const outcome = classifyForTransport({
      ...input,
      classification: classifyMixture(input.mixture, marketById('us')),
    });
    expect(short(outcome)).toBe('not-regulated');
    expect(outcome.status === 'not-regulated' && outcome.reasons.map(({ ruleId }) => ruleId)).toContain(
      'transport.combustible',
    );
  });

  it('calls plain water free, with a reason for every class', () => {
    const outcome = transport([rest(100)], {});
    expect(outcome.status).toBe('not-regulated');
    const classes = outcome.status === 'not-regulated' ? outcome.reasons.map(({ ruleId }) => ruleId) : [];
    for (const own of ['3', '4.1', '4.2', '4.3', '5.1', '6.1', '8'])
      expect(classes).toContain(`transport.class-${own}`);
  });

  it('never calls a mixture free that holds an ingredient nobody assessed', () => {
    const outcome = transport([{ name: 'additive', percent: 10, hazards: 'not-assessed' }, rest(90)], {});
    expect(outcome.status).toBe('incomplete');
  });

  it('says what is still open beside a proposal', () => {
    const oxidiser: Part = { name: 'nitrate', percent: 10, hazards: ['Ox. Sol. 3 H272'] };
    const outcome = transport([lye(30), oxidiser, rest(60)], { ph: at(14) });
    const reasons =
      outcome.status === 'regulated' ? outcome.proposal.reasons.map(({ summary }) => inEnglish(summary)) : [];
    expect(reasons.join('\n')).toContain('Still to be settled');
  });

  it('lists suggestions, the proposal first, each with reasons', () => {
    const rows = suggestTransport(inputOf([toluene(60), acetone(40)], flammable));
    expect(rows[0]).toMatchObject({ un: '1993', dgClass: '3', subRisk1: '', packingGroup: 'II', hazChem: '•3YE' });
    expect(rows.map(({ un }) => un)).toEqual(expect.arrayContaining(['1294', '1090']));
    expect(rows.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });
});

describe('a solution that the list names in one packing group', () => {
  const methylamine = (share: number): Part => ({
    name: 'methylamine',
    percent: share,
    cas: '74-89-5',
    hazards: ['Flam. Gas 1A H220', 'Acute Tox. 4 H332', 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318', 'STOT SE 3 H335'],
  });

  it.each([[undefined], [7], [11.4], [11.5], [13], [14]])('has its name whatever pH is typed: %s', (ph) => {
    const measured = {
      flashPointC: at(-10),
      initialBoilingPointC: at(48),
      ...(ph === undefined ? {} : { ph: at(ph) }),
    };
    const outcome = transport([methylamine(40), rest(60)], measured);
    expect(short(outcome)).toBe('UN 1235 METHYLAMINE, AQUEOUS SOLUTION, 3 (8), II');
  });

  it('stays open where no class of the entry is shown', () => {
    expect(short(transport([methylamine(40), rest(60)], {}))).toBe('incomplete');
  });
});
