import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import type { AcuteToxicityValue, Ingredient, Mixture, ToxicityRoute } from '../mixture.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const oral = 'Acute toxicity, oral';
const inhalation = 'Acute toxicity, inhalation';
const value = (route: ToxicityRoute, ate: number, kind: AcuteToxicityValue['kind'] = 'ATE'): AcuteToxicityValue => ({
  route,
  kind,
  value: { min: ate, max: ate },
});
const measured = (share: number, route: ToxicityRoute, ate: number): Ingredient =>
  ingredient(share, [], { acuteToxicity: [value(route, ate)] });
const ateOf = (mixture: Mixture, route: ToxicityRoute, market: JurisdictionId = 'eu') =>
  classifyMixture(mixture, marketById(market)).ate.find((one) => one.route === route);

describe('bands of acute toxicity, CLP Annex I, Table 3.1.1', () => {
  const bands: readonly (readonly [ToxicityRoute, string, readonly number[]])[] = [
    ['oral', oral, [5, 50, 300, 2000]],
    ['dermal', 'Acute toxicity, dermal', [50, 200, 1000, 2000]],
    ['gas', inhalation, [100, 500, 2500, 20_000]],
    ['vapour', inhalation, [0.5, 2, 10, 20]],
    ['dust-mist', inhalation, [0.05, 0.5, 1, 5]],
  ];
  const rows = bands.flatMap(([route, hazardClass, limits]) =>
    limits.map((limit, index) => ({ route, hazardClass, limit, category: index + 1 })),
  );

  it.each(rows)('$route: Category $category up to $limit', ({ route, hazardClass, limit, category }) => {
    const codeAt = (ate: number) => decided(mixtureOf([measured(100, route, ate)]), hazardClass as typeof oral).code;
    const next = category === 4 ? undefined : `Acute Tox. ${category + 1}`;
    expect(codeAt(limit)).toBe(`Acute Tox. ${category}`);
    expect(codeAt(limit * 0.999)).toBe(`Acute Tox. ${category}`);
    expect(codeAt(limit * 1.001)).toBe(next);
  });
});

describe('point estimates of a category, CLP Annex I, Table 3.1.2', () => {
  it.each([
    { notation: 'Acute Tox. 2 H300', hazardClass: oral, code: 'Acute Tox. 2' },
    { notation: 'Acute Tox. 2 H310', hazardClass: 'Acute toxicity, dermal', code: 'Acute Tox. 2' },
    { notation: 'Acute Tox. 3 H331 (dust-mist)', hazardClass: inhalation, code: 'Acute Tox. 3' },
    { notation: 'Acute Tox. 2 H330 (gas)', hazardClass: inhalation, code: 'Acute Tox. 2' },
  ] as const)('a mixture of $notation alone stays in it (3.1.3.3(c))', ({ notation, hazardClass, code }) => {
    expect(decided(mixtureOf([ingredient(60, [notation]), ingredient(40, [notation])]), hazardClass).code).toBe(code);
  });

  it.each([
    { share: 24, code: undefined },
    { share: 25, code: 'Acute Tox. 4' },
  ])('$share % Acute Tox. 4 by mouth (500 mg/kg) is $code', ({ share, code }) => {
    expect(decided(mixtureOf([ingredient(share, ['Acute Tox. 4 H302'])]), oral).code).toBe(code);
  });

  it('uses a value of the ingredient in place of the point estimate, and cites it', () => {
    const mixture = mixtureOf([ingredient(50, ['Acute Tox. 3 H301'], { acuteToxicity: [value('oral', 250, 'LD50')] })]);
    expect(ateOf(mixture, 'oral')?.value).toBeCloseTo(500);
    expect(inEnglish(outcomeOf(mixture, oral).reasons[0]?.counted[0]?.note ?? '')).toContain('LD50 250 mg/kg');
  });

  it.each([
    { kind: 'ATE', ate: 0.5, code: 'Acute Tox. 3' },
    { kind: 'ATE', ate: 0.49, code: 'Acute Tox. 2' },
    { kind: 'LC50', ate: 0.5, code: 'Acute Tox. 2' },
  ] as const)('Acute Tox. 3 with $kind $ate mg/l as mist is $code', ({ kind, ate, code }) => {
    const mist = { acuteToxicity: [value('dust-mist', ate, kind)] };
    const mixture = mixtureOf([ingredient(100, ['Acute Tox. 3 H331 (dust-mist)'], mist)]);
    expect(decided(mixture, inhalation).code).toBe(code);
  });

  it('keeps to the category where a value would take the ingredient out of it', () => {
    const mixture = mixtureOf([
      ingredient(100, ['Acute Tox. 4 H302'], { acuteToxicity: [value('oral', 2500, 'LD50')] }),
    ]);
    expect(decided(mixture, oral).code).toBe('Acute Tox. 4');
  });
});

describe('ingredients that count, CLP Annex I, 3.1.3.3(a), 3.1.3.6.1 and Table 1.1', () => {
  it.each([
    { share: 0.1, ate: 0.5, code: 'Acute Tox. 4' },
    { share: 0.0999999, ate: 0.5, code: undefined },
    { share: 1, ate: 10, code: 'Acute Tox. 4' },
    { share: 0.5, ate: 1900, code: undefined },
  ])('$share % with ATE $ate is $code', ({ share, ate, code }) => {
    expect(decided(mixtureOf([measured(share, 'oral', ate)]), oral).code).toBe(code);
  });

  it('counts LD50 above 2000 up to 5000 under the UN system and OSHA, not in Europe (A.1.3.6.1(a))', () => {
    const mixture = mixtureOf([measured(16, 'oral', 1600), measured(4, 'oral', 200), measured(80, 'oral', 3450)]);
    expect(ateOf(mixture, 'oral', 'eu')?.value).toBeCloseTo(3333.33, 1);
    expect(ateOf(mixture, 'oral', 'un')?.value).toBeCloseTo(1880, 0);
    expect(ateOf(mixture, 'oral', 'us')?.value).toBeCloseTo(1880, 0);
    expect(decided(mixture, oral, 'eu').code).toBeUndefined();
    expect(decided(mixture, oral, 'us').code).toBe('Acute Tox. 4');
  });

  it('leaves a limit dose without signs out, and `> 2000` as well', () => {
    const limit = ingredient(50, [], { acuteToxicity: [{ ...value('oral', 2000), kind: 'limit-dose' }] });
    const above = ingredient(50, [], {
      acuteToxicity: [{ route: 'oral', kind: 'LD50', value: { min: 2000, max: Number.POSITIVE_INFINITY } }],
    });
    expect(ateOf(mixtureOf([limit, above]), 'oral', 'us')).toBeUndefined();
  });

  it('gives Category 5 under the UN system alone', () => {
    const mixture = mixtureOf([ingredient(100, ['Acute Tox. 5 H303'])]);
    expect(decided(mixture, oral, 'un').code).toBe('Acute Tox. 5');
    expect(decided(mixture, oral, 'us').code).toBeUndefined();
  });
});

describe('ingredients of unknown acute toxicity, CLP Annex I, 3.1.3.6.2', () => {
  const unknown = (share: number, routes: readonly ToxicityRoute[] = ['oral']) =>
    ingredient(share, [], { unknownAcuteToxicity: routes });
  const statements = (mixture: Mixture) =>
    classifyMixture(mixture, marketById('eu'))
      .supplemental.filter(({ code }) => code === 'UNKNOWN-ACUTE-TOXICITY')
      .map(({ parameters }) => parameters);

  it.each([
    { share: 10, ate: 1000 },
    { share: 10.0000001, ate: 899.999999 },
    { share: 20, ate: 800 },
  ])('$share % unknown beside 10 % Category 3 makes ATEmix $ate', ({ share, ate }) => {
    const mixture = mixtureOf([ingredient(10, ['Acute Tox. 3 H301']), unknown(share)]);
    expect(ateOf(mixture, 'oral')?.value).toBeCloseTo(ate, 4);
    expect(ateOf(mixture, 'oral')?.unknownPercent).toBe(share);
  });

  it('ignores an unknown ingredient below 1 %, and says so', () => {
    const mixture = mixtureOf([ingredient(10, ['Acute Tox. 3 H301']), unknown(0.9)]);
    expect(statements(mixture)).toEqual([]);
    expect(inEnglish(outcomeOf(mixture, oral).reasons[0]?.leftOut[0]?.why ?? '')).toContain('unknown');
  });

  it('states the share by route', () => {
    const mixture = mixtureOf([unknown(11, ['vapour', 'dust-mist']), unknown(5, ['oral', 'dermal'])]);
    expect(statements(mixture)).toEqual([
      { percent: '5', routes: 'oral, dermal' },
      { percent: '11', routes: 'vapour, dust-mist' },
    ]);
  });

  it('classifies by what is known and stays incomplete for an ingredient nobody assessed', () => {
    const mixture = mixtureOf([
      ingredient(50, ['Acute Tox. 3 H301']),
      { ...ingredient(20, []), hazards: 'not-assessed' },
    ]);
    const { status, hazards, missing } = outcomeOf(mixture, oral);
    expect({ status, code: hazards[0]?.code, missing: missing.length }).toEqual({
      status: 'incomplete',
      code: 'Acute Tox. 3',
      missing: 1,
    });
    expect(statements(mixture)[0]?.percent).toBe('20');
  });
});

describe('forms of inhalation', () => {
  it('keeps vapour and mist apart', () => {
    const mixture = mixtureOf([measured(50, 'vapour', 8), measured(50, 'dust-mist', 0.8)]);
    expect(ateOf(mixture, 'vapour')?.value).toBeCloseTo(16);
    expect(ateOf(mixture, 'dust-mist')?.value).toBeCloseTo(1.6);
  });

  it('assesses an entry without a form in every form the mixture can take', () => {
    const mixture = mixtureOf([ingredient(40, ['Acute Tox. 4 H332'])]);
    expect(outcomeOf(mixture, inhalation).hazards).toEqual([
      { code: 'Acute Tox. 4', hCode: 'H332', detail: 'dust-mist' },
    ]);
    const asVapour = { ...mixture, properties: { inhalationForm: 'vapour' as const } };
    expect(decided(asVapour, inhalation).code).toBeUndefined();
  });
});

describe('several values by one route', () => {
  const category = (values: readonly AcuteToxicityValue[]) =>
    decided(mixtureOf([ingredient(100, [], { acuteToxicity: values })]), oral).code;
  const limitDose: AcuteToxicityValue = { ...value('oral', 2000), kind: 'limit-dose' };

  it.each([
    { values: [value('oral', 250, 'LD50'), value('oral', 1500, 'LD50')], code: 'Acute Tox. 3' },
    { values: [value('oral', 1500, 'LD50'), value('oral', 250, 'LD50')], code: 'Acute Tox. 3' },
    { values: [limitDose, value('oral', 1500, 'LD50')], code: 'Acute Tox. 4' },
    { values: [value('oral', 1500, 'LD50'), limitDose], code: 'Acute Tox. 4' },
    { values: [value('oral', 250, 'LD50'), value('oral', 1500, 'ATE')], code: 'Acute Tox. 4' },
    { values: [value('oral', 1500, 'ATE'), value('oral', 250, 'LD50')], code: 'Acute Tox. 4' },
    { values: [limitDose], code: undefined },
  ])('count by the assigned one, or else the lowest: $code', ({ values, code }) => {
    expect(category(values)).toBe(code);
  });

  it('counts one below a value as the point of its category', () => {
    const below: AcuteToxicityValue = {
      route: 'oral',
      kind: 'LD50',
      value: { min: Number.NEGATIVE_INFINITY, max: 300 },
    };
    const { reasons } = outcomeOf(mixtureOf([ingredient(100, [], { acuteToxicity: [below] })]), oral);
    expect(reasons[0]).toMatchObject({ ruleId: 'acute-tox.oral.category-3', found: 100 });
  });

  it.each([
    { detail: 'vapors', ruleId: 'acute-tox.vapour.category-3' },
    { detail: 'vapour', ruleId: 'acute-tox.vapour.category-3' },
    { detail: 'dusts, mists', ruleId: 'acute-tox.dust-mist.category-3' },
  ])('reads the form of an entry: $detail', ({ detail, ruleId }) => {
    const { reasons } = outcomeOf(mixtureOf([ingredient(100, [`Acute Tox. 3 H331 (${detail})`])]), inhalation);
    expect(reasons[0]?.ruleId).toBe(ruleId);
  });

  it('takes an entry without a form for the form that was measured', () => {
    const measured = ingredient(100, ['Acute Tox. 2 H330'], { acuteToxicity: [value('dust-mist', 0.3, 'LC50')] });
    const { hazards } = outcomeOf(mixtureOf([measured]), inhalation);
    expect(hazards).toEqual([{ code: 'Acute Tox. 2', hCode: 'H330', detail: 'dust-mist' }]);
  });
});

describe('a mixture without acute toxicity', () => {
  it.each([
    ['liquid', 'acute-tox.vapour.none'],
    ['solid', 'acute-tox.dust-mist.none'],
    ['aerosol', 'acute-tox.vapour.none'],
    ['gas', 'acute-tox.gas.none'],
  ] as const)('that is %s says so for %s', (physicalState, ruleId) => {
    const { reasons } = outcomeOf(mixtureOf([ingredient(10, [])], { physicalState }), 'Acute toxicity, inhalation');
    expect(reasons.map((reason) => reason.ruleId)).toEqual([ruleId]);
  });
});
