import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import type { HazardClass } from '../../hazard.ts';
import type { JurisdictionId } from '../../jurisdiction-id.ts';
import type { PhysicalState } from '../../mixture.ts';
import type {
  BurningRateTest,
  DesensitisedTest,
  ExplosivesTest,
  GasFlammabilityTest,
  MetalCorrosionTest,
  OxidationTest,
  PhysicalTest,
  SelfHeatingTest,
  TestEvidence,
  ThermalStabilityTest,
  WaterReactionTest,
} from '../../physical-test.ts';
import { gasOf } from '../testing/gas-of.ts';
import { mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const evidence: TestEvidence = { source: 'report 7' };

type Asked = { readonly state?: PhysicalState; readonly market?: JurisdictionId };

function judged(hazardClass: HazardClass, test: PhysicalTest, { state = 'solid', market = 'eu' }: Asked = {}) {
  const { status, hazards, reasons, missing } = outcomeOf(
    mixtureOf([], { physicalState: state, testResults: [test] }),
    hazardClass,
    market,
  );
  return {
    status,
    hazards: hazards.map(({ code, hCode }) => `${code} ${hCode}`.trim()),
    row: reasons[0]?.ruleId,
    missing,
  };
}

const settled = (hazard: string | undefined, row: string) => ({
  status: hazard === undefined ? 'not-classified' : 'classified',
  hazards: hazard === undefined ? [] : [hazard],
  row,
  missing: [],
});

describe('test N.1, CLP Annex I, Table 2.7.1', () => {
  const run = (more: Partial<BurningRateTest>) =>
    judged('Flammable solids', { ...evidence, test: 'N.1', isMetalPowder: false, spreads: true, ...more });

  it.each([
    { burningTimeS: 44.9, stops: false, hazard: 'Flam. Sol. 1 H228', row: 'flam-sol.1' },
    { burningTimeS: 45, stops: false, hazard: undefined, row: 'flam-sol.not-met' },
    { burningTimeS: 44.9, stops: true, hazard: 'Flam. Sol. 2 H228', row: 'flam-sol.2' },
  ])('$burningTimeS s, stopped: $stops, is $hazard', ({ burningTimeS, stops, hazard, row }) => {
    expect(run({ burningTimeS, wettedZoneStopsFire: stops })).toEqual(settled(hazard, row));
  });

  it.each([
    { burningRateMmPerS: 2.2, hazard: undefined, row: 'flam-sol.not-met' },
    { burningRateMmPerS: 2.2001, hazard: 'Flam. Sol. 2 H228', row: 'flam-sol.2' },
  ])('$burningRateMmPerS mm/s is $hazard', ({ burningRateMmPerS, hazard, row }) => {
    expect(run({ burningRateMmPerS, wettedZoneStopsFire: true })).toEqual(settled(hazard, row));
  });

  it.each([
    { burningTimeS: 300, hazard: 'Flam. Sol. 1 H228', row: 'flam-sol.metal-1' },
    { burningTimeS: 300.1, hazard: 'Flam. Sol. 2 H228', row: 'flam-sol.metal-2' },
    { burningTimeS: 600, hazard: 'Flam. Sol. 2 H228', row: 'flam-sol.metal-2' },
    { burningTimeS: 600.1, hazard: undefined, row: 'flam-sol.not-met' },
  ])('powder of a metal burnt in $burningTimeS s is $hazard', ({ burningTimeS, hazard, row }) => {
    expect(run({ isMetalPowder: true, burningTimeS })).toEqual(settled(hazard, row));
  });

  it('is not met where the fire does not spread, and open where a figure is missing', () => {
    expect(run({ spreads: false })).toEqual(settled(undefined, 'flam-sol.no-spread'));
    expect(inWords(run({}))).toMatchObject({ status: 'incomplete', missing: ['burning time or burning rate'] });
    expect(inWords(run({ isMetalPowder: true }))).toMatchObject({ status: 'incomplete', missing: ['burning time'] });
    expect(inWords(run({ burningTimeS: 10 }))).toMatchObject({
      status: 'incomplete',
      hazards: ['Flam. Sol. 2 H228'],
      missing: ['whether the wetted zone stops the fire'],
    });
  });
});

describe('tests N.2 and N.3, CLP Annex I, Tables 2.9.1 and 2.10.1', () => {
  it.each([
    { ignites: true, hazard: 'Pyr. Sol. 1 H250', row: 'pyr-sol.1' },
    { ignites: false, hazard: undefined, row: 'pyr-sol.not-met' },
  ])('a solid that ignites: $ignites', ({ ignites, hazard, row }) => {
    expect(judged('Pyrophoric solids', { ...evidence, test: 'N.2', ignites })).toEqual(settled(hazard, row));
  });

  it.each([
    { ignites: true, chars: false, hazard: 'Pyr. Liq. 1 H250', row: 'pyr-liq.1-ignites' },
    { ignites: false, chars: true, hazard: 'Pyr. Liq. 1 H250', row: 'pyr-liq.1-chars' },
    { ignites: false, chars: false, hazard: undefined, row: 'pyr-liq.not-met' },
  ])('a liquid that ignites: $ignites, chars: $chars', ({ ignites, chars, hazard, row }) => {
    const test = { ...evidence, test: 'N.3', ignites, charsFilterPaper: chars } as const;
    expect(judged('Pyrophoric liquids', test, { state: 'liquid' })).toEqual(settled(hazard, row));
  });
});

describe('test N.4, CLP Annex I, Table 2.11.1', () => {
  const run = (more: Omit<SelfHeatingTest, 'test'>) =>
    judged('Self-heating substances and mixtures', { ...evidence, test: 'N.4', ...more });
  const large = { cube100At140: true, cube25At140: false } as const;

  it.each([
    { result: { cube100At140: false }, hazard: undefined, row: 'self-heat.cold' },
    { result: { cube100At140: true, cube25At140: true }, hazard: 'Self-heat. 1 H251', row: 'self-heat.1' },
    { result: { ...large, cube100At100: true }, hazard: 'Self-heat. 2 H252', row: 'self-heat.2-at-100' },
    {
      result: { ...large, cube100At120: true, cube100At100: false, packageLitres: 450.1 },
      hazard: 'Self-heat. 2 H252',
      row: 'self-heat.2-at-120',
    },
    {
      result: { ...large, cube100At120: true, cube100At100: false, packageLitres: 450 },
      hazard: undefined,
      row: 'self-heat.not-met',
    },
    {
      result: { ...large, cube100At120: false, packageLitres: 3000.1 },
      hazard: 'Self-heat. 2 H252',
      row: 'self-heat.2-volume',
    },
    { result: { ...large, cube100At120: false, packageLitres: 3000 }, hazard: undefined, row: 'self-heat.not-met' },
  ])('$result is $hazard by $row', ({ result, hazard, row }) => {
    expect(run(result)).toEqual(settled(hazard, row));
  });

  it('asks only for what could still decide', () => {
    expect(inWords(run({ ...large, cube100At120: false }).missing)).toEqual(['volume of the largest package']);
    expect(inWords(run({ ...large, packageLitres: 400 }).missing)).toEqual(['result of the 100 mm cube at 100 °C']);
    expect(inWords(run({ cube100At140: true, cube100At120: false, packageLitres: 400 }).missing)).toEqual([
      'result of the 25 mm cube at 140 °C',
    ]);
    expect(inWords(run({ ...large, packageLitres: 1000 }).missing)).toEqual([
      'result of the 100 mm cube at 100 °C',
      'result of the 100 mm cube at 120 °C',
    ]);
  });
});

describe('test N.5, CLP Annex I, Table 2.12.1', () => {
  const run = (more: Partial<WaterReactionTest>) =>
    judged('Substances and mixtures which in contact with water emit flammable gases', {
      ...evidence,
      test: 'N.5',
      ignitesByItself: false,
      litresPerKgInAnHour: 0,
      ...more,
    });

  it.each([
    { result: { ignitesByItself: true }, hazard: 'Water-react. 1 H260', row: 'water-react.1-ignites' },
    { result: { litresPerKgInAMinute: 10 }, hazard: 'Water-react. 1 H260', row: 'water-react.1' },
    {
      result: { litresPerKgInAMinute: 9.99, litresPerKgInAnHour: 20 },
      hazard: 'Water-react. 2 H261',
      row: 'water-react.2',
    },
    { result: { litresPerKgInAnHour: 19.99 }, hazard: 'Water-react. 3 H261', row: 'water-react.3' },
    { result: { litresPerKgInAnHour: 1.01 }, hazard: 'Water-react. 3 H261', row: 'water-react.3' },
    { result: { litresPerKgInAnHour: 1 }, hazard: undefined, row: 'water-react.not-met' },
  ])('$result is $hazard', ({ result, hazard, row }) => {
    expect(run(result)).toEqual(settled(hazard, row));
  });
});

describe('tests O.1, O.2 and O.3, CLP Annex I, Tables 2.13.1 and 2.14.1', () => {
  const times = [10, 50, 100] as const;
  const solid = (test: OxidationTest) => judged('Oxidising solids', { ...evidence, ...test });
  const liquid = (test: OxidationTest) => judged('Oxidising liquids', { ...evidence, ...test }, { state: 'liquid' });

  it.each([
    { time: 9.9, category: 1 },
    { time: 10, category: 2 },
    { time: 50, category: 2 },
    { time: 50.1, category: 3 },
    { time: 100, category: 3 },
    { time: 100.1, category: undefined },
  ])('a time of $time beside 10, 50 and 100 is Category $category', ({ time, category }) => {
    const statement = category === 1 ? 'H271' : 'H272';
    const hazard = (prefix: string) => (category === undefined ? undefined : `${prefix} ${category} ${statement}`);
    const row = (id: string) => `${id}-${category ?? 'not-met'}`;
    expect(solid({ test: 'O.1', burningTimeS: time, referenceTimesS: times })).toEqual(
      settled(hazard('Ox. Sol.'), row('ox-sol.o1')),
    );
    expect(liquid({ test: 'O.2', ignitesByItself: false, pressureRiseMs: time, referenceTimesMs: times })).toEqual(
      settled(hazard('Ox. Liq.'), row('ox-liq.o2')),
    );
  });

  it('a liquid that ignites by itself is Category 1', () => {
    const test = { test: 'O.2', ignitesByItself: true, pressureRiseMs: Infinity, referenceTimesMs: times } as const;
    expect(liquid(test)).toEqual(settled('Ox. Liq. 1 H271', 'ox-liq.o2-ignites'));
  });

  it.each([
    { rate: 10.1, category: 1 },
    { rate: 10, category: 2 },
    { rate: 5, category: 2 },
    { rate: 4.9, category: 3 },
    { rate: 1, category: 3 },
    { rate: 0.9, category: undefined },
  ])('a rate of $rate beside 10, 5 and 1 is Category $category', ({ rate, category }) => {
    const statement = category === 1 ? 'H271' : 'H272';
    expect(solid({ test: 'O.3', burningRateGPerS: rate, referenceRatesGPerS: [10, 5, 1] })).toEqual(
      settled(
        category === undefined ? undefined : `Ox. Sol. ${category} ${statement}`,
        `ox-sol.o3-${category ?? 'not-met'}`,
      ),
    );
  });
});

describe('test series A to H, CLP Annex I, 2.8.2.2 and 2.15.2.2', () => {
  const mild = {
    test: 'A-H',
    of: 'organic-peroxide',
    detonation: 'no',
    deflagration: 'no',
    heatedUnderConfinement: 'no',
    detonatesCavitated: false,
    explosivePower: 'none',
    sadtC: 60,
  } as const satisfies ThermalStabilityTest;
  const peroxide = (more: Partial<ThermalStabilityTest>) =>
    judged('Organic peroxides', { ...evidence, ...mild, ...more }, { state: 'liquid' });
  const reactive = (more: Partial<ThermalStabilityTest>) =>
    judged(
      'Self-reactive substances and mixtures',
      { ...evidence, ...mild, of: 'self-reactive', ...more },
      { state: 'liquid' },
    );
  const packaged = (detonatesOrDeflagratesRapidly: boolean, explodesThermally: boolean) => ({
    asPackaged: { detonatesOrDeflagratesRapidly, explodesThermally },
  });

  it.each([
    { result: { detonation: 'yes', ...packaged(true, false) }, hazard: 'A H240' },
    { result: { deflagration: 'rapid', ...packaged(false, true) }, hazard: 'B H241' },
    { result: { heatedUnderConfinement: 'violent', ...packaged(false, false) }, hazard: 'C H242' },
    { result: { detonation: 'partial' }, hazard: 'D H242' },
    { result: { deflagration: 'slow' }, hazard: 'D H242' },
    { result: { heatedUnderConfinement: 'medium' }, hazard: 'D H242' },
    { result: { heatedUnderConfinement: 'low', explosivePower: 'not-low' }, hazard: 'E H242' },
    { result: { detonatesCavitated: true }, hazard: 'E H242' },
    { result: { heatedUnderConfinement: 'low', explosivePower: 'low' }, hazard: 'F H242' },
    { result: { sadtC: 59.9 }, hazard: 'F H242' },
    { result: { diluentBoilingPointC: 149.9 }, hazard: 'F H242' },
    { result: { diluentBoilingPointC: 150 }, hazard: 'G' },
    { result: {}, hazard: 'G' },
  ] satisfies readonly { result: Partial<ThermalStabilityTest>; hazard: string }[])(
    '$result is type $hazard',
    ({ result, hazard }) => {
      const letter = hazard.charAt(0).toLowerCase();
      expect(peroxide(result)).toEqual(settled(`Org. Perox. ${hazard}`, `org-perox.${letter}`));
      expect(reactive(result)).toEqual(settled(`Self-react. ${hazard}`, `self-react.${letter}`));
    },
  );

  it.each([
    { result: { heatOfDecompositionJPerG: 299.9 }, row: 'self-react.out-of-scope' },
    { result: { heatOfDecompositionJPerG: 300 }, row: 'self-react.g' },
    { result: { sadtC: 75.1 }, row: 'self-react.out-of-scope' },
    { result: { sadtC: 75 }, row: 'self-react.g' },
  ])('$result of a self-reactive substance is met by $row (2.8.2.1)', ({ result, row }) => {
    expect(reactive(result).row).toBe(row);
  });

  it('names the tests that could still lead to another type', () => {
    const bare = {
      ...evidence,
      test: 'A-H',
      of: 'organic-peroxide',
      deflagration: 'no',
      heatedUnderConfinement: 'no',
    } as const;
    const run = (detonation: 'yes' | 'no') => judged('Organic peroxides', { ...bare, detonation }, { state: 'liquid' });
    const sadt = 'SADT of the packaged product, for its temperature control';
    expect(inWords(run('yes').missing)).toEqual(['tests on the packaged product (series B, D and G)', sadt]);
    expect(inWords(run('no').missing)).toEqual([
      'explosive power (series F)',
      'detonation in the cavitated state',
      sadt,
    ]);
  });
});

describe('test C.1, CLP Annex I, Table 2.16.1', () => {
  const run = (more: Partial<MetalCorrosionTest>) =>
    judged('Corrosive to metals', { ...evidence, test: 'C.1', ...more }, { state: 'liquid' });

  it.each([
    { steel: 6.25, aluminium: 6.25, hazard: undefined, row: 'met-corr.not-met' },
    { steel: 6.2501, aluminium: 0, hazard: 'Met. Corr. 1 H290', row: 'met-corr.1' },
    { steel: 0, aluminium: 6.2501, hazard: 'Met. Corr. 1 H290', row: 'met-corr.1' },
  ])('$steel and $aluminium mm a year is $hazard', ({ steel, aluminium, hazard, row }) => {
    expect(run({ steelMmPerYear: steel, aluminiumMmPerYear: aluminium })).toEqual(settled(hazard, row));
  });

  it('needs the other metal only where the first was not attacked', () => {
    expect(run({ steelMmPerYear: 7 }).missing).toEqual([]);
    expect(inWords(run({ steelMmPerYear: 6 }).missing)).toEqual(['corrosion rate on aluminium']);
  });
});

describe('explosives', () => {
  const run = (result: ExplosivesTest['result'], market: JurisdictionId) =>
    judged('Explosives', { ...evidence, test: 'explosives', result }, { market });
  const inDivision = (division: '1.1' | '1.4' | '1.6', more = {}) => ({ kind: 'division', division, ...more }) as const;

  it.each([
    { result: inDivision('1.1'), eu: 'Expl. 1.1 H201', un: 'Expl. 2A H209' },
    { result: inDivision('1.6'), eu: 'Expl. 1.6', un: 'Expl. 2A H209' },
    { result: inDivision('1.4', { compatibilityGroup: 'S' }), eu: 'Expl. 1.4 H204', un: 'Expl. 2A H209' },
    {
      result: inDivision('1.4', { compatibilityGroup: 'G', isWithoutHighHazardEvent: true }),
      eu: 'Expl. 1.4 H204',
      un: 'Expl. 2B H204',
    },
    {
      result: inDivision('1.4', { compatibilityGroup: 'S', isWithoutHighHazardEvent: true }),
      eu: 'Expl. 1.4 H204',
      un: 'Expl. 2C H204',
    },
    { result: { kind: 'unstable' } as const, eu: 'Unst. Expl. H200', un: 'Expl. 1 H209' },
    { result: { kind: 'no-division' } as const, eu: 'Expl. 1.1 H201', un: 'Expl. 1 H209' },
  ])('$result is $eu in the European Union and $un in the ninth revision', ({ result, eu, un }) => {
    expect(run(result, 'eu').hazards).toEqual([eu]);
    expect(run(result, 'un').hazards).toEqual([un]);
  });

  it('are none where the test series say so, and need a division in the European Union', () => {
    expect(run({ kind: 'not-explosive' }, 'eu')).toEqual(settled(undefined, 'expl.none'));
    expect(inWords(run({ kind: 'no-division' }, 'eu').missing)).toEqual(['division by test series 5 to 7']);
    expect(run({ kind: 'no-division' }, 'un').missing).toEqual([]);
  });
});

describe('desensitised explosives, CLP Annex I, Table 2.17.1', () => {
  const run = (more: Partial<DesensitisedTest>) =>
    judged('Desensitised explosives', {
      ...evidence,
      test: 'external-fire',
      correctedBurningRateKgPerMin: 0,
      massExplodes: false,
      ...more,
    });

  it.each([
    { rate: 1200, hazard: 'Desen. Expl. 1 H206', row: 'desen-expl.1' },
    { rate: 300, hazard: 'Desen. Expl. 1 H206', row: 'desen-expl.1' },
    { rate: 299.9, hazard: 'Desen. Expl. 2 H207', row: 'desen-expl.2' },
    { rate: 140, hazard: 'Desen. Expl. 2 H207', row: 'desen-expl.2' },
    { rate: 139.9, hazard: 'Desen. Expl. 3 H207', row: 'desen-expl.3' },
    { rate: 60, hazard: 'Desen. Expl. 3 H207', row: 'desen-expl.3' },
    { rate: 59.9, hazard: 'Desen. Expl. 4 H208', row: 'desen-expl.4' },
  ])('$rate kg/min is $hazard', ({ rate, hazard, row }) => {
    expect(run({ correctedBurningRateKgPerMin: rate })).toEqual(settled(hazard, row));
  });

  it('are explosives above 1200 kg/min or where they mass explode, and none below 300 J/g', () => {
    const explosive = {
      status: 'incomplete',
      hazards: [],
      row: 'desen-expl.explosive',
      missing: ['classification as an explosive'],
    };
    expect(inWords(run({ correctedBurningRateKgPerMin: 1200.1 }))).toEqual(explosive);
    expect(inWords(run({ massExplodes: true }))).toEqual(explosive);
    expect(run({ massExplodes: true, heatOfDecompositionJPerG: 299 })).toEqual(
      settled(undefined, 'desen-expl.low-heat'),
    );
    expect(run({ heatOfDecompositionJPerG: 300 }).row).toBe('desen-expl.4');
  });
});

describe('gases, CLP Annex I, Tables 2.2.1 and 2.4.1', () => {
  const run = (more: Partial<GasFlammabilityTest>, market: JurisdictionId = 'eu') =>
    judged(
      'Flammable gases',
      { ...evidence, test: 'gas-flammability', isFlammable: true, ...more },
      { state: 'gas', market },
    );

  it.each([
    {
      limits: { lowerLimit: 13, upperLimit: 14, burningVelocityCmPerS: 40 },
      hazard: 'Flam. Gas 1B H221',
      row: 'flam-gas.test-1b',
    },
    { limits: { lowerLimit: 13.1, upperLimit: 25 }, hazard: 'Flam. Gas 2 H221', row: 'flam-gas.test-2' },
    { limits: { lowerLimit: 13.1, upperLimit: 25.1 }, hazard: 'Flam. Gas 1B H221', row: 'flam-gas.test-1b' },
    { limits: { lowerLimit: 6, upperLimit: 14 }, hazard: 'Flam. Gas 1A H220', row: 'flam-gas.test-1a' },
    { limits: { lowerLimit: 6.1, upperLimit: 14 }, hazard: 'Flam. Gas 1B H221', row: 'flam-gas.test-1b' },
    { limits: { lowerLimit: 4, burningVelocityCmPerS: 9.9 }, hazard: 'Flam. Gas 1B H221', row: 'flam-gas.test-1b' },
    { limits: { lowerLimit: 4, burningVelocityCmPerS: 10 }, hazard: 'Flam. Gas 1A H220', row: 'flam-gas.test-1a' },
    { limits: { isFlammable: false }, hazard: undefined, row: 'flam-gas.test-not-flammable' },
  ])('$limits is $hazard', ({ limits, hazard, row }) => {
    expect(run(limits)).toEqual(settled(hazard, row));
  });

  it('have the statements of pyrophoric and unstable gases in the words of each revision', () => {
    expect(run({ isPyrophoric: true }).hazards).toEqual(['Flam. Gas 1A Pyr. Gas H220', 'Flam. Gas 1A Pyr. Gas H232']);
    expect(run({ instability: 'B' }).hazards).toEqual([
      'Flam. Gas 1A Chem. Unst. Gas B H220',
      'Flam. Gas 1A Chem. Unst. Gas B H231',
    ]);
    expect(run({ instability: 'A', isPyrophoric: true }, 'jp').hazards).toEqual([
      'Flam. Gas 1 H220',
      'Pyr. Gas H232',
      'Chem. Unst. Gas A H230',
    ]);
    expect(run({ lowerLimit: 4 }, 'jp').hazards).toEqual(['Flam. Gas 1 H220']);
  });

  it('need their limits', () => {
    expect(inWords(run({}).missing)).toEqual(['lower and upper flammability limit']);
    expect(inWords(run({ lowerLimit: 20 }).missing)).toEqual(['lower and upper flammability limit']);
  });

  it.each([
    { power: 23.5, hazard: undefined, row: 'ox-gas.test-not-met' },
    { power: 23.6, hazard: 'Ox. Gas 1 H270', row: 'ox-gas.test-1' },
  ])('of oxidising power $power % are $hazard', ({ power, hazard, row }) => {
    const test = { ...evidence, test: 'gas-oxidation', oxidisingPower: power } as const;
    expect(judged('Oxidising gases', test, { state: 'gas' })).toEqual(settled(hazard, row));
  });

  it('override what was calculated, which stays on record', () => {
    const test = { ...evidence, date: '2026-01-02', test: 'gas-flammability', isFlammable: false } as const;
    const found = outcomeOf(gasOf({ hydrogen: 50, nitrogen: 50 }, { testResults: [test] }), 'Flammable gases');
    expect(found).toMatchObject({
      status: 'not-classified',
      testData: { method: 'ISO 10156', source: 'report 7', calculated: [{ code: 'Flam. Gas 1A' }] },
    });
    expect(found.reasons.map(({ ruleId }) => ruleId)).toEqual([
      'flam-gas.test-not-flammable',
      'flam-gas.flammable',
      'flam-gas.1a',
    ]);
  });
});

describe('several tests of one class', () => {
  it('count by the worst, each with its source, in the state they are for', () => {
    const slow = { source: 'a', test: 'N.1', isMetalPowder: false, spreads: false } as const;
    const fast = {
      source: 'b',
      method: 'UN N.1',
      test: 'N.1',
      isMetalPowder: true,
      spreads: true,
      burningTimeS: 1,
    } as const;
    const found = outcomeOf(mixtureOf([], { physicalState: 'solid', testResults: [slow, fast] }), 'Flammable solids');
    expect(found.hazards[0]?.code).toBe('Flam. Sol. 1');
    expect(found.testData).toMatchObject({ method: 'UN N.1', source: 'b' });
    expect(found.reasons.map(({ ruleId }) => ruleId).slice(0, 2)).toEqual(['flam-sol.no-spread', 'flam-sol.metal-1']);
    const liquid = outcomeOf(mixtureOf([], { testResults: [fast] }), 'Flammable solids');
    expect(liquid.reasons[0]?.ruleId).toBe('physical.7.state');
  });
});
