import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import type { EyeStudy } from '../../substance.ts';
import { judged, substanceOutcome } from '../testing/substance-of.ts';

const eye = 'Serious eye damage/eye irritation';
type Animal = EyeStudy['animals'][number];
const calm: Animal = { cornea: 0, iris: 0, redness: 0, chemosis: 0, reversedAfterDays: 1 };
const study = (...animals: readonly Partial<Animal>[]) => ({
  eye: [{ source: 'OECD 405', animals: animals.map((one) => ({ ...calm, reversedAfterDays: 14, ...one })) }],
});

describe('serious eye damage, CLP Annex I, Table 3.3.1', () => {
  it.each([
    { animals: [{ cornea: 3 }, { cornea: 3 }, {}], code: 'Eye Dam. 1', row: 'substance.eye.severe' },
    { animals: [{ cornea: 3 }, { iris: 1.6 }, {}], code: 'Eye Dam. 1', row: 'substance.eye.severe' },
    { animals: [{ cornea: 2.9 }, { cornea: 3 }, {}], code: 'Eye Irrit. 2', row: 'substance.eye.irritant-2a' },
    { animals: [{ iris: 1.5 }, { iris: 1.5 }, {}], code: 'Eye Irrit. 2', row: 'substance.eye.irritant-2a' },
    { animals: [{ reversedAfterDays: 'not' as const }, {}, {}], code: 'Eye Dam. 1', row: 'substance.eye.irreversible' },
    { animals: [{ reversedAfterDays: 22 }, {}, {}], code: 'Eye Dam. 1', row: 'substance.eye.irreversible' },
    { animals: [{ reversedAfterDays: 21 }, {}, {}], code: undefined, row: 'substance.eye.not-irritant' },
  ])('$animals is $code', ({ animals, code, row }) => {
    expect(judged(study(...animals), eye)).toMatchObject({ code, row });
  });

  it('follows from corrosion of the skin', () => {
    const corrosive = { skin: [{ source: 'OECD 404', exposures: [{ minutes: 3, destroyed: true }] }] };
    expect(judged(corrosive, eye)).toEqual({
      status: 'classified',
      code: 'Eye Dam. 1',
      row: 'substance.eye.skin-corrosive',
    });
  });
});

describe('eye irritation, CLP Annex I, Table 3.3.2', () => {
  it.each([
    { one: { cornea: 1 }, just: { cornea: 0.9 } },
    { one: { iris: 1 }, just: { iris: 0.9 } },
    { one: { redness: 2 }, just: { redness: 1.9 } },
    { one: { chemosis: 2 }, just: { chemosis: 1.9 } },
  ])('$one in two of three animals is Category 2, $just is not', ({ one, just }) => {
    expect(judged(study(one, one, {}), eye)).toMatchObject({ status: 'classified', code: 'Eye Irrit. 2' });
    expect(judged(study(one, just, {}), eye)).toMatchObject({ status: 'not-classified', code: undefined });
    expect(judged(study(one, one, one, {}), eye).code).toBe('Eye Irrit. 2');
    expect(judged(study(one, one, {}, {}), eye).code).toBeUndefined();
  });

  it.each([
    { days: 7, un: 'Eye Irrit. 2B' },
    { days: 8, un: 'Eye Irrit. 2A' },
  ])('reversed after $days days is $un under the UN GHS, and Category 2 in the EU', ({ days, un }) => {
    const data = study({ redness: 2, reversedAfterDays: days }, { redness: 2, reversedAfterDays: 7 }, {});
    expect(judged(data, eye, 'un').code).toBe(un);
    expect(judged(data, eye, 'us').code).toBe(un);
    expect(judged(data, eye, 'eu').code).toBe('Eye Irrit. 2');
  });

  it('is open where nobody says whether it reversed, and after one animal', () => {
    const unknown = { cornea: 1, iris: 0, redness: 0, chemosis: 0 };
    const data = { eye: [{ source: 'report', animals: [unknown, unknown, unknown] }] };
    expect(inWords(substanceOutcome(data, eye))).toMatchObject({
      status: 'incomplete',
      hazards: [{ code: 'Eye Irrit. 2' }],
      missing: ['reversal within 21 days, eye'],
    });
    expect(inWords(substanceOutcome(study({ redness: 2 }), eye).missing)).toEqual(['scores of three animals, eye']);
  });
});
