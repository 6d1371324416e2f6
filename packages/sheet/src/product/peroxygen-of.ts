import { isAnyOf } from '@gosds/ghs/hazard-question';
import type { Hazard } from '@gosds/ghs/hazard';
import type { Ingredient } from '@gosds/ghs/mixture';
import type { Substance } from '../substance.ts';

/** Atoms of oxygen that a sum formula such as `C9H12O2` counts; undefined where it is no plain one. */
function oxygenAtoms(formula: string): number | undefined {
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(formula)) return undefined;
  return [...formula.matchAll(/O(?![a-z])(\d*)/g)].reduce((sum, [, count]) => sum + Number(count || '1'), 0);
}

/**
 * What the available oxygen of an organic peroxide is worked out from. An organic peroxide has one peroxygen group at least; two
 * or three atoms of oxygen hold no second one. Nothing where the formula leaves it open.
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
