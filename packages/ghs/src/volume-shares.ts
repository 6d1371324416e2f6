import { percent, type Ppb } from './concentration.ts';
import { MixtureError } from './mixture-error.ts';
import type { Ingredient, Mixture } from './mixture.ts';
import { gasRecord } from './rules/physical/gas-data.ts';

type Weighed = {
  readonly ingredient: Ingredient;
  readonly lower: Ppb;
  readonly upper: Ppb;
  readonly molarMass: number;
};

/**
 * Converts the concentrations of a gas by weight to concentrations by volume, the basis of all its limits. A range by
 * weight becomes the range by volume that it allows. Returns other mixtures unchanged. Throws a MixtureError if the
 * molar mass of an ingredient is unknown.
 */
export function byVolume(mixture: Mixture): Mixture {
  if (mixture.sharesBy !== 'weight' || mixture.physicalState !== 'gas') return mixture;
  const weighed = mixture.ingredients.map((ingredient): Weighed => {
    const molarMass = ingredient.molarMass ?? gasRecord(ingredient.cas)?.molarMass;
    if (molarMass === undefined) {
      throw new MixtureError(
        { fault: 'molar-mass-unknown', subject: ingredient.printedName ?? ingredient.name, field: 'molarMass' },
        'a share by weight needs the molar mass',
      );
    }
    return { ingredient, ...ingredient.concentration, molarMass };
  });
  const ingredients = weighed.map((one) => {
    const others = weighed.filter((other) => other !== one);
    const concentration = {
      lower: shareOf(one.lower / one.molarMass, maxMoles(others, percent(100) - one.lower)),
      upper: shareOf(one.upper / one.molarMass, minMoles(others, percent(100) - one.upper)),
    };
    return { ...one.ingredient, concentration };
  });
  return { ...mixture, ingredients, sharesBy: 'volume' };
}

const shareOf = (own: number, others: number): Ppb => (own > 0 ? Math.round((percent(100) * own) / (own + others)) : 0);

const maxMoles = (others: readonly Weighed[], weight: number) =>
  molesIn(
    [...others].sort((a, b) => a.molarMass - b.molarMass),
    weight,
  );

const minMoles = (others: readonly Weighed[], weight: number) =>
  molesIn(
    [...others].sort((a, b) => b.molarMass - a.molarMass),
    weight,
  );

/** Moles of the others: all at their lower ends, then the remaining weight goes to the first in the list. */
function molesIn(others: readonly Weighed[], weight: number): number {
  let left = weight - others.reduce((sum, { lower }) => sum + lower, 0);
  let moles = 0;
  for (const { lower, upper, molarMass } of others) {
    const extra = Math.max(0, Math.min(upper - lower, left));
    left -= extra;
    moles += (lower + extra) / molarMass;
  }
  return moles;
}
