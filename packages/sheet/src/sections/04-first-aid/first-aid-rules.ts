import type { SentenceId } from '../../model/sentence-id.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { acutelyToxic1To3, treatedByCause } from '../../hazard-groups.ts';
import type { Field } from '../../model/document.ts';
import { field, type PhraseRule, type PhraseWithoutSlots, select } from '../words/say.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';

export type TextKey = PhraseWithoutSlots<'firstAid'>;
export type Rules = readonly PhraseRule<TextKey>[];

export const corrosive: AnyHazard = 'Skin Corr.';

export const notGas = (product: Product) => product.state !== 'gas';
export const isGas = (product: Product) => product.state === 'gas';

/** A frozen gas is inhaled as gas. */
export const isBreathedAsGas = (product: Product) => isGas(product) || isFrozenGas(product);

const breathedAsGas: ReadonlySet<Product['state']> = new Set(['gas', 'aerosol']);

/** True if the doctor has to know of the ingredient: it is hazardous enough, or the product is, or it is breathed as a gas. */
export const concernsDoctor = (product: Product, each: ProductIngredient): boolean =>
  has(product, acutelyToxic1To3) ||
  ingredientHas(each, treatedByCause) ||
  (breathedAsGas.has(product.state) && each.substance?.treatment === 'fluorinated-gas');

/** The rows of a table of fields; a row without text is left out. */
export function rowsOf(writing: Writing, scope: SentenceId, parts: readonly (readonly [TextKey, Rules])[]): Field[] {
  return parts.flatMap(([label, rules]) => {
    const list: string = label;
    const values = select(writing, { scope: `${scope}.${list}`, rules, texts: writing.phrases.firstAid });
    return values.length > 0 ? [field(writing.phrases.firstAid[label], ...values)] : [];
  });
}
