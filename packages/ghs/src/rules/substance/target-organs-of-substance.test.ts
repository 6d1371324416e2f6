import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import type { ToxicityRoute } from '../../mixture.ts';
import type { TargetOrganStudy } from '../../substance.ts';
import { judged, substanceOutcome } from '../testing/substance-of.ts';

const single = 'Specific target organ toxicity, single exposure';
const repeated = 'Specific target organ toxicity, repeated exposure';
const effect = (route: ToxicityRoute, dose: number, more: Partial<TargetOrganStudy> = {}): TargetOrganStudy => ({
  route,
  dose,
  finding: 'effect',
  source: 'report',
  ...more,
});

const guidance = {
  single: { oral: [300, 2000], dermal: [1000, 2000], gas: [2500, 20_000], vapour: [10, 20], 'dust-mist': [1, 5] },
  repeated: { oral: [10, 100], dermal: [20, 200], gas: [50, 250], vapour: [0.2, 1], 'dust-mist': [0.02, 0.2] },
} as const;
const routes = ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'] as const;
const cases = routes.flatMap((route) => [0, 1].map((index) => ({ route, index })));

describe('single exposure, CLP Annex I, Table 3.8.2', () => {
  it.each(cases)('$route at its value number $index', ({ route, index }) => {
    const limit = guidance.single[route][index] ?? 0;
    const at = (dose: number) => judged({ singleExposure: [effect(route, dose)] }, single);
    const met = { code: `STOT SE ${index + 1}`, row: `substance.stot-se.${route}.category-${index + 1}` };
    expect(at(limit)).toMatchObject(met);
    expect(at(limit * 0.999)).toMatchObject(met);
    expect(at(limit * 1.001).code).toBe(index === 0 ? 'STOT SE 2' : undefined);
  });
});

describe('repeated exposure, CLP Annex I, Tables 3.9.2 and 3.9.3', () => {
  it.each(cases)('$route at its value number $index', ({ route, index }) => {
    const limit = guidance.repeated[route][index] ?? 0;
    const at = (dose: number, days = 90) => judged({ repeatedExposure: [effect(route, dose, { days })] }, repeated);
    const met = { code: `STOT RE ${index + 1}`, row: `substance.stot-re.${route}.category-${index + 1}` };
    expect(at(limit)).toMatchObject(met);
    expect(at(limit * 1.001).code).toBe(index === 0 ? 'STOT RE 2' : undefined);
    expect(at(limit * 3, 28)).toMatchObject(met);
    expect(at(limit * 3.003, 28).code).toBe(index === 0 ? 'STOT RE 2' : undefined);
    expect(at(limit / 2, 180)).toMatchObject(met);
  });

  it('names the stretch of the values and its paragraph', () => {
    const { reasons } = substanceOutcome({ repeatedExposure: [effect('oral', 300, { days: 28 })] }, repeated);
    expect(inEnglish(reasons[0]?.summary ?? '')).toBe(
      'STOT RE 2: 300 ≤ 300 mg/kg (times 3 for 28 days, CLP Annex I, 3.9.2.9.5)',
    );
    expect(reasons[0]?.paragraph).toBe('CLP Annex I, Table 3.9.3');
  });

  it('cannot use a study of unknown length or of less than a tenth of 90 days', () => {
    const at = (days?: number) =>
      substanceOutcome({ repeatedExposure: [effect('oral', 1, days === undefined ? {} : { days })] }, repeated);
    expect(at().status).toBe('incomplete');
    expect(at(8)).toMatchObject({ status: 'incomplete', hazards: [] });
    expect(at(9).hazards[0]?.code).toBe('STOT RE 1');
  });
});

describe('target organs', () => {
  it('gathers the organs of the category that counts', () => {
    const repeatedExposure = [
      effect('oral', 5, { days: 90, organs: 'liver' }),
      effect('dust-mist', 0.01, { days: 90, organs: 'lung, liver' }),
      effect('oral', 80, { days: 90, organs: 'kidneys' }),
    ];
    expect(substanceOutcome({ repeatedExposure }, repeated).hazards).toEqual([
      { code: 'STOT RE 1', hCode: 'H372', detail: 'liver, lung' },
    ]);
  });

  it('takes evidence in humans at any dose', () => {
    const singleExposure = [effect('oral', 5000, { isHuman: true, organs: 'optic nerve' })];
    expect(substanceOutcome({ singleExposure }, single).hazards[0]).toEqual({
      code: 'STOT SE 1',
      hCode: 'H370',
      detail: 'optic nerve',
    });
  });

  it('is not classified where nothing was seen up to the value, and open below it', () => {
    const at = (dose: number) =>
      substanceOutcome({ singleExposure: [effect('oral', dose, { finding: 'no-effect' })] }, single);
    expect(at(2000).status).toBe('not-classified');
    expect(inWords(at(1999))).toMatchObject({ status: 'incomplete', missing: ['effects above 1999 mg/kg, oral'] });
    expect(inWords(substanceOutcome({}, single))).toMatchObject({
      status: 'incomplete',
      missing: ['data on single exposure'],
    });
  });
});
