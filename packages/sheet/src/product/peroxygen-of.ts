import { isAnyOf } from '@gosds/ghs/hazard-question';
import type { Hazard } from '@gosds/ghs/hazard';
import type { Ingredient } from '@gosds/ghs/mixture';
import type { Substance } from '../substance.ts';

/** The number of oxygen atoms in a sum formula such as `C9H12O2`; undefined for any other notation. */
function oxygenAtoms(formula: string): number | undefined {
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(formula)) return undefined;
  return [...formula.matchAll(/O(?![a-z])(\d*)/g)].reduce((sum, [, count]) => sum + Number(count || '1'), 0);
}

/**
 * The data for the available oxygen of an organic peroxide. It has at least one peroxygen group; two or three oxygen
 * atoms leave no room for a second one. Empty if the formula leaves the number open.
 */
export function peroxygenOf(
  hazards: readonly Hazard[],
  substance: Substance | undefined,
): Pick<Ingredient, 'peroxygenGroups' | 'molarMass'> {
  if (!substance?.formula || substance.molarMass === undefined) return {};
  if (!hazards.some((each) => isAnyOf(each, 'Org. Perox.'))) return {};
  const atoms = oxygenAtoms(substance.formula);
  return atoms === 2 || atoms === 3 ? { peroxygenGroups: 1, molarMass: substance.molarMass } : {};
}
