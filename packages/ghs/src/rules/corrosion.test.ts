import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { percent } from '../concentration.ts';
import { hazard } from '../hazard.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const skin = 'Skin corrosion/irritation';
const eye = 'Serious eye damage/eye irritation';
const corrosive = (share: number, category = '1B') => ingredient(share, [`Skin Corr. ${category} H314`]);
const irritant = (share: number) => ingredient(share, ['Skin Irrit. 2 H315']);

describe('skin corrosion and irritation of mixtures, CLP Annex I, Table 3.2.3', () => {
  it.each([
    { b: 5, i: 0, code: 'Skin Corr. 1B', row: 'skin.corrosive-1b' },
    { b: 4.9999999, i: 0, code: 'Skin Irrit. 2', row: 'skin.corrosive-1' },
    { b: 5.0000001, i: 0, code: 'Skin Corr. 1B', row: 'skin.corrosive-1b' },
    { b: 1, i: 0, code: 'Skin Irrit. 2', row: 'skin.corrosive-1' },
    { b: 0.9999999, i: 9, code: undefined, row: undefined },
    { b: 0, i: 10, code: 'Skin Irrit. 2', row: 'skin.irritant-10' },
    { b: 0, i: 9.9999999, code: undefined, row: undefined },
  ])('$b % Skin Corr. 1B with $i % Skin Irrit. 2 is $code by $row', ({ b, i, code, row }) => {
    expect(decided(mixtureOf([corrosive(b), irritant(i)]), skin)).toEqual({ code, row });
  });

  it.each([
    { a: 5, b: 5, c: 5, code: 'Skin Corr. 1A', row: 'skin.corrosive-1a' },
    { a: 4, b: 1, c: 0, code: 'Skin Corr. 1B', row: 'skin.corrosive-1b' },
    { a: 2, b: 2, c: 1, code: 'Skin Corr. 1C', row: 'skin.corrosive-1c' },
    { a: 2, b: 2, c: 0.9, code: 'Skin Irrit. 2', row: 'skin.corrosive-1' },
  ])('steps down the sub-categories: $a % 1A, $b % 1B, $c % 1C is $code', ({ a, b, c, code, row }) => {
    const mixture = mixtureOf([corrosive(a, '1A'), corrosive(b, '1B'), corrosive(c, '1C')]);
    expect(decided(mixture, skin)).toEqual({ code, row });
  });

  it('stays without sub-category where one corrosive has none (note to Table 3.2.3)', () => {
    const mixture = mixtureOf([corrosive(5, '1A'), corrosive(1, '1')]);
    expect(decided(mixture, skin)).toEqual({ code: 'Skin Corr. 1', row: 'skin.corrosive-5' });
  });

  it('leaves out what is below 1 %, and says so (3.2.3.3.1)', () => {
    const { hazards, reasons } = outcomeOf(mixtureOf([corrosive(0.5), irritant(6)]), skin);
    expect(hazards).toEqual([]);
    expect(inEnglish(reasons[0]?.leftOut[0]?.why ?? '')).toContain('below the cut-off of 1 %');
  });
});

describe('specific limits for skin and eye, CLP Article 10', () => {
  const lye = (share: number) =>
    ingredient(share, ['Skin Corr. 1A H314'], {
      specificLimits: [
        { outcome: hazard('Skin Corr. 1A H314'), lower: percent(5) },
        { outcome: hazard('Skin Corr. 1B H314'), lower: percent(2), upper: percent(5) },
        { outcome: hazard('Skin Irrit. 2 H315'), lower: percent(0.5), upper: percent(2) },
        { outcome: hazard('Eye Irrit. 2 H319'), lower: percent(0.5), upper: percent(2) },
      ],
    });

  it.each([
    { share: 5, code: 'Skin Corr. 1A', eyes: 'Eye Dam. 1' },
    { share: 4.9999, code: 'Skin Corr. 1B', eyes: 'Eye Dam. 1' },
    { share: 2, code: 'Skin Corr. 1B', eyes: 'Eye Dam. 1' },
    { share: 1.9999, code: 'Skin Irrit. 2', eyes: 'Eye Irrit. 2' },
    { share: 0.5, code: 'Skin Irrit. 2', eyes: 'Eye Irrit. 2' },
    { share: 0.4999, code: undefined, eyes: undefined },
  ])('$share % sodium hydroxide is $code and $eyes by its own bands', ({ share, code, eyes }) => {
    expect(decided(mixtureOf([lye(share)]), skin).code).toBe(code);
    expect(decided(mixtureOf([lye(share)]), eye).code).toBe(eyes);
  });

  it('adds quotients of concentration and limit: half of a specific and half of the generic limit', () => {
    const half = mixtureOf([lye(0.25), irritant(5)]);
    expect(decided(half, skin).code).toBeUndefined();
    expect(decided(mixtureOf([lye(0.5), irritant(0)]), skin).code).toBe('Skin Irrit. 2');
    const milder = ingredient(10, ['Skin Irrit. 2 H315'], {
      specificLimits: [{ outcome: hazard('Skin Irrit. 2 H315'), lower: percent(20) }],
    });
    expect(decided(mixtureOf([milder, irritant(4.9999)]), skin).code).toBeUndefined();
    expect(decided(mixtureOf([milder, irritant(5)]), skin)).toEqual({ code: 'Skin Irrit. 2', row: 'skin.irritant-10' });
  });

  it('lifts the generic limit in Europe, but only lowers it in the United States (App. A, A.0.4.3)', () => {
    const zinc = ingredient(12, ['Eye Dam. 1 H318'], {
      specificLimits: [{ outcome: hazard('Eye Dam. 1 H318'), lower: percent(20) }],
    });
    expect(decided(mixtureOf([zinc]), eye, 'eu').code).not.toBe('Eye Dam. 1');
    expect(decided(mixtureOf([zinc]), eye, 'us').code).toBe('Eye Dam. 1');
    expect(decided(mixtureOf([lye(2)]), skin, 'us').code).toBe('Skin Corr. 1B');
  });

  it('gives an outcome that the neat substance lacks', () => {
    const formaldehyde = ingredient(10, ['Carc. 1B H350'], {
      specificLimits: [{ outcome: hazard('STOT SE 3 H335'), lower: percent(5) }],
    });
    const irritation = 'Specific target organ toxicity, single exposure: respiratory tract irritation';
    expect(decided(mixtureOf([formaldehyde]), irritation).code).toBe('STOT SE 3');
  });
});

describe('eye damage and irritation of mixtures, CLP Annex I, Table 3.3.3', () => {
  const damaging = (share: number) => ingredient(share, ['Eye Dam. 1 H318']);

  it.each([
    { d: 3, s: 0, i: 0, code: 'Eye Dam. 1', row: 'eye.damaging-3' },
    { d: 2.9999999, s: 0, i: 0, code: 'Eye Irrit. 2', row: 'eye.damaging-1' },
    { d: 1, s: 2, i: 0, code: 'Eye Dam. 1', row: 'eye.damaging-3' },
    { d: 1, s: 0, i: 0, code: 'Eye Irrit. 2', row: 'eye.damaging-1' },
    { d: 0.9999999, s: 0, i: 0, code: undefined, row: undefined },
    { d: 0, s: 0, i: 10, code: 'Eye Irrit. 2', row: 'eye.irritant-10' },
    { d: 0, s: 0, i: 9.9999999, code: undefined, row: undefined },
  ])('$d % Eye Dam. 1, $s % Skin Corr. 1B, $i % Eye Irrit. 2 is $code by $row', ({ d, s, i, code, row }) => {
    const mixture = mixtureOf([damaging(d), corrosive(s), ingredient(i, ['Eye Irrit. 2 H319'])]);
    expect(decided(mixture, eye)).toEqual({ code, row });
  });

  it('counts an ingredient that is Skin Corr. 1 and Eye Dam. 1 once', () => {
    const both = ingredient(1.6, ['Skin Corr. 1B H314', 'Eye Dam. 1 H318']);
    expect(decided(mixtureOf([both]), eye)).toEqual({ code: 'Eye Irrit. 2', row: 'eye.damaging-1' });
  });

  it.each([
    { notations: ['Eye Irrit. 2B H320'], code: 'Eye Irrit. 2B', row: 'eye.irritant-2b-10' },
    { notations: ['Eye Irrit. 2A H319'], code: 'Eye Irrit. 2A', row: 'eye.irritant-10' },
    { notations: ['Eye Irrit. 2 H319'], code: 'Eye Irrit. 2A', row: 'eye.irritant-10' },
  ])('keeps 2A and 2B apart where the market does: $notations is $code', ({ notations, code, row }) => {
    expect(decided(mixtureOf([ingredient(10, notations)]), eye, 'us')).toEqual({ code, row });
  });

  it('takes a mixture that corrodes the skin to damage the eye', () => {
    const mixture = mixtureOf([], {
      testData: [{ hazardClass: skin, outcome: hazard('Skin Corr. 1B H314'), method: 'OECD 431', source: 'report 1' }],
    });
    expect(decided(mixture, eye)).toEqual({ code: 'Eye Dam. 1', row: 'eye.skin-corrosive-mixture' });
  });
});

describe('extreme pH, CLP Annex I, 3.2.3.1.2 and 3.3.3.1.2', () => {
  const withPh = (min: number, max = min, more = {}) => mixtureOf([], { properties: { ph: { min, max }, ...more } });

  it.each([
    { ph: 2, code: 'Skin Corr. 1', eyes: 'Eye Dam. 1' },
    { ph: 2.0001, code: undefined, eyes: undefined },
    { ph: 11.5, code: 'Skin Corr. 1', eyes: 'Eye Dam. 1' },
    { ph: 11.4999, code: undefined, eyes: undefined },
  ])('pH $ph is $code and $eyes', ({ ph, code, eyes }) => {
    expect(decided(withPh(ph), skin).code).toBe(code);
    expect(decided(withPh(ph), eye).code).toBe(eyes);
  });

  it.each([
    { min: 1, max: 4, row: 'skin.extreme-ph' },
    { min: 2, max: 7, row: 'skin.extreme-ph' },
    { min: 3, max: 11, row: undefined },
    { min: Number.NEGATIVE_INFINITY, max: 2, row: 'skin.extreme-ph' },
    { min: 11.5, max: Number.POSITIVE_INFINITY, row: 'skin.extreme-ph' },
    { min: Number.NEGATIVE_INFINITY, max: 7, row: undefined },
    { min: 7, max: Number.POSITIVE_INFINITY, row: undefined },
  ])('counts any part of $min to $max, but no open end', ({ min, max, row }) => {
    expect(decided(withPh(min, max), skin).row).toBe(row);
  });

  it.each([
    { min: 1, max: 1, found: 1, limit: 2, isAtMost: true },
    { min: 2.1, max: 2.1, found: 2.1, limit: 2, isAtMost: true },
    { min: 12, max: 13, found: 13, limit: 11.5, isAtMost: undefined },
    { min: 9, max: 9, found: 9, limit: 11.5, isAtMost: undefined },
    { min: 1.5, max: 12, found: 1.5, limit: 2, isAtMost: true },
    { min: 11.5, max: Number.POSITIVE_INFINITY, found: 11.5, limit: 11.5, isAtMost: undefined },
  ])('gives what was compared of $min to $max: $found with $limit', ({ min, max, found, limit, isAtMost }) => {
    const reason = outcomeOf(withPh(min, max), skin).reasons.find(({ ruleId }) => ruleId === 'skin.extreme-ph');
    expect(reason).toMatchObject({ found, limit, unit: 'pH' });
    expect(reason?.isAtMost).toBe(isAtMost);
  });

  it('does not classify alone where a low reserve was shown', () => {
    const { hazards, reasons } = outcomeOf(withPh(1, 1, { lowPhReserve: true }), skin);
    expect(hazards).toEqual([]);
    expect(reasons.map(({ ruleId }) => ruleId)).toContain('skin.extreme-ph');
  });
});

describe('ingredients to which additivity does not apply, CLP Annex I, Tables 3.2.4 and 3.3.4', () => {
  const single = (share: number, notation: string) => ingredient(share, [notation], { nonAdditive: true });

  it.each([
    { share: 1, notation: 'Skin Corr. 1B H314', code: 'Skin Corr. 1', row: 'skin.single-corrosive-1' },
    { share: 0.9999999, notation: 'Skin Corr. 1B H314', code: undefined, row: undefined },
    { share: 3, notation: 'Skin Irrit. 2 H315', code: 'Skin Irrit. 2', row: 'skin.single-irritant-3' },
    { share: 2.9999999, notation: 'Skin Irrit. 2 H315', code: undefined, row: undefined },
  ])('$share % of $notation alone is $code by $row', ({ share, notation, code, row }) => {
    expect(decided(mixtureOf([single(share, notation)]), skin)).toEqual({ code, row });
  });

  it.each([
    { share: 25, code: 'Skin Corr. 1B', eyes: 'Eye Dam. 1' },
    { share: 24.9999999, code: 'Skin Irrit. 2', eyes: 'Eye Irrit. 2' },
    { share: 10, code: 'Skin Irrit. 2', eyes: 'Eye Irrit. 2' },
    { share: 9.9999999, code: undefined, eyes: undefined },
  ])('$share % hydrochloric acid keeps to its specific limits: $code, $eyes', ({ share, code, eyes }) => {
    const band = { lower: percent(10), upper: percent(25) };
    const acid = ingredient(share, ['Skin Corr. 1B H314'], {
      nonAdditive: true,
      specificLimits: [
        { outcome: hazard('Skin Corr. 1B H314'), lower: percent(25) },
        { outcome: hazard('Skin Irrit. 2 H315'), ...band },
        { outcome: hazard('Eye Irrit. 2 H319'), ...band },
      ],
    });
    expect(decided(mixtureOf([acid]), skin).code).toBe(code);
    expect(decided(mixtureOf([acid]), eye).code).toBe(eyes);
  });

  it.each([
    { ph: 9.4, actsByPh: true, code: undefined },
    { ph: 11.4, actsByPh: true, code: undefined },
    { ph: 11.5, actsByPh: true, code: 'Skin Corr. 1' },
    { ph: undefined, actsByPh: true, code: 'Skin Corr. 1' },
    { ph: 9.4, actsByPh: false, code: 'Skin Corr. 1' },
  ])('2.5 % at pH $ph, an acid or base: $actsByPh, is $code', ({ ph, actsByPh, code }) => {
    const base = ingredient(2.5, ['Skin Corr. 1B H314'], { nonAdditive: true, actsByPh });
    const mixture = mixtureOf([base], ph === undefined ? {} : { properties: { ph: { min: ph, max: ph } } });
    expect(decided(mixture, skin).code).toBe(code ?? 'Skin Irrit. 2');
  });

  it('still add up with the others', () => {
    const mixture = mixtureOf([single(2.5, 'Skin Irrit. 2 H315'), irritant(7.5)]);
    expect(decided(mixture, skin)).toEqual({ code: 'Skin Irrit. 2', row: 'skin.irritant-10' });
  });

  it.each([
    { share: 1, notation: 'Eye Dam. 1 H318', code: 'Eye Dam. 1', row: 'eye.single-damaging-1' },
    { share: 3, notation: 'Eye Irrit. 2 H319', code: 'Eye Irrit. 2', row: 'eye.single-irritant-3' },
    { share: 2.9999999, notation: 'Eye Irrit. 2 H319', code: undefined, row: undefined },
  ])('$share % of $notation alone is $code for the eye by $row', ({ share, notation, code, row }) => {
    expect(decided(mixtureOf([single(share, notation)]), eye)).toEqual({ code, row });
  });
});

describe('an extreme pH beside other information, CLP Annex I, 3.2.3.1.2', () => {
  const mild = { settledPh: 'acid' as const, nonAdditive: true, actsByPh: true };
  const at = (ph: number, ...others: readonly ReturnType<typeof ingredient>[]) =>
    mixtureOf([ingredient(95, ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'], { name: 'acid', ...mild }), ...others], {
      properties: { ph: { min: ph, max: ph } },
    });

  it('leaves the class of what gives the pH as its entry has it, and says why', () => {
    expect(decided(at(1.2), skin).code).toBe('Skin Irrit. 2');
    expect(decided(at(1.2), eye).code).toBe('Eye Irrit. 2');
    const why = outcomeOf(at(1.2), skin).reasons.filter(({ ruleId }) => ruleId === 'skin.extreme-ph');
    expect(why.map(({ summary }) => inEnglish(summary))).toEqual([expect.stringContaining('acid')]);
  });

  it.each([
    { other: 'an acid of its own pH', share: 1, more: { actsByPh: true }, code: 'Skin Corr. 1' },
    { other: 'less of it', share: 0.9, more: { actsByPh: true }, code: 'Skin Irrit. 2' },
    { other: 'a salt judged alone', share: 1, more: { nonAdditive: true }, code: 'Skin Corr. 1' },
  ])('lets the pH decide beside $other ($share %)', ({ share, more, code }) => {
    expect(decided(at(1.2, ingredient(share, [], { name: 'other', ...more })), skin).code).toBe(code);
  });

  it('lets it decide where nobody knows the other ingredient, where a base gives it, and where no limits of Annex VI apply', () => {
    const unknown = ingredient(1, [], { name: 'unknown', hazards: 'not-assessed' });
    expect(decided(at(1.2, unknown), skin).code).toBe('Skin Corr. 1');
    expect(decided(at(12), skin).code).toBe('Skin Corr. 1');
    expect(decided(at(1.2), skin, 'us').code).toBe('Skin Corr. 1');
  });
});
