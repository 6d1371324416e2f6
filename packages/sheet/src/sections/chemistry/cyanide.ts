import { percent } from '@gosds/ghs/concentration';
import { atLeast } from '../../product/at-least.ts';
import type { Product } from '../../product/product.ts';
import { setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import { hasMetal, ingredientElements } from './ingredient-elements.ts';

const nonMetals: ReadonlySet<string> = new Set(['C', 'N']);

/** True for a metal with only carbon and nitrogen. */
function isCyanide(elements: ReadonlySet<string> | undefined): boolean {
  if (elements === undefined || ![...nonMetals].every((each) => elements.has(each))) return false;
  const others = [...elements].filter((each) => !nonMetals.has(each));
  return others.length > 0 && others.every((each) => hasMetal(new Set([each])));
}

/**
 * True for a salt of hydrogen cyanide, which acids release, even carbon dioxide dissolved in water. False for the
 * stable hexacyanoferrates.
 */
export const givesHydrogenCyanide = (product: Product): boolean =>
  setsGasFreeWithAcids(product) && atLeast(product, percent(1)).some((each) => isCyanide(ingredientElements(each)));
