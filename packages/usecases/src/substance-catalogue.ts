import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import type { Listings } from '@gosds/sheet/lists/listings';
import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';

export type SubstanceCatalogue = {
  /** Best match first, by name, synonym or CAS number. */
  search(key: string, limit: number): Promise<readonly IngredientMatch[]>;
  find(materialId: number): Promise<SubstanceFacts | undefined>;
  /** The entries of regulatory lists for a CAS number, whether or not the catalogue has a record of it. */
  listings(casNumber: string): Promise<Listings>;
};
