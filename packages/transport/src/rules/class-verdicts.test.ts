import { inWords } from '@gosds/phrases/in-words';
import type { ClassOutcome, Counted } from '@gosds/ghs/classification';
import type { HazardClass } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import { classificationOf, mixtureOf, outcomeOf } from '../testing/outcomes-of.ts';
import type { TransportInput } from '../transport-input.ts';
import { classVerdicts } from './class-verdicts.ts';
import { contributorsOf } from './contributors.ts';

type More = Partial<TransportInput> & { readonly dust?: boolean; readonly vapour?: boolean };

function verdictsOf(outcomes: readonly ClassOutcome[], { dust, vapour, ...more }: More = {}) {
  const ate = [
    ...(vapour ? [{ route: 'vapour' as const, value: 1, unknownPercent: 0 }] : []),
    ...(dust ? [{ route: 'dust-mist' as const, value: 0.3, unknownPercent: 0 }] : []),
    { route: 'oral' as const, value: 900, unknownPercent: 0 },
  ];
  return classVerdicts({
    mixture: mixtureOf([['water', 100]]),
    classification: classificationOf(outcomes, ate),
    ...more,
  });
}

const applying = (outcomes: readonly ClassOutcome[], more?: More) =>
  verdictsOf(outcomes, more).flatMap((verdict) => (verdict.status === 'applies' ? [verdict] : []));
const hazardsOf = (outcomes: readonly ClassOutcome[], more?: More) =>
  applying(outcomes, more).map(({ hazard }) => hazard);
const unknowns = (outcomes: readonly ClassOutcome[], more?: More) =>
  verdictsOf(outcomes, more).flatMap((verdict) =>
    verdict.status === 'unknown'
      ? [{ missing: verdict.missing, isDecisive: verdict.isDecisive, rule: verdict.reason.ruleId }]
      : [],
  );
const open = (hazardClass: HazardClass, missing: readonly string[]) =>
  outcomeOf(hazardClass, [], { status: 'incomplete', missing });
const counted = (ingredientId: string, concentration: number, weight?: number): Counted => ({
  ingredientId,
  name: ingredientId,
  concentration,
  end: 'exact',
  ...(weight === undefined ? {} : { weight }),
});
const countedIn = (outcome: ClassOutcome, parts: readonly Counted[]): ClassOutcome => ({
  ...outcome,
  reasons: outcome.reasons.map((reason) => ({ ...reason, counted: parts })),
});

const oral = (notation: string) => outcomeOf('Acute toxicity, oral', [notation]);
const dermal = (notation: string) => outcomeOf('Acute toxicity, dermal', [notation]);
const inhaled = outcomeOf('Acute toxicity, inhalation', ['Acute Tox. 2 H330']);

describe('classes by the GHS categories whose limits they share', () => {
  it.each<[HazardClass, string, string, string]>([
    ['Flammable liquids', 'Flam. Liq. 1 H224', '3', 'I'],
    ['Flammable liquids', 'Flam. Liq. 2 H225', '3', 'II'],
    ['Flammable liquids', 'Flam. Liq. 3 H226', '3', 'III'],
    ['Flammable solids', 'Flam. Sol. 1 H228', '4.1', 'II'],
    ['Flammable solids', 'Flam. Sol. 2 H228', '4.1', 'III'],
    ['Pyrophoric liquids', 'Pyr. Liq. 1 H250', '4.2', 'I'],
    ['Pyrophoric solids', 'Pyr. Sol. 1 H250', '4.2', 'I'],
    ['Self-heating substances and mixtures', 'Self-heat. 1 H251', '4.2', 'II'],
    ['Self-heating substances and mixtures', 'Self-heat. 2 H252', '4.2', 'III'],
    ['Substances and mixtures which in contact with water emit flammable gases', 'Water-react. 2 H261', '4.3', 'II'],
    ['Oxidising liquids', 'Ox. Liq. 1 H271', '5.1', 'I'],
    ['Oxidising solids', 'Ox. Sol. 3 H272', '5.1', 'III'],
  ])('%s, %s: class %s, packing group %s', (hazardClass, notation, own, packingGroup) => {
    const [verdict] = applying([outcomeOf(hazardClass, [notation])]);
    expect(verdict?.hazard).toEqual({ class: own, packingGroup });
    expect(verdict?.open).toBeUndefined();
    expect(inWords(verdict?.reason)).toMatchObject({
      ruleId: `transport.class-${own}`,
      summary: `Class ${own}: ${notation}; sum of ${hazardClass}`,
    });
  });

  it('are not met by a category without a packing group', () => {
    expect(verdictsOf([outcomeOf('Acute toxicity, oral', ['Acute Tox. 4 H302'])])).toMatchObject([
      { status: 'excluded', reason: { ruleId: 'transport.class-6.1', paragraph: 'ADR 2.2.61.1.7.1' } },
      { status: 'excluded', reason: { ruleId: 'transport.class-8' } },
    ]);
  });

  it('say what is not judged, does not apply or is not known', () => {
    const said = (outcome: ClassOutcome) => inWords(verdictsOf([outcome])[0]?.reason.summary);
    expect(said(outcomeOf('Flammable solids', []))).toBe('Class 4.1: does not apply; sum of Flammable solids');
    expect(said(open('Flammable solids', ['test N.1']))).toBe('Class 4.1: not known; sum of Flammable solids');
    expect(said(outcomeOf('Flammable solids', [], { reasons: [] }))).toBe('Class 4.1: not judged');
    expect(inWords(verdictsOf([]))).toEqual([
      {
        status: 'excluded',
        reason: {
          ruleId: 'transport.class-8',
          paragraph: 'ADR 2.2.8.1.4',
          summary: 'Class 8: not judged',
          counted: [],
          leftOut: [],
        },
      },
    ]);
  });

  it('leave the whole outcome open where what is missing is weighty', () => {
    expect(unknowns([open('Flammable liquids', ['flash point'])])).toEqual([
      { missing: ['flash point'], isDecisive: true, rule: 'transport.class-3' },
    ]);
    expect(unknowns([open('Flammable solids', ['test N.1'])])).toEqual([
      { missing: ['test N.1'], isDecisive: false, rule: 'transport.class-4.1' },
    ]);
  });

  it('keep what could still change the packing group', () => {
    const outcome = outcomeOf('Flammable liquids', ['Flam. Liq. 2 H225'], {
      status: 'incomplete',
      missing: ['boiling point', 'flash point'],
    });
    expect(applying([outcome])[0]?.open).toEqual(['boiling point', 'flash point']);
    expect(applying([{ ...outcome, missing: [] }])[0]?.open).toBeUndefined();
    expect(applying([{ ...outcome, status: 'classified' }])[0]?.open).toBeUndefined();
  });
});

describe('what has no packing group by category', () => {
  it.each<[HazardClass, string]>([
    ['Explosives', 'Expl. 1.1 H201'],
    ['Desensitised explosives', 'Desen. Expl. 1 H206'],
  ])('%s wait for their assignment to class 1, and undecided ones for what decides them', (hazardClass, notation) => {
    const waitingFor = (what: string) => [{ missing: [what], isDecisive: true, rule: 'transport.class-1' }];
    expect(inWords(unknowns([outcomeOf(hazardClass, [notation])]))).toEqual(waitingFor('assignment to class 1'));
    expect(unknowns([open(hazardClass, ['test'])])).toEqual(waitingFor('test'));
    expect(unknowns([outcomeOf(hazardClass, [])])).toEqual([]);
    expect(unknowns([outcomeOf(hazardClass, [], { status: 'not-adopted' })])).toEqual([]);
  });
});

describe('class 6.1', () => {
  it.each([
    ['oral', oral, 'H300', 'H301'],
    ['dermal', dermal, 'H310', 'H311'],
  ] as const)('by the %s route, pesticides distinguished', (route, outcome, grave, lesser) => {
    expect(hazardsOf([outcome(`Acute Tox. 1 ${grave}`)])).toEqual([
      { class: '6.1', packingGroup: 'I', route, isPesticide: false },
    ]);
    expect(hazardsOf([outcome(`Acute Tox. 3 ${lesser}`)], { productKind: 'pesticide' })).toEqual([
      { class: '6.1', packingGroup: 'III', route, isPesticide: true },
    ]);
  });

  it('by inhalation of a vapour whose volatility nobody states', () => {
    const [verdict] = applying([inhaled], { vapour: true });
    expect(verdict?.hazard).toEqual({ class: '6.1', packingGroup: 'II', route: 'inhalation', isPesticide: false });
    expect(inWords(verdict?.open)).toContain('2.2.61.1.8');
    expect(applying([oral('Acute Tox. 3 H301')])[0]?.open).toBeUndefined();
  });

  it.each<[string, readonly ClassOutcome[], More, string]>([
    ['dust alone', [inhaled], { dust: true }, 'dust'],
    ['dust and vapour', [inhaled], { dust: true, vapour: true }, 'inhalation'],
    ['no dust', [inhaled], {}, 'inhalation'],
    ['dust, and grave by mouth', [inhaled, oral('Acute Tox. 2 H300')], { dust: true }, 'inhalation'],
    ['dust, and grave by skin', [inhaled, dermal('Acute Tox. 1 H310')], { dust: true }, 'inhalation'],
    ['dust, and packing group III by mouth', [inhaled, oral('Acute Tox. 3 H301')], { dust: true }, 'dust'],
    [
      'dust, and another class',
      [inhaled, outcomeOf('Flammable solids', ['Flam. Sol. 1 H228'])],
      { dust: true },
      'dust',
    ],
  ])('%s', (_, outcomes, more, expected) => {
    const routes = hazardsOf(outcomes, more).map(({ route }) => route);
    expect(routes).toContain(expected);
    expect(routes.filter((route) => route === 'dust' || route === 'inhalation')).toHaveLength(1);
  });

  it('by the saturated vapour, which beats the category', () => {
    const vapourToxicity = { lc50MlPerM3: 1000, saturatedMlPerM3: 10_000 };
    const own = countedIn(inhaled, [counted('a', 5), counted('b', 9)]);
    const found = applying([oral('Acute Tox. 3 H301'), own], { vapourToxicity, vapour: true });
    expect(found.map(({ hazard }) => hazard)).toEqual([
      { class: '6.1', packingGroup: 'III', route: 'oral', isPesticide: false },
      { class: '6.1', packingGroup: 'I', route: 'inhalation', isPesticide: false },
    ]);
    expect(found[1]).toMatchObject({ reason: { ruleId: 'transport.class-6.1.vapour-1' }, contributors: ['b', 'a'] });
    expect(applying([], { vapourToxicity })).toMatchObject([{ contributors: [] }]);
  });

  it('by the category of the dust beside the vapour', () => {
    const vapourToxicity = { lc50MlPerM3: 1000, saturatedMlPerM3: 10_000 };
    const routes = hazardsOf([inhaled], { vapourToxicity, dust: true }).map(({ packingGroup, route }) => [
      packingGroup,
      route,
    ]);
    expect(routes).toEqual([
      ['II', 'inhalation'],
      ['I', 'inhalation'],
    ]);
  });

  it('not by a vapour too weak for any packing group', () => {
    const vapourToxicity = { lc50MlPerM3: 6000, saturatedMlPerM3: 10_000 };
    expect(verdictsOf([inhaled], { vapourToxicity })).toMatchObject([
      { status: 'excluded', reason: { ruleId: 'transport.class-6.1.vapour-none' } },
      { status: 'excluded', reason: { ruleId: 'transport.class-8' } },
    ]);
  });
});

describe('class 8', () => {
  const metals = outcomeOf('Corrosive to metals', ['Met. Corr. 1 H290']);
  const burns = outcomeOf('Skin corrosion/irritation', ['Skin Corr. 1B H314']);
  const mild = outcomeOf('Skin corrosion/irritation', ['Skin Irrit. 2 H315']);

  it('is packing group III by corrosion of metals alone (2.2.8.1.5.3 (c) (ii))', () => {
    for (const outcomes of [[metals], [mild, countedIn(metals, [counted('acid', 3)])]]) {
      const [verdict] = applying(outcomes);
      expect(inWords(verdict)).toMatchObject({
        hazard: { class: '8', packingGroup: 'III' },
        reason: {
          paragraph: 'ADR 2.2.8.1.5.3 (c) (ii)',
          summary: 'Class 8: Met. Corr. 1 H290; sum of Corrosive to metals',
        },
      });
    }
    expect(applying([countedIn(metals, [counted('acid', 3)])])[0]?.contributors).toEqual(['acid']);
  });

  it('waits for skin before it asks for metals', () => {
    expect(unknowns([open('Skin corrosion/irritation', ['acid']), open('Corrosive to metals', ['test C.1'])])).toEqual([
      { missing: ['acid'], isDecisive: true, rule: 'transport.class-8' },
    ]);
    expect(unknowns([mild, open('Corrosive to metals', ['test C.1'])])).toEqual([
      { missing: ['test C.1'], isDecisive: false, rule: 'transport.class-8' },
    ]);
    expect(unknowns([open('Corrosive to metals', ['test C.1'])])).toHaveLength(1);
  });

  it('is excluded by skin and metals', () => {
    const [verdict] = verdictsOf([mild, outcomeOf('Corrosive to metals', [])]);
    expect(inWords(verdict)).toMatchObject({
      status: 'excluded',
      reason: { paragraph: 'ADR 2.2.8.1.4', summary: 'Class 8: Skin Irrit. 2 H315; sum of Skin corrosion/irritation' },
    });
  });

  it('names what was counted, then what is more than that, else the corrosive ingredients by their shares', () => {
    const mixture = mixtureOf([
      ['water', 60],
      ['weak', 10, ['Skin Corr. 1B H314']],
      ['strong', 25, ['Acute Tox. 4 H302', 'Skin Corr. 1B H314']],
      ['odd', 5, 'not-assessed'],
    ]);
    expect(applying([burns], { mixture })[0]?.contributors).toEqual(['strong', 'weak']);
    const namedFor = (name: string) => applying([countedIn(burns, [counted(name, 7)])], { mixture })[0]?.contributors;
    expect(namedFor('weak')).toEqual(['weak', 'strong']);
    expect(namedFor('strong')).toEqual(['strong']);
  });
});

describe('contributors', () => {
  it('come by what they gave to the sum, each once', () => {
    const parts = [counted('a', 30), counted('b', 4, 10), counted('a', 50), counted('c', 45)];
    expect(contributorsOf(countedIn(burnsAll, parts))).toEqual(['a', 'c', 'b']);
    expect(contributorsOf(countedIn(burnsAll, [counted('b', 4, 10), counted('a', 30)]))).toEqual(['b', 'a']);
    expect(contributorsOf({ ...burnsAll, reasons: [] })).toEqual([]);
  });
});

const burnsAll = outcomeOf('Skin corrosion/irritation', ['Skin Corr. 1 H314']);

describe('classes that go before all others, ADR 2.1.3.5.3', () => {
  it.each<HazardClass>([
    'Organic peroxides',
    'Self-reactive substances and mixtures',
    'Pyrophoric liquids',
    'Pyrophoric solids',
  ])('%s: an ingredient of the class leaves the outcome open until the test', (hazardClass) => {
    const raised = countedIn(open(hazardClass, ['the test']), [counted('peroxide', 250_000_000)]);
    expect(unknowns([raised])).toEqual([expect.objectContaining({ missing: ['the test'], isDecisive: true })]);
    expect(unknowns([open(hazardClass, ['mystery'])]).filter(({ isDecisive }) => isDecisive)).toEqual([]);
    expect(unknowns([outcomeOf(hazardClass, [])])).toEqual([]);
  });
});

describe('what the list of dangerous goods names outside class 4.3', () => {
  const waterReactive = (...ids: readonly string[]) =>
    countedIn(
      outcomeOf('Substances and mixtures which in contact with water emit flammable gases', ['Water-react. 2 H261']),
      ids.map((id) => counted(id, 60)),
    );
  const more = { unNumbersByIngredient: { coated: '1309', uncoated: '1396' } };

  it.each([
    ['coated aluminium, UN 1309', ['coated'], []],
    ['uncoated aluminium, UN 1396', ['uncoated'], ['4.3']],
    ['both', ['coated', 'uncoated'], ['4.3']],
    ['a powder without an entry', ['other'], ['4.3']],
  ])('%s', (_, ids, classes) => {
    expect(hazardsOf([waterReactive(...ids)], more).map(({ class: own }) => own)).toEqual(classes);
  });
});
