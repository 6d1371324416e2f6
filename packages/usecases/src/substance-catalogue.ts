import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import type { Listings } from '@gosds/sheet/lists/listings';
import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';

export type SubstanceCatalogue = {
  /** The nearest first, by name, synonym or CAS number. */
  search(key: string, limit: number): Promise<readonly IngredientMatch[]>;
  find(materialId: number): Promise<SubstanceFacts | undefined>;
  /** What the lists of laws say of a CAS number, be there a record of it or not. */
  listings(casNumber: string): Promise<Listings>;
};
