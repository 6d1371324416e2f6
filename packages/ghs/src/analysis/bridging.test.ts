import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { exactly, percent } from '../concentration.ts';
import { hazard, type HazardClass } from '../hazard.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { type Message, say } from '../message.ts';
import { bridge } from './bridging.ts';
import type { BridgingRequest, TestedMixture } from './bridging-request.ts';

const oral = 'Acute toxicity, oral';
const ingredient = (name: string, share: number, hazards: readonly string[] | 'not-assessed' = []): Ingredient => ({
  id: name,
  name,
  concentration: exactly(percent(share)),
  hazards: hazards === 'not-assessed' ? hazards : hazards.map(hazard),
});
const mixture = (...ingredients: readonly Ingredient[]): Mixture => ({
  physicalState: 'liquid',
  properties: {},
  ingredients,
});
const toxic = (share: number) => ingredient('toxic', share, ['Acute Tox. 2 H300']);
const mild = (share: number) => ingredient('mild', share, ['Acute Tox. 4 H302']);
const water = (share: number) => ingredient('water', share);

const tested = (composition: Mixture, outcome?: string, hazardClass: HazardClass = oral): TestedMixture => ({
  name: 'concentrate',
  mixture: composition,
  test: {
    hazardClass,
    method: 'OECD 423',
    source: 'report 7',
    ...(outcome === undefined ? {} : { outcome: hazard(outcome) }),
  },
});

/** `bridged`, or the ids of the conditions that are not met. */
function result(request: BridgingRequest, market: JurisdictionId = 'eu') {
  const outcome = bridge(request, marketById(market));
  return outcome.status === 'bridged'
    ? 'bridged'
    : outcome.conditions
        .filter(({ isMet }) => !isMet)
        .map(({ reason }) => reason.ruleId.replace(/^bridging\.[a-z-]+\./, ''));
}

/** What the conditions state, the one on the class left out. */
const statedBy = (request: BridgingRequest) =>
  bridge(request, marketById('eu'))
    .conditions.filter(({ reason }) => !reason.ruleId.endsWith('.class'))
    .map(({ reason }) => reason.summary);
const stated = (head: 'met' | 'notMet', text: Message) =>
  say('common-colon', { head: say(`bridgingConditions-${head}`), text });

describe('dilution, CLP Annex I, 1.1.3.1', () => {
  const base = tested(mixture(toxic(20), mild(80)), 'Acute Tox. 3 H301');
  const diluted = (more: Partial<Extract<BridgingRequest, { principle: 'dilution' }>> = {}): BridgingRequest => ({
    principle: 'dilution',
    tested: base,
    untested: mixture(toxic(10), mild(40), water(50)),
    diluentId: 'water',
    diluentAffectsNothing: true,
    ...more,
  });

  it('carries the category over, with the paragraph and the evidence', () => {
    const outcome = bridge(diluted(), marketById('eu'));
    expect(outcome).toMatchObject({
      status: 'bridged',
      testData: {
        hazardClass: oral,
        outcome: { code: 'Acute Tox. 3', hCode: 'H301' },
        method: ['bridging principle: dilution (CLP Annex I, 1.1.3.1) from concentrate', 'OECD 423'],
        source: 'report 7',
      },
    });
    const { untested } = diluted();
    const testData = outcome.status === 'bridged' ? [outcome.testData] : [];
    const { hazards } = classifyMixture({ ...untested, testData }, marketById('eu'));
    expect(hazards).toContainEqual({ code: 'Acute Tox. 3', hCode: 'H301' });
  });

  it.each([
    { why: 'ratio', untested: mixture(toxic(10.01), mild(39.99), water(50)) },
    { why: 'ratio', untested: mixture(toxic(10), mild(30), ingredient('dye', 10), water(50)) },
    { why: 'more', untested: mixture(toxic(20), mild(80), water(0)) },
  ])('is refused for its $why', ({ why, untested }) => {
    expect(result(diluted({ untested }))).toEqual([why]);
  });

  it('names the diluent in what it states, first what is not met', () => {
    const diluent = 'water';
    expect(statedBy(diluted({ diluentAffectsNothing: false }))).toEqual([
      stated('notMet', say('bridgingConditions-statedNotAffectHazardOthers', { diluent })),
      stated('met', say('bridgingConditions-thereMoreTestedMixture', { diluent })),
      stated('met', say('bridgingConditions-allElseThereSameProportions')),
      stated('met', say('bridgingConditions-classifiedNoMoreSeverelyLeast', { diluent })),
    ]);
    expect(statedBy(diluted({ diluentId: 'alcohol' }))).toEqual([
      stated('notMet', say('bridgingConditions-ingredientUntestedMixture', { diluentId: 'alcohol' })),
    ]);
  });

  it('counts what the tested mixture has of the diluent', () => {
    const wet = tested(mixture(toxic(20), mild(40), water(40)), 'Acute Tox. 3 H301');
    expect(result(diluted({ tested: wet, untested: mixture(toxic(15), mild(30), water(55)) }))).toBe('bridged');
    expect(result(diluted({ tested: wet, untested: mixture(toxic(20), mild(40), water(40)) }))).toEqual(['more']);
  });

  it('asks for aspiration toxicants in no other class', () => {
    expect(result(diluted({ untested: mixture(toxic(1), mild(4), water(95)) }))).toBe('bridged');
  });

  it('lets shares be rounded to two decimals', () => {
    expect(result(diluted({ untested: mixture(toxic(10.004), mild(39.996), water(50)) }))).toBe('bridged');
  });

  it.each([
    { diluent: ingredient('oil', 50, ['Acute Tox. 3 H301']), why: ['category'] },
    { diluent: ingredient('oil', 50, ['Acute Tox. 4 H302']), why: 'bridged' },
    { diluent: ingredient('oil', 50, ['Skin Irrit. 2 H315']), why: 'bridged' },
    { diluent: ingredient('oil', 50, 'not-assessed'), why: ['category'] },
  ])('looks at the category of the diluent ($diluent.hazards)', ({ diluent, why }) => {
    expect(result(diluted({ untested: mixture(toxic(10), mild(40), diluent), diluentId: 'oil' }))).toEqual(why);
  });

  it('is refused where the diluent may act on the others, or is not there', () => {
    expect(result(diluted({ diluentAffectsNothing: false }))).toEqual(['no-effect']);
    expect(result(diluted({ diluentId: 'alcohol' }))).toEqual(['diluent']);
  });

  it.each([
    { share: 10, expected: 'bridged' },
    { share: 9.99, expected: ['aspiration-10'] },
  ])('keeps 10 % of aspiration toxicants, 3.10.3.2.1 ($share %)', ({ share, expected }) => {
    const naphtha = (of: number) => ingredient('naphtha', of, ['Asp. Tox. 1 H304']);
    const request = diluted({
      tested: tested(mixture(naphtha(50), ingredient('glycol', 50)), 'Asp. Tox. 1 H304', 'Aspiration hazard'),
      untested: mixture(naphtha(share), ingredient('glycol', share), water(100 - 2 * share)),
    });
    expect(result(request)).toEqual(expected);
    expect(statedBy(request)).toContainEqual(
      stated(
        expected === 'bridged' ? 'met' : 'notMet',
        say('bridgingConditions-aspirationToxicantsMakeUpMore', { aspirationKeepsPercent: 10 }),
      ),
    );
  });
});

describe('batching, CLP Annex I, 1.1.3.2', () => {
  const base = { principle: 'batching', tested: tested(mixture(toxic(20), mild(80)), 'Acute Tox. 3 H301') } as const;
  const said = { isUnderSameControl: true, variesSignificantly: false };

  it('needs the same product, the same control, and no significant variation', () => {
    const untested = mixture(toxic(19), mild(81));
    expect(result({ ...base, ...said, untested })).toBe('bridged');
    expect(result({ ...base, ...said, untested, variesSignificantly: true })).toEqual(['variation']);
    expect(result({ ...base, ...said, untested, isUnderSameControl: false })).toEqual(['control']);
    expect(result({ ...base, ...said, untested: mixture(toxic(19), water(81)) })).toEqual(['same-product']);
  });
});

describe('concentration of highly hazardous mixtures, CLP Annex I, 1.1.3.3', () => {
  const fatal = (share: number) => ingredient('fatal', share, ['Acute Tox. 1 H300']);
  const request = (outcome: string, untested: Mixture): BridgingRequest => ({
    principle: 'concentration',
    tested: tested(mixture(fatal(50), water(50)), outcome),
    untested,
  });

  it.each([
    { outcome: 'Acute Tox. 1 H300', share: 51, expected: 'bridged' },
    { outcome: 'Acute Tox. 1 H300', share: 50, expected: ['more'] },
    { outcome: 'Acute Tox. 1 H300', share: 49, expected: ['more'] },
    { outcome: 'Acute Tox. 2 H300', share: 51, expected: ['highest'] },
  ])('$outcome at $share %', ({ outcome, share, expected }) => {
    expect(result(request(outcome, mixture(fatal(share), water(100 - share))))).toEqual(expected);
  });

  it.each([
    { gas: 41, poison: 10, expected: 'bridged' },
    { gas: 40, poison: 11, expected: 'bridged' },
    { gas: 41, poison: 9, expected: ['more'] },
    { gas: 40, poison: 10, expected: ['more'] },
  ])('asks for more of one, and less of none ($gas % and $poison %)', ({ gas, poison, expected }) => {
    const both = (of: number, and: number) =>
      mixture(fatal(of), ingredient('poison', and, ['Acute Tox. 1 H300']), water(100 - of - and));
    const base = tested(both(40, 10), 'Acute Tox. 1 H300');
    expect(result({ principle: 'concentration', tested: base, untested: both(gas, poison) })).toEqual(expected);
  });

  it('counts an ingredient that is gone as less', () => {
    const base = tested(
      mixture(fatal(40), ingredient('poison', 10, ['Acute Tox. 1 H300']), water(50)),
      'Acute Tox. 1 H300',
    );
    const untested = mixture(fatal(50), water(50));
    expect(result({ principle: 'concentration', tested: base, untested })).toEqual(['same-substances', 'more']);
  });

  it('asks for the first sub-category of corrosion, and knows no new ingredient', () => {
    const lye = (share: number) => ingredient('lye', share, ['Skin Corr. 1A H314']);
    const of = (outcome: string): BridgingRequest => ({
      principle: 'concentration',
      tested: tested(mixture(lye(50), water(50)), outcome, 'Skin corrosion/irritation'),
      untested: mixture(lye(60), water(40)),
    });
    expect(result(of('Skin Corr. 1A H314'))).toBe('bridged');
    expect(result(of('Skin Corr. 1B H314'))).toEqual(['highest']);
    const acid = (share: number) => ingredient('acid', share, ['Skin Corr. 1B H314']);
    const weaker = tested(mixture(acid(50), water(50)), 'Skin Corr. 1A H314', 'Skin corrosion/irritation');
    expect(result({ principle: 'concentration', tested: weaker, untested: mixture(acid(60), water(40)) })).toEqual([
      'more',
    ]);
    expect(result(request('Acute Tox. 1 H300', mixture(fatal(60), mild(40))))).toEqual(['same-substances']);
  });
});

describe('interpolation within one category, CLP Annex I, 1.1.3.4', () => {
  const at = (share: number) => mixture(toxic(share), water(100 - share));
  const request = (share: number, second = 'Acute Tox. 3 H301'): BridgingRequest => ({
    principle: 'interpolation',
    tested: tested(at(10), 'Acute Tox. 3 H301'),
    secondTested: tested(at(20), second),
    untested: at(share),
  });

  it.each([
    { share: 9.99, expected: ['between'] },
    { share: 10, expected: 'bridged' },
    { share: 15, expected: 'bridged' },
    { share: 20, expected: 'bridged' },
    { share: 20.01, expected: ['between'] },
  ])('$share % between 10 and 20 %', ({ share, expected }) => {
    expect(result(request(share))).toEqual(expected);
  });

  it('needs one category and the same ingredients', () => {
    expect(result(request(15, 'Acute Tox. 4 H302'))).toEqual(['same-category']);
    const other = { ...request(15), untested: mixture(toxic(15), mild(85)) };
    expect(result(other)).toEqual(['identical', 'between']);
    const unknown = { ...request(15), untested: mixture(toxic(15), ingredient('water', 85, 'not-assessed')) };
    expect(result(unknown)).toEqual(['assessed']);
  });
});

describe('interpolation of what is not active', () => {
  const filled = (share: number, filler: number) =>
    mixture(toxic(share), ingredient('filler', filler), water(100 - share - filler));
  const request = (more: Partial<Extract<BridgingRequest, { principle: 'interpolation' }>> = {}): BridgingRequest => ({
    principle: 'interpolation',
    tested: tested(filled(10, 40), 'Acute Tox. 3 H301'),
    secondTested: tested(filled(20, 40), 'Acute Tox. 3 H301'),
    untested: filled(15, 20),
    ...more,
  });

  it('lets it have any share', () => {
    expect(result(request())).toBe('bridged');
  });

  it('takes two tests without a category for the same, and one for another', () => {
    expect(result(request({ tested: tested(filled(10, 40)), secondTested: tested(filled(20, 40)) }))).toBe('bridged');
    expect(result(request({ secondTested: tested(filled(20, 40)) }))).toEqual(['same-category']);
    const dermal = tested(filled(20, 40), 'Acute Tox. 3 H301', 'Acute toxicity, dermal');
    expect(result(request({ secondTested: dermal }))).toEqual(['same-category']);
  });

  it('knows no active ingredient that one of the tested mixtures lacks', () => {
    const dry = tested(mixture(ingredient('filler', 40), water(60)), 'Acute Tox. 3 H301');
    expect(result(request({ tested: dry }))).toEqual(['identical', 'between']);
    expect(result(request({ secondTested: dry }))).toEqual(['identical', 'between']);
  });
});

describe('substantially similar mixtures, CLP Annex I, 1.1.3.5', () => {
  const request = (untested: Mixture, replacementAffectsNothing = true): BridgingRequest => ({
    principle: 'substantially similar',
    tested: tested(mixture(toxic(20), mild(30), water(50)), 'Acute Tox. 3 H301'),
    untested,
    replacedId: 'mild',
    replacementId: 'twin',
    replacementAffectsNothing,
  });
  const twin = (share: number, notation = 'Acute Tox. 4 H302') => ingredient('twin', share, [notation]);

  it('replaces one ingredient by another of the same category and share', () => {
    expect(result(request(mixture(toxic(20), twin(30), water(50))))).toBe('bridged');
    expect(result(request(mixture(toxic(20), twin(30, 'Acute Tox. 3 H301'), water(50))))).toEqual(['same-category']);
    expect(result(request(mixture(toxic(20), twin(29), water(50))))).toEqual(['same-share']);
    expect(result(request(mixture(toxic(21), twin(30), water(49))))).toEqual(['others']);
    expect(result(request(mixture(toxic(20), twin(30), water(50)), false))).toEqual(['no-effect']);
    expect(result(request(mixture(toxic(20), mild(30), water(50))))).toEqual(['ingredients']);
    expect(result(request(mixture(toxic(20), twin(30), water(49)))), 'one of the others alone').toEqual(['others']);
  });

  it('knows no category of what was not assessed', () => {
    const unknown = (name: string) => ingredient(name, 30, 'not-assessed');
    const base = tested(mixture(toxic(20), unknown('mild'), water(50)), 'Acute Tox. 3 H301');
    const both = { ...request(mixture(toxic(20), unknown('twin'), water(50))), tested: base };
    expect(result(both)).toEqual(['same-category']);
  });

  it('names both in what it states', () => {
    const names = { replacement: 'twin', replaced: 'mild' };
    expect(statedBy(request(mixture(toxic(20), twin(30), water(50))))).toEqual([
      stated('met', say('bridgingConditions-share', names)),
      stated('met', say('bridgingConditions-allOtherIngredientsSameShares')),
      stated('met', say('bridgingConditions-sameCategoryClass', names)),
      stated('met', say('bridgingConditions-statedNotAffectHazardOthers2', { replacement: 'twin' })),
    ]);
    expect(statedBy(request(mixture(toxic(20), mild(30), water(50))))).toEqual([
      stated(
        'notMet',
        say('bridgingConditions-ingredientsTheirMixtures', { replacedId: 'mild', replacementId: 'twin' }),
      ),
    ]);
  });
});

describe('changed composition, CLP Annex I, 1.1.3.6 and Table 1.2', () => {
  const request = (first: number, now: number): BridgingRequest => ({
    principle: 'changed composition',
    tested: tested(mixture(toxic(first), water(50)), 'Acute Tox. 3 H301'),
    untested: mixture(toxic(now), water(50)),
  });

  it.each([
    { first: 2.5, max: 3.25 },
    { first: 2.6, max: 3.12 },
    { first: 10, max: 12 },
    { first: 10.1, max: 11.11 },
    { first: 25, max: 27.5 },
    { first: 26, max: 27.3 },
  ])('$first % may rise to $max %', ({ first, max }) => {
    expect(result(request(first, max))).toBe('bridged');
    expect(result(request(first, max + 0.001))).toEqual(['bandwidth']);
    expect(result(request(first, first - (max - first)))).toBe('bridged');
    expect(result(request(first, first - (max - first) - 0.001))).toEqual(['bandwidth']);
  });

  it('names what leaves the bandwidth, at either end of a range', () => {
    const bandwidth = (names: Message | '') => say('bridgingConditions-everyShareStaysWithinBandwidth', { names });
    expect(statedBy(request(10, 12))).toContainEqual(stated('met', bandwidth('')));
    const beyond = say('bridgingConditions-beyond', { beyond: ['toxic'] });
    expect(statedBy(request(10, 13))).toContainEqual(stated('notMet', bandwidth(beyond)));
    const ranged = (upper: number) =>
      mixture({ ...toxic(10), concentration: { lower: percent(5), upper: percent(upper) } }, water(50));
    const wide = (upper: number) => ({ ...request(10, 10), tested: tested(ranged(10)), untested: ranged(upper) });
    expect(result(wide(12))).toBe('bridged');
    expect(result(wide(13))).toEqual(['bandwidth']);
  });

  it('lets nothing be left out', () => {
    expect(result({ ...request(10, 10), untested: mixture(toxic(10)) })).toEqual(['same-substances', 'bandwidth']);
  });

  it('is not a principle outside CLP', () => {
    expect(result(request(10, 10), 'un')).toEqual(['class']);
  });
});

describe('aerosols, CLP Annex I, 1.1.3.7', () => {
  const request = (hazardClass: HazardClass, outcome: string, evidence?: string): BridgingRequest => ({
    principle: 'aerosol',
    tested: tested(mixture(toxic(20), water(80)), outcome, hazardClass),
    untested: mixture(toxic(10), water(40), ingredient('butane', 50)),
    propellantIds: ['butane'],
    propellantAffectsNothing: true,
    ...(evidence === undefined ? {} : { evidence }),
  });

  it('needs evidence in the EU, and is judged apart by inhalation under the UN GHS', () => {
    expect(result(request(oral, 'Acute Tox. 3 H301'))).toEqual(['evidence']);
    expect(result(request(oral, 'Acute Tox. 3 H301', 'spray test'))).toBe('bridged');
    expect(result(request(oral, 'Acute Tox. 3 H301'), 'un')).toBe('bridged');
    expect(result(request('Acute toxicity, inhalation', 'Acute Tox. 3 H331'), 'un')).toEqual(['class']);
    expect(result({ ...request(oral, 'Acute Tox. 3 H301', 'test'), propellantIds: [] } as BridgingRequest)).toContain(
      'propellant',
    );
    const gone = { ...request(oral, 'Acute Tox. 3 H301', 'test'), propellantIds: ['butane', 'propane'] };
    expect(result(gone as BridgingRequest)).toEqual(['propellant']);
  });

  it('states the evidence, or that there is none', () => {
    const evidenceOf = (evidence?: string) => statedBy(request(oral, 'Acute Tox. 3 H301', evidence));
    const text = (evidence: Message | string) => say('bridgingConditions-evidenceSprayNotMoreHazardous', { evidence });
    expect(evidenceOf('spray test')).toContainEqual(stated('met', text('spray test')));
    expect(evidenceOf()).toContainEqual(stated('notMet', text(say('bridgingConditions-none'))));
  });
});

describe('where a principle stands', () => {
  const request = (hazardClass: HazardClass, outcome: string): BridgingRequest => ({
    principle: 'batching',
    tested: tested(mixture(toxic(20), water(80)), outcome, hazardClass),
    untested: mixture(toxic(20), water(80)),
    isUnderSameControl: true,
    variesSignificantly: false,
  });

  it.each([
    { market: 'un', paragraph: 'UN GHS, 3.1.3.5.3' },
    { market: 'us', paragraph: '29 CFR 1910.1200 App. A, A.0.5.1.2' },
    { market: 'ca', paragraph: 'HPR (SOR/2015-17), 2.3' },
    { market: 'gb', paragraph: /1\.1\.3\.2$/ },
  ] as const)('is cited in $market', ({ market, paragraph }) => {
    const { conditions } = bridge(request(oral, 'Acute Tox. 3 H301'), marketById(market));
    for (const { reason } of conditions) expect(reason.paragraph).toMatch(paragraph);
  });

  it('keeps the date of the test, if there is one', () => {
    const undated = request(oral, 'Acute Tox. 3 H301');
    const { test } = undated.tested;
    const dated = { ...undated, tested: { ...undated.tested, test: { ...test, date: '2026-01-31' } } };
    expect(bridge(dated, marketById('eu'))).toMatchObject({ testData: { date: '2026-01-31' } });
    expect(bridge(undated, marketById('eu'))).not.toHaveProperty('testData.date');
  });

  it('does not apply to physical classes', () => {
    const physical = request('Flammable liquids', 'Flam. Liq. 2 H225');
    expect(result(physical)).toEqual(['class']);
    expect(bridge(physical, marketById('eu')).conditions[0]?.reason.summary).toEqual(
      say('bridging-principleDoesNotApply', { name: 'Flammable liquids' }),
    );
  });

  it('throws on a composition that is none', () => {
    const broken = { ...request(oral, 'Acute Tox. 3 H301'), untested: mixture(toxic(80), water(80)) };
    expect(() => bridge(broken as BridgingRequest, marketById('eu'))).toThrow('more than 100 %');
  });
});
