import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';

export type SubstanceCatalogue = {
  /** The nearest first, by name, synonym or CAS number. */
  search(key: string, limit: number): Promise<readonly IngredientMatch[]>;
  find(materialId: number): Promise<SubstanceFacts | undefined>;
};
