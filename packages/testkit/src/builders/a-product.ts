import { findByCas } from '@gosds/catalogue/catalogue';
import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';
import { draftOf, picked } from '../products/supplier.ts';

type SharePairs = readonly (readonly [cas: string, proportion: string])[];

/** Per cent by CAS number, or pairs of CAS number and concentration as typed. */
type Shares = Readonly<Record<string, number>> | SharePairs;

export type ProductParts = {
  readonly shares: Shares;
  readonly country?: string | undefined;
  readonly uses?: string | undefined;
  /** How the product is processed, such as `welding`. */
  readonly processing?: string | undefined;
  readonly description?: object;
  readonly properties?: object;
  readonly dangerousGoods?: object;
};

const isPairs = (shares: Shares): shares is SharePairs => Array.isArray(shares);

const pairsOf = (shares: Shares): SharePairs =>
  isPairs(shares) ? shares : Object.entries(shares).map(([cas, percent]) => [cas, String(percent)] as const);

/**
 * A complete draft of a product made of catalogue substances, with an invented supplier. Throws if a substance is not
 * in the catalogue.
 */
export function aProduct({ shares, country = 'DE', uses = 'Testing', processing = '', ...more }: ProductParts): Draft {
  const ingredients = pairsOf(shares).map(([cas, proportion], index) => {
    const substance = findByCas(cas);
    if (!substance) throw new RangeError(`The catalogue has no ${cas}.`);
    return picked(String(index + 1), substance.materialId, [substance.name, proportion]);
  });
  const plain = draftOf({ productName: 'Product', country, uses, ingredients, properties: {} });
  const description = { ...plain.description, processing, ...more.description };
  return draftSchema.parse({ ...plain, ...more, description });
}
