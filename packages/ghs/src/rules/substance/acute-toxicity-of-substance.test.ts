import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifySubstance } from '../../classify-substance.ts';
import { marketById } from '../../testing/market-by-id.ts';
import { above, acuteStudy, judged, substanceOf, substanceOutcome, upTo } from '../testing/substance-of.ts';
import type { ToxicityRoute } from '../../mixture.ts';
import type { AcuteStudy } from '../../substance.ts';
import { classOfRoute } from '../acute-toxicity-ingredient.ts';

const oral = 'Acute toxicity, oral';
const inhaled = 'Acute toxicity, inhalation';
const byRoute = (route: ToxicityRoute, value: number, more: Partial<AcuteStudy> = {}) =>
  judged({ acuteToxicity: [acuteStudy(route, value, more)], molarMass: 100 }, classOfRoute[route]);

const limits = {
  oral: [5, 50, 300, 2000],
  dermal: [50, 200, 1000, 2000],
  gas: [100, 500, 2500, 20_000],
  vapour: [0.5, 2, 10, 20],
  'dust-mist': [0.05, 0.5, 1, 5],
} as const;
const routes = ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'] as const;

describe('acute toxicity of substances, CLP Annex I, Table 3.1.1', () => {
  it.each(routes.flatMap((route) => limits[route].map((limit, index) => ({ route, limit, category: index + 1 }))))(
    '$route up to $limit is Category $category',
    ({ route, limit, category }) => {
      const at = {
        status: 'classified',
        code: `Acute Tox. ${category}`,
        row: `substance.acute.${route}.category-${category}`,
      };
      expect(byRoute(route, limit)).toEqual(at);
      expect(byRoute(route, limit * 0.999)).toEqual(at);
      const next = category === 4 ? undefined : `Acute Tox. ${category + 1}`;
      const row =
        category === 4 ? `substance.acute.${route}.none` : `substance.acute.${route}.category-${category + 1}`;
      expect(byRoute(route, limit * 1.001)).toMatchObject({ code: next, row });
    },
  );

  it.each([
    { route: 'oral', value: 5000, code: 'Acute Tox. 5' },
    { route: 'oral', value: 5001, code: undefined },
    { route: 'dermal', value: 2001, code: 'Acute Tox. 5' },
  ] as const)('$value mg/kg $route is $code under the UN GHS, and nothing in the EU', ({ route, value, code }) => {
    const data = { acuteToxicity: [acuteStudy(route, value)] };
    expect(judged(data, classOfRoute[route], 'un').code).toBe(code);
    expect(judged(data, classOfRoute[route], 'eu').status).toBe('not-classified');
  });

  it('cites the law of the market', () => {
    const paragraph = (market: 'eu' | 'us' | 'un') =>
      substanceOutcome({ acuteToxicity: [acuteStudy('oral', 100)] }, oral, market).reasons[0]?.paragraph;
    expect(paragraph('eu')).toBe('CLP Annex I, Table 3.1.1');
    expect(paragraph('us')).toContain('Table A.1.1');
    expect(paragraph('un')).toContain('UN GHS');
  });
});

describe('time of exposure, CLP Annex I, Table 3.1.1, note (c)', () => {
  it.each([
    { route: 'gas', oneHour: 5000, category: 3 },
    { route: 'gas', oneHour: 5002, category: 4 },
    { route: 'vapour', oneHour: 20, category: 3 },
    { route: 'vapour', oneHour: 20.1, category: 4 },
    { route: 'dust-mist', oneHour: 4, category: 3 },
    { route: 'dust-mist', oneHour: 4.01, category: 4 },
  ] as const)('$oneHour over 1 h of $route is Category $category', ({ route, oneHour, category }) => {
    expect(byRoute(route, oneHour, { exposureHours: 1 })).toMatchObject({
      status: 'classified',
      code: `Acute Tox. ${category}`,
    });
  });

  it('names the conversion in the reason', () => {
    const { reasons } = substanceOutcome({ acuteToxicity: [acuteStudy('vapour', 20, { exposureHours: 1 })] }, inhaled);
    expect(inEnglish(reasons[0]?.counted[0]?.note ?? '')).toContain(
      '1 h divided by 2, CLP Annex I, Table 3.1.1, note (c)',
    );
    expect(reasons[0]?.found).toBe(10);
  });

  it('says nothing certain of other times but on which side the value lies', () => {
    expect(byRoute('vapour', 8, { exposureHours: 6 })).toMatchObject({ status: 'incomplete', code: 'Acute Tox. 3' });
    expect(byRoute('vapour', 0.4, { exposureHours: 6 })).toMatchObject({ status: 'incomplete', code: 'Acute Tox. 1' });
    expect(byRoute('vapour', 20.1, { exposureHours: 6 })).toMatchObject({ status: 'not-classified' });
    expect(byRoute('vapour', 8, { exposureHours: 2 })).toMatchObject({ status: 'incomplete', code: 'Acute Tox. 3' });
    expect(byRoute('vapour', 0.5, { exposureHours: 2 })).toMatchObject({ status: 'classified', code: 'Acute Tox. 1' });
    const { acuteToxicity } = classifySubstance(
      substanceOf({ acuteToxicity: [acuteStudy('vapour', 8, { exposureHours: 6 })] }),
      marketById('eu'),
    );
    expect(acuteToxicity).toEqual([]);
  });

  it('asks for a time that is not stated, but not of an estimate', () => {
    const untimed = {
      route: 'vapour',
      kind: 'LC50',
      value: { min: 8, max: 8 },
      unit: 'mg/l',
      source: 'report',
    } as const;
    expect(inWords(substanceOutcome({ acuteToxicity: [untimed] }, inhaled))).toMatchObject({
      status: 'incomplete',
      hazards: [],
      missing: ['exposure time of the vapour study'],
    });
    expect(judged({ acuteToxicity: [{ ...untimed, kind: 'ATE' }] }, inhaled).code).toBe('Acute Tox. 3');
  });
});

describe('units of acute toxicity', () => {
  it.each([
    { route: 'oral', value: 0.3, unit: 'g/kg', found: 300, code: 'Acute Tox. 3' },
    { route: 'dust-mist', value: 1000, unit: 'mg/m3', found: 1, code: 'Acute Tox. 3' },
    { route: 'vapour', value: 2445, unit: 'ppmV', found: 10, code: 'Acute Tox. 3' },
    { route: 'vapour', value: 2446, unit: 'ppmV', found: 10.00409, code: 'Acute Tox. 4' },
    { route: 'gas', value: 10, unit: 'mg/l', found: 2445, code: 'Acute Tox. 3' },
    { route: 'gas', value: 10_000, unit: 'mg/m3', found: 2445, code: 'Acute Tox. 3' },
  ] as const)('$value $unit $route at 100 g/mol is $found', ({ route, value, unit, found, code }) => {
    const { hazards, reasons } = substanceOutcome(
      { molarMass: 100, acuteToxicity: [acuteStudy(route, value, { unit })] },
      classOfRoute[route],
    );
    expect({ found: reasons[0]?.found, code: hazards[0]?.code }).toEqual({ found, code });
  });

  it('cannot convert without the molar mass, and says so', () => {
    const { status, missing, reasons } = substanceOutcome(
      { acuteToxicity: [acuteStudy('vapour', 100, { unit: 'ppmV' })] },
      inhaled,
    );
    expect(inWords({ status, missing })).toEqual({ status: 'incomplete', missing: ['molar mass, to convert ppmV'] });
    expect(inEnglish(reasons[0]?.leftOut[0]?.why ?? '')).toContain('molar mass');
  });

  it('judges a vapour that is nearly a gas in ppmV, note (d)', () => {
    const near = { acuteToxicity: [acuteStudy('vapour', 400, { unit: 'ppmV', isNearlyGas: true })] };
    expect(judged(near, inhaled)).toMatchObject({ code: 'Acute Tox. 2', row: 'substance.acute.gas.category-2' });
  });
});

describe('choice among studies', () => {
  const values = (...studies: readonly AcuteStudy[]) => substanceOutcome({ acuteToxicity: studies }, oral);

  it('takes the lowest of the preferred species, and says why not the others', () => {
    const { hazards, reasons } = values(
      acuteStudy('oral', 40, { species: 'mouse' }),
      acuteStudy('oral', 900),
      acuteStudy('oral', 301),
      acuteStudy('oral', 10, { unreliable: 'impure sample' }),
    );
    expect(hazards[0]?.code).toBe('Acute Tox. 4');
    expect(reasons[0]?.found).toBe(301);
    expect(inWords(reasons[0]?.leftOut.map(({ why }) => why))).toEqual([
      'not reliable: impure sample',
      'preferred species: rat, CLP Annex I, 3.1.2.2.1',
      'the lowest valid value of the preferred species decides',
    ]);
  });

  it('takes another species where the preferred one was not tested', () => {
    expect(values(acuteStudy('oral', 40, { species: 'mouse' })).hazards[0]?.code).toBe('Acute Tox. 2');
    const dermal = [acuteStudy('dermal', 150, { species: 'rabbit' }), acuteStudy('dermal', 900)];
    expect(judged({ acuteToxicity: dermal }, 'Acute toxicity, dermal').code).toBe('Acute Tox. 2');
  });

  it('prefers a value that was found to a dose that was survived', () => {
    const limit = acuteStudy('oral', 2000, { kind: 'limit-dose' });
    expect(values(limit, acuteStudy('oral', 1500)).hazards[0]?.code).toBe('Acute Tox. 4');
    expect(values(limit)).toMatchObject({ status: 'not-classified', missing: [] });
  });

  it.each([
    { value: above(2000), status: 'not-classified', code: undefined },
    { value: above(500), status: 'incomplete', code: undefined },
    { value: upTo(50), status: 'incomplete', code: 'Acute Tox. 2' },
    { value: upTo(5), status: 'classified', code: 'Acute Tox. 1' },
    { value: { min: 200, max: 600 }, status: 'classified', code: 'Acute Tox. 3' },
  ])('reads $value.min to $value.max as $status', ({ value, status, code }) => {
    expect(judged({ acuteToxicity: [acuteStudy('oral', value)] }, oral)).toMatchObject({ status, code });
  });

  it('takes the most severe form of inhalation', () => {
    const acuteToxicity = [acuteStudy('vapour', 15), acuteStudy('dust-mist', 0.4)];
    const { hazards } = substanceOutcome({ acuteToxicity }, inhaled);
    expect(hazards).toEqual([{ code: 'Acute Tox. 2', hCode: 'H330', detail: 'dust-mist' }]);
  });

  it('leaves a class without data open', () => {
    expect(inWords(substanceOutcome({}, oral))).toMatchObject({
      status: 'incomplete',
      hazards: [],
      missing: ['LD50, oral'],
    });
    expect(inWords(substanceOutcome({ physicalState: 'solid' }, inhaled).missing)).toEqual(['LC50 of dust']);
  });
});

describe('saturated vapour', () => {
  // 1000 Pa at 100 g/mol and 20 °C is 41.03 mg/l; 100 Pa is 4.103 mg/l.
  const at = (value: number, vapourPressurePa: number) =>
    substanceOutcome(
      { molarMass: 100, properties: { vapourPressurePa }, acuteToxicity: [acuteStudy('vapour', value)] },
      inhaled,
    );

  it('does not hold a value above it against the bands for vapours', () => {
    expect(at(4.1, 100)).toMatchObject({ status: 'classified', hazards: [{ code: 'Acute Tox. 3' }] });
    expect(inWords(at(4.11, 100))).toMatchObject({
      status: 'incomplete',
      hazards: [],
      missing: ['share of mist in the vapour study'],
    });
    expect(at(8, 1000).hazards[0]?.code).toBe('Acute Tox. 3');
  });
});
