import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from './classify-mixture.ts';
import type { Classification } from './classification.ts';
import { percent } from './concentration.ts';
import { type Hazard, hazard } from './hazard.ts';
import type { JurisdictionId } from './jurisdiction-id.ts';
import { marketIds } from './markets/market-as-of.ts';
import { marketById } from './testing/market-by-id.ts';
import type { Ingredient, Mixture, PhysicalState } from './mixture.ts';
import { severityOf } from './rules/specific-limit.ts';

const notations = [
  'Acute Tox. 2 H300',
  'Acute Tox. 4 H302',
  'Acute Tox. 3 H311',
  'Acute Tox. 4 H332',
  'Skin Corr. 1A H314',
  'Skin Corr. 1B H314',
  'Skin Irrit. 2 H315',
  'Eye Dam. 1 H318',
  'Eye Irrit. 2 H319',
  'Skin Sens. 1A H317',
  'Skin Sens. 1 H317',
  'Muta. 2 H341',
  'Carc. 1B H350',
  'Repr. 2 H361d',
  'STOT SE 1 H370',
  'STOT SE 3 H335',
  'STOT SE 3 H336',
  'STOT RE 2 H373',
  'Asp. Tox. 1 H304',
  'Aquatic Acute 1 H400',
  'Aquatic Chronic 1 H410',
  'Aquatic Chronic 2 H411',
  'Aquatic Chronic 3 H412',
  'Aquatic Chronic 4 H413',
];

const share = fc.oneof(fc.integer({ min: 0, max: percent(6) }), fc.integer({ min: 0, max: percent(0.3) }));
const someIngredient = fc.record({
  amount: share,
  spread: fc.oneof(fc.constant(0), share),
  entries: fc.subarray(notations, { maxLength: 4 }),
  m: fc.constantFrom(1, 10, 100),
  isKnown: fc.boolean(),
  nonAdditive: fc.boolean(),
  limit: fc.option(fc.integer({ min: 1, max: percent(10) })),
  note: fc.constantFrom('1', '2', '11', '12', 'P', 'U'),
  isNoted: fc.boolean(),
  fraction: fc.double({ min: 0.05, max: 1, noNaN: true }),
  harmonised: fc.subarray(notations, { maxLength: 2 }),
});
const limited = ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', 'Skin Sens. 1 H317', 'STOT SE 3 H335'].map(hazard);
type Some = typeof someIngredient extends fc.Arbitrary<infer T> ? T : never;

const ingredientOf = (
  { amount, spread, entries, m, isKnown, nonAdditive, limit, note, isNoted, fraction, harmonised }: Some,
  index: number,
): Ingredient => ({
  id: String(index),
  name: `ingredient ${index}`,
  concentration: { lower: amount, upper: amount + spread },
  hazards: isKnown || entries.length > 0 ? entries.map(hazard) : 'not-assessed',
  mAcute: m,
  mChronic: m,
  nonAdditive,
  ...(isNoted ? { notes: [{ note }], countedFraction: fraction } : {}),
  ...(harmonised.length > 0
    ? { harmonised: { hazards: harmonised.map((one) => ({ ...hazard(one), mark: '*' as const })) } }
    : {}),
  ...(limit === null ? {} : { specificLimits: limited.map((outcome) => ({ outcome, lower: limit })) }),
});

const mixture = fc.array(someIngredient, { minLength: 1, maxLength: 8 }).map((all): Mixture => ({
  physicalState: 'liquid',
  properties: { kinematicViscosity40: { min: 5, max: 5 } },
  ingredients: all.map(ingredientOf),
}));
const market = fc.constantFrom<JurisdictionId>(...marketIds);

const classify = (subject: Mixture, id: JurisdictionId) => classifyMixture(subject, marketById(id));

/** Severity by class, 1 the most severe, Infinity where not classified. */
const levelIn = (hazards: readonly Hazard[]) =>
  Math.min(...hazards.map(({ code }) => Math.floor(severityOf(code))), Infinity);

const levels = ({ outcomes }: Classification) => outcomes.map(({ hazards }) => levelIn(hazards));

const essence = ({ outcomes, hazards, ate }: Classification) => ({
  classes: outcomes.map(({ hazardClass, status, hazards: found }) => ({
    hazardClass,
    status,
    found: found.map(({ code }) => code),
  })),
  codes: hazards.map(({ code }) => code),
  ate: ate.map(({ route, value }) => ({ route, value: Number(value.toPrecision(9)) })),
});

const options = { numRuns: 250, seed: 20_260_501 };

describe('what holds for every mixture', () => {
  it('more of an ingredient never makes it milder', () => {
    fc.assert(
      fc.property(mixture, market, fc.nat(7), share, (subject, id, place, more) => {
        const index = place % subject.ingredients.length;
        const ingredients = subject.ingredients.map((one, at) =>
          at === index
            ? {
                ...one,
                concentration: { lower: one.concentration.lower + more, upper: one.concentration.upper + more },
              }
            : one,
        );
        const before = levels(classify(subject, id));
        const after = levels(classify({ ...subject, ingredients }, id));
        expect(after.every((level, at) => level <= (before[at] ?? 0))).toBe(true);
      }),
      options,
    );
  });

  it('the order of the ingredients changes nothing', () => {
    fc.assert(
      fc.property(mixture, market, (subject, id) => {
        const reversed = { ...subject, ingredients: [...subject.ingredients].reverse() };
        expect(essence(classify(reversed, id))).toEqual(essence(classify(subject, id)));
      }),
      options,
    );
  });

  it('writing an ingredient down in two parts changes nothing', () => {
    fc.assert(
      fc.property(mixture, market, fc.double({ min: 0, max: 1, noNaN: true }), (subject, id, part) => {
        const [first, ...rest] = subject.ingredients;
        if (!first) return;
        const cut = (value: number) => Math.round(value * part);
        const { lower, upper } = first.concentration;
        const left = { ...first, cas: '1-1-1', concentration: { lower: cut(lower), upper: cut(upper) } };
        const right = {
          ...first,
          id: 'right',
          cas: '1-1-1',
          concentration: { lower: lower - cut(lower), upper: upper - cut(upper) },
        };
        const whole = { ...subject, ingredients: [{ ...first, cas: '1-1-1' }, ...rest] };
        fc.pre(right.concentration.lower <= right.concentration.upper);
        const split = { ...subject, ingredients: [left, ...rest, right] };
        expect(essence(classify(split, id))).toEqual(essence(classify(whole, id)));
      }),
      options,
    );
  });

  it('dilution with water never makes it more severe', () => {
    fc.assert(
      fc.property(mixture, market, fc.double({ min: 0.05, max: 1, noNaN: true }), (subject, id, factor) => {
        const ingredients = subject.ingredients.map((one) => ({
          ...one,
          concentration: {
            lower: Math.floor(one.concentration.lower * factor),
            upper: Math.floor(one.concentration.upper * factor),
          },
        }));
        const water: Ingredient = { id: 'water', name: 'water', concentration: { lower: 0, upper: 0 }, hazards: [] };
        const before = levels(classify(subject, id));
        const after = levels(classify({ ...subject, ingredients: [...ingredients, water] }, id));
        expect(after.every((level, at) => level >= (before[at] ?? 0))).toBe(true);
      }),
      options,
    );
  });

  it('every point within the ranges lies between the worst case and the lower ends', () => {
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(mixture, market, parts, (subject, id, within) => {
        const ingredients = subject.ingredients.map((one, at) => {
          const { lower, upper } = one.concentration;
          const point = Math.round(lower + (upper - lower) * (within[at] ?? 0));
          return { ...one, concentration: { lower: point, upper: point } };
        });
        fc.pre(ingredients.reduce((total, { concentration }) => total + concentration.lower, 0) <= percent(100));
        const ranged = classify(subject, id);
        const point = levels(classify({ ...subject, ingredients }, id));
        const mildest = ranged.outcomes.map(({ hazards, atLowerEnds = hazards }) => levelIn(atLowerEnds));
        expect(levels(ranged).every((level, at) => level <= (point[at] ?? 0))).toBe(true);
        expect(mildest.every((level, at) => level >= (point[at] ?? 0))).toBe(true);
      }),
      options,
    );
  });

  it('the lower ends are those of the mixture in which every range is its lower end', () => {
    const state = fc.constantFrom<PhysicalState>('liquid', 'solid', 'gas', 'aerosol');
    fc.assert(
      fc.property(mixture, market, state, (written, id, physicalState) => {
        const subject = { ...written, physicalState };
        const ingredients = subject.ingredients.map((one) => ({
          ...one,
          concentration: { lower: one.concentration.lower, upper: one.concentration.lower },
        }));
        const mildest = classify({ ...subject, ingredients }, id).outcomes.map(({ hazards }) => hazards);
        const stated = classify(subject, id).outcomes.map(({ hazards, atLowerEnds = hazards }) => atLowerEnds);
        expect(stated).toEqual(mildest);
      }),
      options,
    );
  });

  it('the lower ends are never more severe than the worst case', () => {
    fc.assert(
      fc.property(mixture, market, (subject, id) => {
        const classification = classify(subject, id);
        const lower = classification.outcomes.map(({ hazards, atLowerEnds = hazards }) => levelIn(atLowerEnds));
        expect(levels(classification).every((level, at) => level <= (lower[at] ?? 0))).toBe(true);
      }),
      options,
    );
  });
});
