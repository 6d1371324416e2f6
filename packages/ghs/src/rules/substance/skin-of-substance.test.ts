import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import type { SkinStudy } from '../../substance.ts';
import { exact, judged, substanceOutcome } from '../testing/substance-of.ts';

const skin = 'Skin corrosion/irritation';
const study = (more: Partial<SkinStudy>): { readonly skin: readonly SkinStudy[] } => ({
  skin: [{ source: 'OECD 404', ...more }],
});
const scores = (...means: readonly number[]) => study({ animals: means.map((erythema) => ({ erythema, oedema: 0 })) });
const survived = (minutes: number) => ({ minutes, destroyed: false });

describe('skin corrosion, CLP Annex I, Table 3.2.1', () => {
  it.each([
    { before: 0, minutes: 3, hours: 1, code: 'Skin Corr. 1A', row: 'skin.corrosive-1a' },
    { before: 3, minutes: 3.1, hours: 1, code: 'Skin Corr. 1B', row: 'skin.corrosive-1b' },
    { before: 0, minutes: 3, hours: 1.1, code: 'Skin Corr. 1B', row: 'skin.corrosive-1b' },
    { before: 3, minutes: 60, hours: 336, code: 'Skin Corr. 1B', row: 'skin.corrosive-1b' },
    { before: 60, minutes: 61, hours: 336, code: 'Skin Corr. 1C', row: 'skin.corrosive-1c' },
    { before: 60, minutes: 240, hours: 336, code: 'Skin Corr. 1C', row: 'skin.corrosive-1c' },
    { before: 60, minutes: 240, hours: 337, code: 'Skin Corr. 1', row: 'skin.corrosive-1' },
  ])('destroyed after $minutes min, seen after $hours h, is $code', ({ before, minutes, hours, code, row }) => {
    const exposures = [...(before > 0 ? [survived(before)] : []), { minutes, destroyed: true, seenAfterHours: hours }];
    expect(judged(study({ exposures }), skin)).toEqual({ status: 'classified', code, row: `substance.${row}` });
  });

  it('gives no sub-category where the shorter exposure was not tested', () => {
    expect(judged(study({ exposures: [{ minutes: 240, destroyed: true }] }), skin).code).toBe('Skin Corr. 1');
    expect(judged(study({ exposures: [{ minutes: 30, destroyed: true }] }), skin).code).toBe('Skin Corr. 1');
  });

  it('is open without the scores of irritation, or without 4 h of exposure', () => {
    expect(inWords(substanceOutcome(study({ exposures: [survived(240)] }), skin))).toMatchObject({
      status: 'incomplete',
      missing: ['scores of erythema and oedema'],
    });
    expect(inWords(substanceOutcome(study({ exposures: [survived(60)] }), skin).missing)).toContain(
      'an exposure of the skin for 4 h',
    );
    const longer = study({ exposures: [survived(240), { minutes: 241, destroyed: true }] });
    expect(substanceOutcome(longer, skin).hazards).toEqual([]);
  });
});

describe('skin irritation, CLP Annex I, Table 3.2.2', () => {
  it.each([
    { means: [2.3, 2.3, 0], code: 'Skin Irrit. 2', row: 'substance.skin.irritant-2' },
    { means: [2.29, 2.3, 0], code: undefined, row: 'substance.skin.not-irritant' },
    { means: [4, 4, 4], code: 'Skin Irrit. 2', row: 'substance.skin.irritant-2' },
    { means: [2.3, 2.3, 2.3, 0], code: 'Skin Irrit. 2', row: 'substance.skin.irritant-2' },
    { means: [2.3, 2.3, 0, 0], code: undefined, row: 'substance.skin.not-irritant' },
    { means: [2.3, 2.3, 2.3, 0, 0], code: 'Skin Irrit. 2', row: 'substance.skin.irritant-2' },
    { means: [2.3, 2.3, 2.3, 2.3, 0, 0], code: 'Skin Irrit. 2', row: 'substance.skin.irritant-2' },
    { means: [2.3, 2.3, 2.3, 0, 0, 0], code: undefined, row: 'substance.skin.not-irritant' },
  ])('mean scores $means are $code', ({ means, code, row }) => {
    const status = code === undefined ? 'not-classified' : 'classified';
    expect(judged(scores(...means), skin)).toEqual({ status, code, row });
  });

  it('takes the higher of erythema and oedema', () => {
    const animals = [1, 2].map(() => ({ erythema: 0, oedema: 2.5 }));
    expect(judged(study({ animals: [...animals, { erythema: 0, oedema: 0 }] }), skin).code).toBe('Skin Irrit. 2');
  });

  it.each([
    { means: [1.5, 1.5, 0], code: 'Skin Irrit. 3' },
    { means: [1.49, 1.5, 0], code: undefined },
  ])('mean scores $means are $code under the UN GHS alone', ({ means, code }) => {
    expect(judged(scores(...means), skin, 'un').code).toBe(code);
    expect(judged(scores(...means), skin, 'us').code).toBeUndefined();
    expect(judged(scores(...means), skin, 'eu').code).toBeUndefined();
  });

  it.each([
    { highest: 1.49, missing: 0 },
    { highest: 1.5, missing: 1 },
    { highest: 1.51, missing: 1 },
  ])('a score of $highest in two animals alone leaves $missing open', ({ highest, missing }) => {
    expect(substanceOutcome(scores(highest, 0), skin).missing).toHaveLength(missing);
    expect(substanceOutcome(scores(highest, 0, 0), skin).missing).toEqual([]);
  });

  it('counts inflammation that lasts to the end in two animals', () => {
    const animal = { erythema: 1, oedema: 0 };
    const lasting = { ...animal, isInflamedAtEnd: true };
    expect(judged(study({ animals: [lasting, lasting, animal] }), skin).row).toBe('substance.skin.persistent');
    expect(judged(study({ animals: [lasting, animal, animal] }), skin).code).toBeUndefined();
  });

  it('is open after one animal that responded', () => {
    expect(inWords(substanceOutcome(scores(2.5), skin))).toMatchObject({
      status: 'incomplete',
      missing: ['scores of three animals, skin'],
    });
  });
});

describe('extreme pH, CLP Annex I, 3.2.2.2', () => {
  const ph = (value: number, more = {}) => ({ properties: { ph: exact(value), ...more } });

  it.each([
    { value: 2, code: 'Skin Corr. 1', status: 'classified' },
    { value: 2.1, code: undefined, status: 'incomplete' },
    { value: 11.4, code: undefined, status: 'incomplete' },
    { value: 11.5, code: 'Skin Corr. 1', status: 'classified' },
  ])('pH $value alone is $code', ({ value, code, status }) => {
    expect(judged(ph(value), skin)).toMatchObject({ code, status });
    expect(judged(ph(value), 'Serious eye damage/eye irritation').code).toBe(
      code === undefined ? undefined : 'Eye Dam. 1',
    );
  });

  it.each([
    { value: 1, acidReserve: 18, text: 'the reserve confirms it: pH - reserve/12 = -0.5 ≤ -0.5' },
    { value: 1, acidReserve: 17.9, text: 'other data must confirm' },
    { value: 12, alkaliReserve: 30, text: 'the reserve confirms it: pH + reserve/12 = 14.5 ≥ 14.5' },
    { value: 12, alkaliReserve: 29, text: 'other data must confirm' },
  ])('a reserve is compared and never releases on its own ($value)', ({ value, text, ...reserve }) => {
    const { hazards, reasons } = substanceOutcome(ph(value, reserve), skin);
    expect(hazards[0]?.code).toBe('Skin Corr. 1');
    expect(inEnglish(reasons[0]?.summary ?? '')).toContain(text);
  });

  it('stands back behind data on skin', () => {
    const { status, reasons } = substanceOutcome({ ...ph(1), ...scores(0, 0, 0) }, skin);
    expect(status).toBe('not-classified');
    expect(reasons.map(({ ruleId }) => ruleId)).toContain('substance.skin.ph-not-used');
  });
});
