import { isAnyOf } from '@gosds/ghs/hazard-question';
import { type AnySupplement, hasSupplement } from '@gosds/ghs/supplemental-code';
import type { Classification } from '@gosds/ghs/classification';
import { percent } from '@gosds/ghs/concentration';
import { euh066Threshold } from '@gosds/ghs/rules/supplemental-property';
import { isWater } from '@gosds/ghs/water';
import { atLeast } from './at-least.ts';
import type { Product, ProductIngredient } from './product.ts';

type Supplied = { readonly classification: Classification; readonly ingredients: readonly ProductIngredient[] };

/** Codes of the supplemental statements of the product, and of its ingredients if they still apply to the product. */
export function supplementalCodesOf(product: Supplied): readonly string[] {
  const ofIngredients = atLeast(product, percent(1)).flatMap((each) =>
    codesOf(each).filter((code) => passesOn(product, code)),
  );
  return [...new Set([...product.classification.supplemental.map(({ code }) => code), ...ofIngredients])];
}

const codesOf = ({ substance, ingredient }: ProductIngredient): readonly string[] => [
  ...(substance?.classification.supplemental ?? []),
  ...(ingredient.supplemental ?? []),
];

/**
 * EUH066 does not pass on from a low concentration of a drying solvent, nor to a corrosive product (decision 0032).
 * EUH014 and EUH029 do not pass on if water is an ingredient: the reaction is over.
 */
function passesOn(product: Supplied, code: string): boolean {
  if (hasSupplement([code], '066')) return sharesOf(product, code) >= euh066Threshold && !isCorrosive(product);
  if (hasSupplement([code], ['014', '029'])) return !product.ingredients.some(({ substance }) => isWater(substance));
  return true;
}

const sharesOf = ({ ingredients }: Supplied, code: string): number =>
  ingredients
    .filter((each) => codesOf(each).includes(code))
    .reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

const isCorrosive = ({ classification }: Supplied): boolean =>
  classification.hazards.some((hazard) => isAnyOf(hazard, 'Skin Corr.'));

/** True if the product, or an ingredient at 1 % or more, has one of these supplemental statements. */
export const hasStatement = (
  { supplementalCodes }: Pick<Product, 'supplementalCodes'>,
  wanted: AnySupplement,
): boolean => hasSupplement(supplementalCodes, wanted);

/**
 * True for EUH031 and EUH032, of the product or of an ingredient at 1 % or more, and for soluble fluorides, of which acids
 * make hydrogen fluoride; the list gives EUH032 to sodium fluoride alone.
 */
export const setsGasFreeWithAcids = (product: Pick<Product, 'ingredients' | 'supplementalCodes'>): boolean =>
  hasStatement(product, ['031', '032']) ||
  atLeast(product, percent(1)).some(({ groups }) => groups.includes('fluoride-salt'));
