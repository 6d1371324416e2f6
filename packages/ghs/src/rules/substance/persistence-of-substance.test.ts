import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import type { Hazard } from '../../hazard.ts';
import type { SubstanceData } from '../../substance.ts';
import { above, aquaticStudy, substanceOutcome } from '../testing/substance-of.ts';

const pbt = 'PBT or vPvB properties';
const pmt = 'PMT or vPvM properties';
const source = 'report';
const toxic = [aquaticStudy('fish', 'NOEC', 0.009)];
const persistent = { freshWater: 61 };

const of = (
  halfLives: NonNullable<SubstanceData['persistence']>['halfLives'],
  { bcf, logKoc, studies = toxic }: { bcf?: number; logKoc?: number; studies?: typeof toxic } = {},
): Partial<SubstanceData> => ({
  persistence: { source, ...(halfLives ? { halfLives } : {}), ...(logKoc === undefined ? {} : { logKoc }) },
  aquatic: { studies, ...(bcf === undefined ? {} : { bcf }) },
});
const codes = (data: Partial<SubstanceData>, hazardClass: typeof pbt | typeof pmt) =>
  substanceOutcome(data, hazardClass).hazards.map(({ code }) => code);

describe('PBT and vPvB, CLP Annex I, 4.3.2', () => {
  it.each([
    { medium: 'marineWater', at: 60, both: true },
    { medium: 'freshWater', at: 40, both: false },
    { medium: 'marineSediment', at: 180, both: true },
    { medium: 'freshWaterSediment', at: 120, both: false },
    { medium: 'soil', at: 120, both: false },
  ])('half-life in $medium above $at days is persistent', ({ medium, at, both }) => {
    expect(codes(of({ [medium]: at }, { bcf: 6000 }), pbt)).toEqual([]);
    expect(codes(of({ [medium]: at + 0.1 }, { bcf: 6000 }), pbt)).toEqual(both ? ['PBT', 'vPvB'] : ['PBT']);
  });

  it.each([
    { medium: 'freshWater', at: 60 },
    { medium: 'freshWaterSediment', at: 180 },
    { medium: 'soil', at: 180 },
  ])('half-life in $medium above $at days is very persistent', ({ medium, at }) => {
    expect(codes(of({ [medium]: at }, { bcf: 6000 }), pbt)).toEqual(['PBT']);
    expect(codes(of({ [medium]: at + 0.1 }, { bcf: 6000 }), pbt)).toEqual(['PBT', 'vPvB']);
  });

  it.each([
    { bcf: 2000, found: [] },
    { bcf: 2001, found: ['PBT'] },
    { bcf: 5000, found: ['PBT'] },
    { bcf: 5001, found: ['PBT', 'vPvB'] },
  ])('BCF $bcf is $found', ({ bcf, found }) => {
    expect(codes(of(persistent, { bcf }), pbt)).toEqual(found);
  });

  it.each([
    { noec: 0.01, found: ['vPvB'] },
    { noec: 0.0099, found: ['PBT', 'vPvB'] },
  ])('NOEC $noec mg/l is $found', ({ noec, found }) => {
    expect(codes(of(persistent, { bcf: 6000, studies: [aquaticStudy('fish', 'NOEC', noec)] }), pbt)).toEqual(found);
  });

  it('takes the classes that count as toxic', () => {
    const data = { ...of(persistent, { bcf: 3000, studies: [] }) };
    const conclusion = (outcome: Hazard): Partial<SubstanceData> => ({
      ...data,
      conclusions: [{ hazardClass: 'Reproductive toxicity', outcome, method: 'evidence', source }],
    });
    expect(codes(conclusion({ code: 'Repr. 2', hCode: 'H361' }), pbt)).toEqual(['PBT']);
    expect(codes(data, pbt)).toEqual([]);
  });

  it('lets go of what degrades rapidly, and of a low log Kow', () => {
    const aquatic = { degradation: { bod5PerCod: 0.6, source }, studies: toxic };
    expect(substanceOutcome({ aquatic }, pbt).status).toBe('not-classified');
    expect(substanceOutcome({ aquatic: { studies: toxic, logKow: 4.5 } }, pbt).status).toBe('not-classified');
    expect(inWords(substanceOutcome({ aquatic: { studies: toxic, logKow: 4.6 } }, pbt))).toMatchObject({
      status: 'incomplete',
      missing: ['half-lives in water, sediment and soil', 'BCF'],
    });
    const all = { marineWater: 1, freshWater: 1, marineSediment: 1, freshWaterSediment: 1, soil: 1 };
    expect(substanceOutcome(of(all, { bcf: 9000 }), pbt).status).toBe('not-classified');
  });
});

describe('PMT and vPvM, CLP Annex I, 4.4.2', () => {
  it.each([
    { logKoc: 3, found: [] },
    { logKoc: 2.99, found: ['PMT'] },
    { logKoc: 2, found: ['PMT'] },
    { logKoc: 1.99, found: ['PMT', 'vPvM'] },
    { logKoc: -0.5, found: ['PMT', 'vPvM'] },
  ])('log Koc $logKoc is $found', ({ logKoc, found }) => {
    expect(codes(of(persistent, { logKoc }), pmt)).toEqual(found);
  });

  it('cites the paragraph and each property', () => {
    const { reasons } = substanceOutcome(of(persistent, { logKoc: 1 }), pmt);
    expect(reasons[0]).toMatchObject({ ruleId: 'substance.persistence.pmt', paragraph: 'CLP Annex I, 4.4.2.1' });
    expect(inEnglish(reasons[0]?.summary ?? '')).toContain('log Koc 1 < 3');
    expect(substanceOutcome(of(persistent, { logKoc: 1 }), pmt, 'un').status).toBe('not-adopted');
  });

  it('is not toxic only where everything that counts is settled', () => {
    const studies = (['fish', 'crustacea', 'algae'] as const).map((group) => aquaticStudy(group, 'NOEC', above(1)));
    const open = of(persistent, { logKoc: 2.5, studies });
    expect(substanceOutcome(open, pmt).status).toBe('incomplete');
    const conclusions = [
      'Germ cell mutagenicity',
      'Carcinogenicity',
      'Reproductive toxicity',
      'Specific target organ toxicity, repeated exposure',
      'Endocrine disruption for human health',
      'Endocrine disruption for the environment',
    ].map((hazardClass) => ({ hazardClass, method: 'evidence', source }));
    expect(substanceOutcome({ ...open, conclusions }, pmt).status).toBe('not-classified');
  });
});
