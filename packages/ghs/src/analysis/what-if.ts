import { isWater } from '../water.ts';
import type { ClassOutcome } from '../classification.ts';
import { classifyMixture, worstHazards } from '../classify-mixture.ts';
import { type Concentration, percent, type Ppb, toPercent } from '../concentration.ts';
import type { Market } from '../markets/market.ts';
import { MixtureError } from '../mixture-error.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { type ClassChange, classChanges, levelOf } from './class-changes.ts';
import { firstShare, firstStretch } from './first-share.ts';
import { likelyShares } from './likely-shares.ts';

/** The nearest concentration at which a class changes. The class is unchanged one ppb before it. */
export type NextLimit = {
  readonly share: Ppb;
  /** Distance from the concentration that counts today; negative if lower. */
  readonly percentPoints: number;
  readonly changes: readonly ClassChange[];
};

export type IngredientWhatIf = {
  readonly ingredientId: string;
  readonly name: string;
  /** The concentration that counts: the upper end of the range, or less if the other ingredients leave less room. */
  readonly share: Ppb;
  /** The limit reached by adding more in place of water. Absent if no class can become more severe. */
  readonly moreSevereFrom?: NextLimit;
  /** The limit reached by using less. Absent if no class becomes milder even without the ingredient. */
  readonly milderFrom?: NextLimit;
  /** Changes if water replaces the ingredient. */
  readonly replacedByWater: readonly ClassChange[];
  /** Changes if the other ingredients replace it in proportion. */
  readonly othersRescaled: readonly ClassChange[];
};

/** Each ingredient takes some 30 classifications. A hundred ingredients take a few seconds. */
const maxExamined = 100;

/**
 * Shows for each ingredient how far it is from the next limit, and how the classification changes without it. Ranges
 * count at their worst. Every figure comes from classifying the changed mixture. `only`: ids of the ingredients to
 * examine. Throws a MixtureError for more than 100 ingredients.
 */
export function whatIf(mixture: Mixture, market: Market, only?: ReadonlySet<string>): readonly IngredientWhatIf[] {
  const base = baseOf(mixture, market);
  const examined = mixture.ingredients.filter(({ id }) => only?.has(id) ?? true);
  const excess = examined[maxExamined];
  if (excess) {
    const subject = excess.printedName ?? excess.name;
    const fault = { fault: 'too-many-ingredients', subject, field: 'ingredients' } as const;
    throw new MixtureError(fault, `more than ${maxExamined} ingredients to examine at once`);
  }
  return examined.map((ingredient) => {
    const { ingredientId, share, max } = roomOf(base, ingredient);
    const moreSevere = nextLimit(base, ingredient, { from: share, to: max, isMet: isMoreSevere });
    const milder = nextLimit(base, ingredient, { from: share, to: 0, isMet: isMilder });
    return {
      ingredientId,
      name: ingredient.printedName ?? ingredient.name,
      share,
      ...(moreSevere ? { moreSevereFrom: moreSevere } : {}),
      ...(milder ? { milderFrom: milder } : {}),
      replacedByWater: classChanges(base.outcomes, outcomesOf(base, without(base.mixture, ingredient))),
      othersRescaled: classChanges(base.outcomes, outcomesOf(base, rescaled(base.mixture, ingredient))),
    };
  });
}

/** The classes that change if another record replaces an ingredient at the same concentration. */
export function whatIfSwapped(
  mixture: Mixture,
  market: Market,
  { ingredientId, by }: { readonly ingredientId: string; readonly by: Omit<Ingredient, 'id' | 'concentration'> },
): readonly ClassChange[] {
  const ingredients = mixture.ingredients.map((one) =>
    one.id === ingredientId ? { ...by, id: one.id, concentration: one.concentration } : one,
  );
  const before = classifyMixture(mixture, market).outcomes;
  return classChanges(before, classifyMixture({ ...mixture, ingredients }, market).outcomes);
}

type Levels = readonly number[];

type Base = {
  readonly mixture: Mixture;
  readonly market: Market;
  readonly outcomes: readonly ClassOutcome[];
  readonly levels: Levels;
};

function baseOf(mixture: Mixture, market: Market): Base {
  const { outcomes } = classifyMixture(mixture, market);
  return { mixture: withoutWater(mixture), market, outcomes, levels: outcomes.map(levelOf) };
}

const outcomesOf = ({ market }: Base, mixture: Mixture) => classifyMixture(mixture, market).outcomes;

/** Removes water from the ingredients: it makes up the difference when a concentration changes. */
const withoutWater = (mixture: Mixture): Mixture => ({
  ...mixture,
  ingredients: mixture.ingredients.filter((each) => !isWater(each) || each.hazards.length > 0),
});

const without = (mixture: Mixture, { id }: Ingredient): Mixture => ({
  ...mixture,
  ingredients: mixture.ingredients.filter((one) => one.id !== id),
});

function rescaled(mixture: Mixture, removed: Ingredient): Mixture {
  const rest = without(mixture, removed);
  const scale = (share: Ppb, gone: Ppb) =>
    Math.min(percent(100), Math.round((share * percent(100)) / (percent(100) - gone)));
  const { lower, upper } = removed.concentration;
  if (upper >= percent(100)) return { ...rest, ingredients: [] };
  return {
    ...rest,
    ingredients: rest.ingredients.map((one) => ({
      ...one,
      concentration: { lower: scale(one.concentration.lower, lower), upper: scale(one.concentration.upper, upper) },
    })),
  };
}

/** The concentration that counts today and the highest one that the other ingredients leave room for. */
function roomOf({ mixture }: Base, { id, concentration: { lower, upper } }: Ingredient) {
  const others = mixture.ingredients.reduce(
    (total, one) => (one.id === id ? total : total + one.concentration.lower),
    0,
  );
  const max = Math.max(lower, percent(100) - others);
  return { ingredientId: id, share: Math.min(upper, max), max };
}

function withShare({ mixture }: Base, { id, concentration }: Ingredient, share: Ppb): Mixture {
  const { lower, upper } = concentration;
  const changed: Concentration = { lower: lower === upper ? share : Math.min(lower, share), upper: share };
  return {
    ...mixture,
    ingredients: mixture.ingredients.map((one) => (one.id === id ? { ...one, concentration: changed } : one)),
  };
}

type Comparison = (before: Levels, after: Levels) => boolean;

const isMoreSevere: Comparison = (before, after) => after.some((level, index) => level < (before[index] ?? level));

const isMilder: Comparison = (before, after) => isMoreSevere(after, before);

type Search = { readonly from: Ppb; readonly to: Ppb; readonly isMet: Comparison };

function nextLimit(base: Base, ingredient: Ingredient, { from, to, isMet }: Search): NextLimit | undefined {
  const known = new Map<Ppb, boolean>();
  const holdsAt = (share: Ppb) => {
    const changed = withShare(base, ingredient, share);
    const holds = known.get(share) ?? isMet(base.levels, worstHazards(changed, base.market).map(levelOf));
    known.set(share, holds);
    return holds;
  };
  const whole = { from, to };
  const stretch = isCrowded(base.mixture) ? firstStretch(whole, holdsAt) : whole;
  const share = firstShare(stretch, likelyShares(base.outcomes, ingredient.id, from), holdsAt);
  if (share === undefined) return undefined;
  const changes = classChanges(base.outcomes, outcomesOf(base, withShare(base, ingredient, share)));
  return { share, percentPoints: toPercent(share - from), changes };
}

/** If not all ranges can reach their upper ends, more of one leaves less of another: a change may come and go. */
const isCrowded = ({ ingredients }: Mixture): boolean =>
  ingredients.reduce((total, { concentration }) => total + concentration.upper, 0) > percent(100);
