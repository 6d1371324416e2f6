import { percent } from '@gosds/ghs/concentration';
import { elementsOf, isMineral } from './ingredient-elements.ts';
import { atLeast, type SheetContext, type SheetIngredient } from '../../sheet-context.ts';

/** Their bonds with carbon make an organic substance, even without hydrogen, e.g. tetrachloroethylene. */
const ofOrganics = ['F', 'Cl', 'Br', 'I', 'S'];

const hydrogenCarbonate = /^CH\d*(?:K|N|Na)O3$/;

/** True for a formula without carbon, and for oxides of carbon, carbonates and cyanides. */
export function isInorganicFormula(formula: string): boolean {
  const elements = elementsOf(formula);
  if (elements.size === 0) return false;
  if (!elements.has('C') || hydrogenCarbonate.test(formula)) return true;
  return !elements.has('H') && !ofOrganics.some((element) => elements.has(element));
}

/** True for an ingredient known to be inorganic, by its formula or as a rock. */
export const isInorganicSubstance = (each: SheetIngredient): boolean =>
  isInorganicFormula(each.substance?.formula ?? '') || isMineral(each);

/** True where every ingredient at 0.1 % or more is inorganic: REACH Annex XIII is about organic substances. */
export function isAllInorganic(c: Pick<SheetContext, 'ingredients'>): boolean {
  const present = atLeast(c, percent(0.1));
  return present.length > 0 && present.every(isInorganicSubstance);
}
