import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifySubstance } from '../../classify-substance.ts';
import { marketById } from '../../testing/market-by-id.ts';
import type { AquaticData, AquaticStudy, SubstanceData } from '../../substance.ts';
import { above, aquaticStudy, judged, substanceOf, substanceOutcome, upTo } from '../testing/substance-of.ts';

const acute = 'Hazardous to the aquatic environment, acute';
const chronic = 'Hazardous to the aquatic environment, long-term';
const groups = ['fish', 'crustacea', 'algae'] as const;
const ready = { ready: { percent: 80, basis: 'oxygen or CO2', isWithin10Days: true }, source: 'OECD 301F' } as const;
const slow = { ready: { percent: 10, basis: 'oxygen or CO2' }, source: 'OECD 301F' } as const;

const acuteData = (fish: number, more: Partial<AquaticData> = {}) => ({
  aquatic: {
    studies: [
      aquaticStudy('fish', 'LC50', fish),
      aquaticStudy('crustacea', 'EC50', above(100)),
      aquaticStudy('algae', 'ErC50', above(100)),
    ],
    ...more,
  },
});
const chronicData = (fish: number, more: Partial<AquaticData> = {}) => ({
  aquatic: {
    studies: [
      aquaticStudy('fish', 'NOEC', fish),
      aquaticStudy('crustacea', 'NOEC', above(1)),
      aquaticStudy('algae', 'EC10', above(1)),
    ],
    ...more,
  },
});
const factors = (data: Parameters<typeof substanceOf>[0]) => {
  const { mAcute, mChronic } = classifySubstance(substanceOf(data), marketById('eu'));
  return { mAcute, mChronic };
};

describe('acute aquatic toxicity, CLP Annex I, Table 4.1.0(a)', () => {
  it.each([
    { value: 0.99, eu: 'Aquatic Acute 1', un: 'Aquatic Acute 1' },
    { value: 1, eu: 'Aquatic Acute 1', un: 'Aquatic Acute 1' },
    { value: 1.01, eu: undefined, un: 'Aquatic Acute 2' },
    { value: 10, eu: undefined, un: 'Aquatic Acute 2' },
    { value: 10.1, eu: undefined, un: 'Aquatic Acute 3' },
    { value: 100, eu: undefined, un: 'Aquatic Acute 3' },
    { value: 100.1, eu: undefined, un: undefined },
  ])('$value mg/l is $eu in the EU and $un in the UN GHS', ({ value, eu, un }) => {
    expect(judged(acuteData(value), acute, 'eu').code).toBe(eu);
    expect(judged(acuteData(value), acute, 'un').code).toBe(un);
    expect(judged(acuteData(value), acute, 'us').status).toBe('not-adopted');
  });

  it.each([
    { value: 1, m: 1 },
    { value: 0.101, m: 1 },
    { value: 0.1, m: 10 },
    { value: 0.0101, m: 10 },
    { value: 0.01, m: 100 },
    { value: 0.001, m: 1000 },
    { value: 0.000_01, m: 100_000 },
  ])('$value mg/l has M $m (Table 4.1.3)', ({ value, m }) => {
    expect(factors(acuteData(value)).mAcute).toBe(m);
    expect(factors(acuteData(2)).mAcute).toBeUndefined();
  });

  it('takes growth rate before other algal endpoints', () => {
    const studies = [aquaticStudy('algae', 'EC50', 0.5), aquaticStudy('algae', 'ErC50', 3)];
    const outcome = substanceOutcome({ aquatic: { studies } }, acute);
    expect(outcome.hazards).toEqual([]);
    expect(inEnglish(outcome.reasons[0]?.leftOut[0]?.why ?? '')).toContain('ErC50');
    expect(inWords(outcome.missing)).toEqual(['acute aquatic toxicity, fish', 'acute aquatic toxicity, crustacea']);
  });

  it('is open below an unknown value, and where a level is missing', () => {
    const only = (study: AquaticStudy) => substanceOutcome({ aquatic: { studies: [study] } }, acute);
    expect(inWords(only(aquaticStudy('fish', 'LC50', above(0.5))).missing)).toContain('toxicity above 0.5 mg/l, fish');
    expect(only(aquaticStudy('fish', 'LC50', upTo(0.5)))).toMatchObject({ status: 'classified' });
    expect(only(aquaticStudy('fish', 'LC50', 0.5)).status).toBe('classified');
    expect(only(aquaticStudy('fish', 'LC50', 5)).status).toBe('incomplete');
    expect(inWords(substanceOutcome({}, acute).missing)).toEqual(['acute aquatic toxicity']);
  });
});

describe('long-term toxicity with chronic data, CLP Annex I, Table 4.1.0(b)(i) and (ii)', () => {
  it.each([
    { value: 0.1, slowly: 'Aquatic Chronic 1', rapidly: 'Aquatic Chronic 2' },
    { value: 0.101, slowly: 'Aquatic Chronic 2', rapidly: 'Aquatic Chronic 3' },
    { value: 1, slowly: 'Aquatic Chronic 2', rapidly: 'Aquatic Chronic 3' },
    { value: 1.01, slowly: undefined, rapidly: undefined },
    { value: 0.01, slowly: 'Aquatic Chronic 1', rapidly: 'Aquatic Chronic 1' },
    { value: 0.0101, slowly: 'Aquatic Chronic 1', rapidly: 'Aquatic Chronic 2' },
  ])('NOEC $value mg/l', ({ value, slowly, rapidly }) => {
    expect(judged(chronicData(value, { degradation: slow }), chronic).code).toBe(slowly);
    expect(judged(chronicData(value, { degradation: ready }), chronic).code).toBe(rapidly);
    expect(judged(chronicData(value), chronic).code).toBe(slowly);
  });

  it.each([
    { value: 0.1, slowly: 1, rapidly: undefined },
    { value: 0.0101, slowly: 1, rapidly: undefined },
    { value: 0.01, slowly: 10, rapidly: 1 },
    { value: 0.001, slowly: 100, rapidly: 10 },
    { value: 0.0001, slowly: 1000, rapidly: 100 },
  ])(
    'NOEC $value mg/l has M $slowly, or $rapidly where rapidly degradable (Table 4.1.3)',
    ({ value, slowly, rapidly }) => {
      expect(factors(chronicData(value, { degradation: slow })).mChronic).toBe(slowly);
      expect(factors(chronicData(value, { degradation: ready })).mChronic).toBe(rapidly);
    },
  );

  it('names the rows it met and the degradability', () => {
    const { reasons } = substanceOutcome(chronicData(0.05, { degradation: ready }), chronic);
    expect(reasons[0]).toMatchObject({
      ruleId: 'substance.aquatic.chronic-rapid.fish.category-2',
      paragraph: 'CLP Annex I, Table 4.1.0(b)(ii)',
    });
    expect(reasons.map(({ ruleId }) => ruleId)).toContain('substance.aquatic.rapidly-degradable');
  });
});

describe('acute data in place of chronic, CLP Annex I, Table 4.1.0(b)(iii)', () => {
  it.each([
    { value: 1, code: 'Aquatic Chronic 1' },
    { value: 1.01, code: 'Aquatic Chronic 2' },
    { value: 10, code: 'Aquatic Chronic 2' },
    { value: 10.1, code: 'Aquatic Chronic 3' },
    { value: 100, code: 'Aquatic Chronic 3' },
    { value: 100.1, code: undefined },
  ])('$value mg/l, not rapidly degradable, is $code', ({ value, code }) => {
    expect(judged(acuteData(value, { degradation: slow, logKow: 1 }), chronic).code).toBe(code);
  });

  it.each([
    { fate: { bcf: 500 }, code: 'Aquatic Chronic 1' },
    { fate: { bcf: 499 }, code: undefined },
    { fate: { logKow: 4 }, code: 'Aquatic Chronic 1' },
    { fate: { logKow: 3.9 }, code: undefined },
    { fate: { bcf: 499, logKow: 6 }, code: undefined },
  ])('rapidly degradable with $fate is $code', ({ fate, code }) => {
    const status = code === undefined ? 'not-classified' : 'classified';
    expect(judged(acuteData(0.5, { degradation: ready, ...fate }), chronic)).toMatchObject({ code, status });
  });

  it('asks for the bioaccumulation that would decide', () => {
    expect(inWords(substanceOutcome(acuteData(0.5, { degradation: ready }), chronic))).toMatchObject({
      status: 'incomplete',
      missing: ['BCF or log Kow'],
    });
  });

  it('leaves inorganic substances open where nothing is said of their fate', () => {
    const data = acuteData(5, { isInorganic: true });
    expect(inWords(substanceOutcome(data, chronic))).toMatchObject({
      status: 'incomplete',
      hazards: [{ code: 'Aquatic Chronic 2' }],
      missing: ['transformation of the inorganic substance in the environment'],
    });
    expect(judged(acuteData(5, { isInorganic: true, degradation: slow }), chronic).status).toBe('classified');
    expect(judged(acuteData(5, { isInorganic: true, degradation: ready, bcf: 1 }), chronic).status).toBe(
      'not-classified',
    );
    expect(judged(acuteData(0.5, { isInorganic: true }), chronic).status).toBe('incomplete');
  });

  it('needs nothing more where no acute value could classify', () => {
    const studies = groups.map((group) => aquaticStudy(group, 'EC50', above(10)));
    expect(judged({ aquatic: { studies, degradation: ready, bcf: 10 } }, chronic).status).toBe('not-classified');
    expect(judged({ aquatic: { studies, degradation: ready } }, chronic).status).toBe('incomplete');
  });

  it('takes M from the acute value', () => {
    expect(factors(acuteData(0.02, { degradation: slow }))).toEqual({ mAcute: 10, mChronic: 10 });
  });

  it('takes the more stringent of chronic and acute data, level by level', () => {
    const studies = [
      aquaticStudy('crustacea', 'NOEC', 0.5),
      aquaticStudy('crustacea', 'EC50', 0.01),
      aquaticStudy('fish', 'LC50', 0.8),
      aquaticStudy('algae', 'ErC50', above(100)),
    ];
    const { hazards, reasons } = substanceOutcome({ aquatic: { studies, degradation: slow } }, chronic);
    expect(hazards[0]?.code).toBe('Aquatic Chronic 1');
    expect(reasons[0]?.ruleId).toBe('substance.aquatic.surrogate.fish.category-1');
    const without = substanceOutcome({ aquatic: { studies: studies.slice(0, 2), degradation: slow } }, chronic);
    expect(without).toMatchObject({ status: 'incomplete', hazards: [{ code: 'Aquatic Chronic 2' }] });
  });
});

describe('degradability, CLP Annex I, 4.1.2.9.5', () => {
  const isRapid = (degradation: AquaticData['degradation']) =>
    judged(chronicData(0.1, degradation ? { degradation } : {}), chronic).code === 'Aquatic Chronic 2';
  const test = (percent: number, basis: 'DOC' | 'oxygen or CO2', more = {}) =>
    isRapid({ ready: { percent, basis, isWithin10Days: true, ...more }, source: 'OECD 301' });

  it('takes 60 % of oxygen or CO2, 70 % of DOC, within the 10-day window', () => {
    expect([test(60, 'oxygen or CO2'), test(59, 'oxygen or CO2'), test(70, 'DOC'), test(69, 'DOC')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(test(90, 'DOC', { isWithin10Days: false })).toBe(false);
    expect(test(90, 'DOC', { isWithin10Days: false, isMultiConstituent: true })).toBe(true);
  });

  it('takes BOD5/COD from 0.5 and 70 % in the environment', () => {
    expect([0.5, 0.49].map((bod5PerCod) => isRapid({ bod5PerCod, source: 'report' }))).toEqual([true, false]);
    expect([70, 69].map((inEnvironmentPercent) => isRapid({ inEnvironmentPercent, source: 'report' }))).toEqual([
      true,
      false,
    ]);
    expect(isRapid(undefined)).toBe(false);
    expect(isRapid({ concluded: 'rapid', source: 'report' })).toBe(true);
    expect(isRapid({ concluded: 'not rapid', source: 'report' })).toBe(false);
    expect(isRapid({ concluded: 'rapid', bod5PerCod: 0.4, source: 'report' })).toBe(false);
  });
});

describe('what lies above the water solubility, and the safety net', () => {
  const poorly = (more: Partial<AquaticData> = {}, waterSolubility = 0.5) => ({
    properties: { waterSolubility },
    aquatic: {
      studies: groups.map((group) => aquaticStudy(group, 'EC50', above(100))),
      degradation: slow,
      logKow: 5,
      ...more,
    },
  });

  it.each([
    { more: {}, solubility: 0.99, code: 'Aquatic Chronic 4', row: 'met' },
    { more: {}, solubility: 1, code: undefined, row: 'soluble' },
    { more: { logKow: 3.9 }, solubility: 0.5, code: undefined, row: 'no-uptake' },
    { more: { degradation: ready }, solubility: 0.5, code: undefined, row: 'rapid' },
  ])('$row', ({ more, solubility, code, row }) => {
    const { hazards, reasons } = substanceOutcome(poorly(more, solubility), chronic);
    expect(hazards[0]?.code).toBe(code);
    expect(reasons.map(({ ruleId }) => ruleId)).toContain(`substance.aquatic.safety-net.${row}`);
  });

  it('falls away where chronic values of all levels lie above 1 mg/l or the solubility', () => {
    const studies = groups.map((group) => aquaticStudy(group, 'NOEC', 2));
    expect(judged(poorly({ studies }, 5), chronic)).toMatchObject({ status: 'not-classified' });
    const found = substanceOutcome(poorly({ studies }), chronic);
    expect(found.status).toBe('not-classified');
    expect(found.reasons.map(({ ruleId }) => ruleId)).toContain('substance.aquatic.safety-net.noec');
    const open = groups.map((group) => aquaticStudy(group, 'EC10', above(1)));
    const { waterSolubility, ...unknown } = poorly().properties;
    expect(waterSolubility).toBe(0.5);
    expect(judged({ ...poorly({ studies: open }), properties: unknown }, chronic).status).toBe('not-classified');
    const one = [...studies.slice(0, 1), ...poorly().aquatic.studies.slice(1)];
    expect(judged(poorly({ studies: one }), chronic).code).toBe('Aquatic Chronic 4');
  });

  it('is open without the solubility, the uptake, or results up to the solubility', () => {
    const missing = (data: Partial<SubstanceData>) => substanceOutcome(data, chronic).missing;
    const { studies } = poorly().aquatic;
    const aquatic = { studies, degradation: slow };
    expect(inWords(missing({ aquatic: { ...aquatic, logKow: 5 } }))).toEqual(['water solubility']);
    expect(inWords(missing({ properties: { waterSolubility: 0.5 }, aquatic }))).toEqual(['BCF or log Kow']);
    const thin = groups.map((group) => aquaticStudy(group, 'EC50', above(0.1)));
    expect(inWords(missing(poorly({ studies: thin })))).toContain('acute toxicity up to the water solubility');
  });

  it('asks whether an effect above the solubility is toxic or physical', () => {
    const at = (aboveSolubility?: 'toxic' | 'physical') => {
      const fish = aquaticStudy('fish', 'LC50', 5, aboveSolubility ? { aboveSolubility } : {});
      return substanceOutcome(poorly({ studies: [fish, ...poorly().aquatic.studies.slice(1)] }, 2), acute);
    };
    expect(at()).toMatchObject({ status: 'incomplete', hazards: [] });
    const worst = substanceOutcome(poorly({ studies: [aquaticStudy('fish', 'LC50', 5)] }), acute);
    expect(worst).toMatchObject({ status: 'incomplete', hazards: [{ code: 'Aquatic Acute 1' }] });
    expect(inWords(worst.missing)).toEqual([
      'whether the effect above the water solubility is toxic or physical, fish',
    ]);
    expect(at('toxic')).toMatchObject({ status: 'not-classified' });
    expect(at('toxic').reasons.map(({ found }) => found)).toContain(2);
    expect(at('physical')).toMatchObject({ status: 'not-classified' });
  });
});
