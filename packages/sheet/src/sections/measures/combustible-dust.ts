import { percent } from '@gosds/ghs/concentration';
import { areAll, burningShare, cannotBurn, elementsOf, hasMetal } from '../chemistry/ingredient-elements.ts';
import { isPaste, isPowder, solidFormOf } from '../../draft/solid-form.ts';
import { isHotWork } from './processing.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { has } from '../../product/product-hazards.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import type { Product } from '../../product/product.ts';
import { holdsGroup } from './holds-group.ts';

type Known = Pick<Product, 'ingredients' | 'draft' | 'state'> & Partial<Pick<Product, 'productHazards'>>;

/** Harms the airways, or harms through them. */
const harmfulDust: AnyHazard = [
  'Skin Corr.',
  'H330',
  'H331',
  'H332',
  'H333',
  'H334',
  'H335',
  'H340',
  'H350',
  'H372',
  'H373',
];

/** Dust that comes off grains is told where it would harm whoever breathes it in. */
const harmsAsDust = ({ productHazards }: Known): boolean =>
  productHazards !== undefined && has({ productHazards }, harmfulDust);

/** A metal by itself, as on a wire or an ingot; records of powders say that they are such. */
export const isMetalInOnePiece = ({ substance }: Product['ingredients'][number]): boolean => {
  const elements = elementsOf(substance?.formula ?? '');
  return elements.size === 1 && hasMetal(elements) && !(substance?.forms ?? []).some(({ form }) => form === 'powder');
};

const metalShare = ({ ingredients }: Known): number =>
  ingredients.filter(isMetalInOnePiece).reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

/** A paste, a putty or a gel: it wets skin and gloves as a liquid does, and neither flies up nor brushes off. */
export const isSpread = ({ state, draft: { properties } }: Pick<Product, 'state' | 'draft'>): boolean =>
  state === 'solid' && isPaste(properties) && !isPowder(properties) && !properties.isCombustibleDust;

/** By the form that was chosen or written; a metal of which nobody says that it is a powder is taken for one piece. */
function isDry(product: Known): boolean {
  const { properties } = product.draft;
  if (properties.isCombustibleDust || isPowder(properties)) return true;
  if (isPaste(properties)) return false;
  const form = solidFormOf(properties);
  if (form === 'granules') return harmsAsDust(product);
  if (form !== undefined) return form !== 'massive';
  return metalShare(product) < percent(50);
}

/** True for a solid that may float in the air: powders, crystals, harmful grains and whatever nobody has described. */
export const raisesDust = (product: Known): boolean =>
  product.state === 'solid' &&
  !isFrozenGas(product) &&
  (product.draft.description.processing === 'grinding' || (isDry(product) && !isHotWork(product)));

/**
 * True for a powder that is to a quarter or more a metal which burns as dust, and sets hydrogen free with acids, alkalis and damp:
 * what the class alone does not say of a stabilised powder.
 */
export const isMetalDust = (product: Known): boolean =>
  raisesDust(product) && holdsGroup(product, 'metal-powder', percent(25));

/** True for a solid whose ingredients are all known as what cannot burn. */
export const cannotBurnAsDust = (product: Known): boolean =>
  product.state === 'solid' && areAll(product.ingredients, cannotBurn) && !isMetalDust(product);

/** True for a solid that can be organic, carbon or such a metal to a quarter or more: its dust is taken for one that may explode. */
export const mayExplodeAsDust = (product: Known): boolean =>
  isMetalDust(product) || (raisesDust(product) && burningShare(product.ingredients) >= percent(25));
