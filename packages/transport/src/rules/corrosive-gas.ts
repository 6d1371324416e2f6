import { type Message, say } from '@gosds/ghs/message';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import { toPercent } from '@gosds/ghs/concentration';
import { oneHourOfFour } from './inhalation.ts';

/** Highest one-hour LC50 of the corrosive components that gives subsidiary hazard 8, ml/m3. */
const corrosiveUpTo = 5000;

type CorrosiveGas = { readonly isCorrosive: boolean; readonly why: Message };

/** Decides on subsidiary hazard 8 of a toxic gas mixture, by the LC50 of its corrosive components. Unknown: yes. */
export function corrosiveGas({ ingredients }: Mixture): CorrosiveGas {
  const corrosives = ingredients.filter(isCorrosive);
  const shares = corrosives.map((one) => ({ share: one.concentration.upper, lc50: lc50OneHour(one) }));
  if (shares.length === 0 || shares.some(({ lc50 }) => lc50 === undefined)) {
    return { isCorrosive: true, why: say('corrosiveGas-corrosiveSkin') };
  }
  const inverse = shares.reduce((sum, { share, lc50 }) => sum + toPercent(share) / 100 / (lc50 ?? 1), 0);
  const mixtureLc50 = 1 / inverse;
  const is = mixtureLc50 <= corrosiveUpTo;
  const text = say('corrosiveGas-lc50CorrosiveComponentsM3M3', {
    mixtureLc50: Math.round(mixtureLc50),
    sign: is ? '<=' : '>',
    corrosiveUpTo,
  });
  return { isCorrosive: is, why: say(is ? 'corrosiveGas-byLc50' : 'corrosiveGas-notByLc50', { text }) };
}

const isCorrosive = (ingredient: Ingredient): boolean =>
  knownHazards(ingredient).some((hazard) => isAnyOf(hazard, 'Skin Corr.'));

/** The lowest four-hour value, converted to one hour. */
function lc50OneHour({ acuteToxicity = [] }: Ingredient): number | undefined {
  const values = acuteToxicity.filter(({ route }) => route === 'gas').map(({ value }) => value.min);
  return values.length > 0 ? Math.min(...values) * oneHourOfFour : undefined;
}
