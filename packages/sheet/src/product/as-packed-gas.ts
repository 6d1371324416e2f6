import type { Classification } from '@gosds/ghs/classification';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import type { Hazard } from '@gosds/ghs/hazard';
import type { PhysicalState } from '@gosds/ghs/mixture';
import type { ProductIngredient } from './product.ts';

type Packed = { readonly classification: Classification; readonly state: PhysicalState };

const isUnderPressure = (hazard: Hazard): boolean => isAnyOf(hazard, 'Press. Gas');

/** Undefined if the class could not be judged, or if the gas is the propellant of an aerosol. */
function formOf({ classification, state }: Packed): readonly Hazard[] | undefined {
  if (state === 'aerosol') return undefined;
  if (state !== 'gas') return [];
  const outcome = classification.outcomes.find(({ hazardClass }) => hazardClass === 'Gases under pressure');
  return outcome === undefined || outcome.status === 'incomplete' ? undefined : outcome.hazards;
}

/**
 * The ingredients, each gas with its hazard as packed in the product. The group of a gas under pressure depends on how
 * it is packed (CLP Annex VI, note U); in a liquid or solid it has none.
 */
export function asPackedGas(packed: Packed, ingredients: readonly ProductIngredient[]): readonly ProductIngredient[] {
  const form = formOf(packed);
  if (form === undefined) return ingredients;
  return ingredients.map((each) =>
    each.hazards.some(isUnderPressure)
      ? { ...each, hazards: [...each.hazards.filter((hazard) => !isUnderPressure(hazard)), ...form] }
      : each,
  );
}
