import { type AnyCategory, isCategoryOf } from '@gosds/ghs/hazard-question';
import type { Hazard } from '@gosds/ghs/hazard';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Ingredient } from '@gosds/ghs/mixture';
import { ownValue } from '@gosds/ghs/own-value';
import type { TransportInput } from '../transport-input.ts';

const pollutes: AnyCategory = ['Aquatic Acute 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2'];

/** The entries of substances that pollute water and have no other class. */
const ofPollutants: readonly (string | undefined)[] = [undefined, '3077', '3082'];

const isPollutant = ({ code }: Hazard): boolean => isCategoryOf(code, pollutes);

/** Metals are corroded by liquids, and by solids that become liquid (ADR 2.2.8.1.5.3 (c)). */
const cannotCorrode = ({ code }: Hazard, { mixture }: TransportInput): boolean =>
  mixture.physicalState === 'solid' && isCategoryOf(code, ['Met. Corr.']);

/**
 * True for an ingredient that gives the mixture no hazard which the larger, dangerous part has not: one that pollutes
 * water beside more of one that does, or one that would corrode metals if the solid were a liquid. It leaves the
 * mixture the name of its main substance (ADR 2.1.3.3).
 */
export function addsNoHazard(
  input: TransportInput,
  ingredient: Ingredient,
  {
    dangerous,
    isDangerous,
  }: { readonly dangerous: readonly Ingredient[]; readonly isDangerous: (hazard: Hazard) => boolean },
): boolean {
  if (ingredient.hazards === 'not-assessed') return false;
  if (!ofPollutants.includes(ownValue(input.unNumbersByIngredient ?? {}, ingredient.id))) return false;
  const more = dangerous.filter(
    (other) => other.concentration.upper > ingredient.concentration.upper && knownHazards(other).some(isPollutant),
  );
  return knownHazards(ingredient)
    .filter(isDangerous)
    .every((hazard) => (isPollutant(hazard) ? more.length > 0 : cannotCorrode(hazard, input)));
}
