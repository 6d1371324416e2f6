import type { HandClassification } from '@gosds/sheet/draft/draft';
import { handOfIngredient } from '@gosds/sheet/draft/hand-of-ingredient';
import { factsOfCatalogue } from '@gosds/sheet/product/ingredient-facts';
import { useWizard } from '../state/wizard-context.ts';

/**
 * The catalogue's classification of an ingredient, as the last sheet read it: the one that counts, or, if the user
 * classified the ingredient, that of its record. Undefined if there is none.
 */
export function useCatalogueClasses(rowId: string): HandClassification | undefined {
  const { sheet } = useWizard();
  const made = sheet.getState().made?.product.ingredients.find(({ row }) => row.id === rowId);
  if (made === undefined) return undefined;
  if (made.hand === undefined) return handOfIngredient(made);
  if (made.substance === undefined) return undefined;
  const facts = factsOfCatalogue(made.substance);
  return handOfIngredient({ ingredient: { ...made.ingredient, ...facts }, hazards: facts.hazards });
}
