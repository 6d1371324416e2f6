import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import type { ClassOutcome, Reason } from '../classification.ts';
import { percent } from '../concentration.ts';
import { type Hazard, hazard } from '../hazard.ts';
import { marketIds } from '../markets/market-as-of.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { categoryEntries, entryOf } from '../registry.ts';
import { toMarketCategory } from './assessment.ts';
import { ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const calculated = (market: (typeof marketIds)[number]) => {
  const { skin, eye, individual, additive, aspiration } = marketById(market);
  return new Set([skin, eye, ...individual, ...additive, aspiration].map(({ hazardClass }) => hazardClass));
};

const healthAndEnvironment = categoryEntries
  .filter(({ hCode }) => hCode !== null && !hCode.startsWith('H2'))
  .map(({ code, hCode }): Hazard => ({ code, hCode: hCode ?? '' }));

const someIngredient = fc.record({
  amount: fc.oneof(fc.integer({ min: 0, max: percent(12) }), fc.integer({ min: 0, max: percent(0.3) })),
  spread: fc.constantFrom(0, 0, percent(1)),
  entries: fc.array(fc.constantFrom(...healthAndEnvironment), { maxLength: 5 }),
  isKnown: fc.boolean(),
});

const someMixture = fc.array(someIngredient, { minLength: 1, maxLength: 7 }).map((all): Mixture =>
  mixtureOf(
    all.map(({ amount, spread, entries, isKnown }): Ingredient => ({
      ...ingredient(0, []),
      concentration: { lower: amount, upper: amount + spread },
      hazards: isKnown || entries.length > 0 ? entries : 'not-assessed',
    })),
  ),
);

const accountedFor = ({ reasons }: ClassOutcome) =>
  new Set(reasons.flatMap(({ counted, leftOut }) => [...counted, ...leftOut].map(({ ingredientId }) => ingredientId)));

const isCutByAdoption = ({ reasons }: ClassOutcome) => reasons.some(({ ruleId }) => ruleId === 'category-not-adopted');

const isComplete = (reason: Reason | undefined) =>
  reason !== undefined && reason.paragraph !== '' && (reason.limit ?? 0) > 0 && (reason.found ?? -1) >= 0;

describe('the reasons of an outcome', () => {
  it.each(marketIds)('account for every ingredient in a class that was not reached (%s)', (id) => {
    const market = marketById(id);
    const classes = calculated(id);
    fc.assert(
      fc.property(someMixture, (mixture) => {
        const open = classifyMixture(mixture, market).outcomes.filter(
          ({ hazardClass, status }) => classes.has(hazardClass) && status === 'not-classified',
        );
        for (const outcome of open) {
          const named = accountedFor(outcome);
          const inClass = mixture.ingredients.filter(
            ({ hazards, concentration }) =>
              concentration.upper > 0 &&
              (hazards === 'not-assessed' ||
                hazards.some((one) => entryOf(toMarketCategory(market, one))?.hazardClass === outcome.hazardClass)),
          );
          expect(inClass.filter((one) => !named.has(one.id)).map(({ hazards }) => hazards)).toEqual([]);
        }
      }),
      { numRuns: 25, seed: 20_260_501 },
    );
  });

  it.each(marketIds)('give sum, limit and paragraph of each row of a class that was not reached (%s)', (id) => {
    const market = marketById(id);
    const tables = [market.skin, market.eye, market.aspiration, ...market.individual, ...market.additive];
    fc.assert(
      fc.property(someMixture, (mixture) => {
        const { outcomes } = classifyMixture(mixture, market);
        for (const { hazardClass, rows } of tables) {
          const outcome = outcomes.find((one) => one.hazardClass === hazardClass);
          if (outcome?.status !== 'not-classified' || isCutByAdoption(outcome)) continue;
          const byRule = new Map(outcome.reasons.map((reason) => [reason.ruleId, reason]));
          expect(rows.filter(({ id }) => !isComplete(byRule.get(id))).map(({ id }) => id)).toEqual([]);
        }
      }),
      { numRuns: 15, seed: 20_260_501 },
    );
  });

  it.each(marketIds)('name the law for each class that was not adopted (%s)', (id) => {
    const absent = classifyMixture(mixtureOf([]), marketById(id)).outcomes.filter(
      ({ status }) => status === 'not-adopted',
    );
    for (const { reasons } of absent) {
      expect(reasons).toHaveLength(1);
      expect(reasons[0]).toMatchObject({ ruleId: 'class-not-adopted', paragraph: marketById(id).law });
    }
  });

  it.each(marketIds)('say why for each class of an empty mixture (%s)', (id) => {
    for (const { hazardClass, reasons } of classifyMixture(mixtureOf([]), marketById(id)).outcomes) {
      expect(reasons.length, hazardClass).toBeGreaterThan(0);
      expect(reasons.every(({ paragraph, summary }) => paragraph !== '' && inEnglish(summary) !== '')).toBe(true);
    }
  });

  it('tell of a class just missed: 9.9999999 % irritant against 10 %, and each more severe row', () => {
    const { reasons } = outcomeOf(
      mixtureOf([ingredient(9.999_999_9, ['Skin Irrit. 2 H315'])]),
      'Skin corrosion/irritation',
    );
    const rows = reasons.map(({ ruleId, found, limit }) => [ruleId, found, limit]);
    expect(rows).toContainEqual(['skin.irritant-10', 9.999_999_9, 10]);
    expect(rows).toContainEqual(['skin.corrosive-5', 0, 5]);
    expect(rows[0]?.[1]).toBe(9.999_999_9);
  });

  it('name what nobody classified though it is too little to matter', () => {
    const trace = { ...ingredient(0.01, [], { name: 'perfume' }), hazards: 'not-assessed' as const };
    const { status, reasons } = outcomeOf(mixtureOf([trace]), 'Carcinogenicity');
    expect(status).toBe('not-classified');
    expect(inWords(reasons.flatMap(({ leftOut }) => leftOut))).toEqual([
      { ingredientId: '0', name: '0 perfume', why: '0.01 % is below the cut-off of 0.1 %' },
    ]);
  });

  it('name an ingredient whose category has no row in the market', () => {
    const mixture = mixtureOf([ingredient(50, [], { hazards: [hazard('Aquatic Acute 2 H401')] })]);
    const { hazards, reasons } = outcomeOf(mixture, 'Hazardous to the aquatic environment, acute', 'eu');
    expect(hazards).toEqual([]);
    expect(inEnglish(reasons[0]?.leftOut[0]?.why ?? '')).toBe('Aquatic Acute 2 does not count in this class');
  });
});
