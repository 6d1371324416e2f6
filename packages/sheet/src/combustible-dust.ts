import { percent } from '@gosds/ghs/concentration';
import { elementsOf } from './combustion-products.ts';
import type { SheetContext } from './sheet-context.ts';

const metal = /^(?:Li|Na|K|Mg|Ca|Ba|Al|Ti|Fe|Zn|Cu|Mn|Ni|Co|Cr|Sn|Pb)$/;

function isOrganic(formula: string): boolean {
  const elements = elementsOf(formula);
  return elements.has('C') && elements.has('H') && ![...elements].some((element) => metal.test(element));
}

/** True for a solid whose ingredients are all known as inorganic compounds, so that its dust does not burn. */
export const cannotBurnAsDust = ({ state, ingredients }: Pick<SheetContext, 'state' | 'ingredients'>): boolean =>
  state === 'solid' &&
  ingredients.every(({ substance }) => {
    const formula = substance?.formula ?? '';
    return elementsOf(formula).size > 1 && !elementsOf(formula).has('C');
  });

/** True for a solid that can be organic to a quarter or more: its dust is taken for one that may explode. */
export function mayExplodeAsDust({ state, ingredients }: Pick<SheetContext, 'state' | 'ingredients'>): boolean {
  const organic = ingredients.filter(({ substance }) => isOrganic(substance?.formula ?? ''));
  const share = organic.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);
  return state === 'solid' && share >= percent(25);
}
