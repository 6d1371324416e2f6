import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToxicityRoute } from '../../mixture.ts';
import type { AcuteStudy, AquaticData } from '../../substance.ts';
import { classOfRoute } from '../acute-toxicity-ingredient.ts';
import { above, acuteStudy, aquaticStudy, judged, substanceOutcome } from '../testing/substance-of.ts';

const routes = ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'] as const;

describe('acute toxicity', () => {
  const rank = (route: ToxicityRoute, studies: readonly AcuteStudy[]) => {
    const { hazards } = substanceOutcome({ acuteToxicity: studies }, classOfRoute[route], 'un');
    return Number(hazards[0]?.code.at(-1) ?? 9);
  };

  it('a lower value is never milder, alone or beside others', () => {
    const value = fc.double({ min: 0.001, max: 30_000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...routes), value, value, value, (route, a, b, beside) => {
        const study = (one: number) => [acuteStudy(route, one), acuteStudy(route, beside)];
        expect(rank(route, study(Math.min(a, b)))).toBeLessThanOrEqual(rank(route, study(Math.max(a, b))));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('the order of studies does not matter', () => {
    const studies = [acuteStudy('oral', 40), acuteStudy('oral', 400), acuteStudy('oral', above(2000))];
    fc.assert(
      fc.property(fc.shuffledSubarray(studies, { minLength: 3 }), (shuffled) => rank('oral', shuffled) === 2),
      { seed: 2 },
    );
  });
});

const acute = 'Hazardous to the aquatic environment, acute';
const chronic = 'Hazardous to the aquatic environment, long-term';
const ready = { concluded: 'rapid', source: 'report' } as const;
const slow = { concluded: 'not rapid', source: 'report' } as const;

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

describe('aquatic toxicity', () => {
  const value = fc.double({ min: 0.0001, max: 200, noNaN: true });
  const rank = (code: string | undefined) => Number(code?.at(-1) ?? 9);

  it('a lower value is never milder in either term', () => {
    fc.assert(
      fc.property(value, value, fc.boolean(), (a, b, isRapid) => {
        const degradation = isRapid ? ready : slow;
        const of = (one: number) => ({ ...acuteData(one, { degradation, bcf: 600 }) });
        const low = Math.min(a, b);
        const high = Math.max(a, b);
        expect(rank(judged(of(low), acute, 'un').code)).toBeLessThanOrEqual(rank(judged(of(high), acute, 'un').code));
        expect(rank(judged(of(low), chronic).code)).toBeLessThanOrEqual(rank(judged(of(high), chronic).code));
        const noec = (one: number) => chronicData(one, { degradation });
        expect(rank(judged(noec(low), chronic).code)).toBeLessThanOrEqual(rank(judged(noec(high), chronic).code));
      }),
      { seed: 4, numRuns: 150 },
    );
  });

  it('rapid degradation is never more severe', () => {
    fc.assert(
      fc.property(value, (one) => {
        const of = (degradation: AquaticData['degradation'] & object) =>
          rank(judged(chronicData(one, { degradation }), chronic).code);
        return of(ready) >= of(slow);
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});

describe('target organs', () => {
  it('a lower dose of effect is never milder', () => {
    const dose = fc.double({ min: 0.001, max: 3000, noNaN: true });
    const rank = (value: number, days: number) =>
      Number(
        judged(
          { repeatedExposure: [{ route: 'oral', dose: value, finding: 'effect', source: 'report', days }] },
          'Specific target organ toxicity, repeated exposure',
        ).code?.at(-1) ?? 9,
      );
    fc.assert(
      fc.property(
        dose,
        dose,
        fc.integer({ min: 9, max: 800 }),
        (a, b, days) => rank(Math.min(a, b), days) <= rank(Math.max(a, b), days),
      ),
      { seed: 3, numRuns: 150 },
    );
  });
});
