import { percent } from '@gosds/ghs/concentration';
import { areAll, burningShare, cannotBurn, elementsOf, hasMetal } from '../chemistry/ingredient-elements.ts';
import { isPaste, isPowder, solidFormOf } from '../../draft/solid-form.ts';
import { isBattery } from './battery.ts';
import { isHotWork, isMelted } from './processing.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { has } from '../../product/product-hazards.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import type { Product } from '../../product/product.ts';
import { holdsGroup } from './holds-group.ts';

type Known = Pick<Product, 'ingredients' | 'draft' | 'state'> & Partial<Pick<Product, 'productHazards'>>;

/** Harms the airways, or is harmful through them. */
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

/** Dust abraded from grains is mentioned if inhaling it is harmful. */
const harmsAsDust = ({ productHazards }: Known): boolean =>
  productHazards !== undefined && has({ productHazards }, harmfulDust);

/** True for an elemental metal in solid pieces, such as wire or ingots. The records of powders state their form. */
export const isMetalInOnePiece = ({ substance }: Product['ingredients'][number]): boolean => {
  const elements = elementsOf(substance?.formula ?? '');
  return elements.size === 1 && hasMetal(elements) && !(substance?.forms ?? []).some(({ form }) => form === 'powder');
};

const metalShare = ({ ingredients }: Known): number =>
  ingredients.filter(isMetalInOnePiece).reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

/** A paste, putty or gel: it wets skin and gloves like a liquid, and neither becomes airborne nor brushes off. */
export const isSpread = ({ state, draft: { properties } }: Pick<Product, 'state' | 'draft'>): boolean =>
  state === 'solid' && isPaste(properties) && !isPowder(properties) && !properties.isCombustibleDust;

/** By the form that was chosen or described. A metal that nobody calls a powder counts as one piece. */
function isDry(product: Known): boolean {
  const { properties } = product.draft;
  if (properties.isCombustibleDust || isPowder(properties)) return true;
  if (isPaste(properties)) return false;
  const form = solidFormOf(properties);
  if (form === 'granules') return harmsAsDust(product);
  if (form !== undefined) return form !== 'massive';
  if (isMelted(product)) return false;
  return metalShare(product) < percent(50);
}

/** True for a solid that may become airborne: powders, crystals, harmful grains and solids that nobody described. */
export const raisesDust = (product: Known): boolean =>
  product.state === 'solid' &&
  !isFrozenGas(product) &&
  !isBattery(product) &&
  (product.draft.description.processing === 'grinding' || (isDry(product) && !isHotWork(product)));

/** True for tablets and other pieces that break, if their dust is harmful to inhale. */
export const breaksToHarmfulDust = (product: Known): boolean =>
  product.state === 'solid' &&
  !isFrozenGas(product) &&
  !isBattery(product) &&
  !isSpread(product) &&
  !isMelted(product) &&
  !isHotWork(product) &&
  metalShare(product) < percent(50) &&
  harmsAsDust(product);

/**
 * True for a powder with at least a quarter of a metal whose dust burns and which releases hydrogen with acids, alkalis
 * and damp. For a stabilised powder the class alone does not say so.
 */
export const isMetalDust = (product: Known): boolean =>
  raisesDust(product) && holdsGroup(product, 'metal-powder', percent(25));

/** Rock dust keeps coal dust from exploding in mines from some 80 %; this share leaves a margin. */
const inertFrom = percent(90);

/** True for a solid that does not burn, or holds so much that does not burn that the rest cannot carry a flame. */
export const cannotBurnAsDust = (product: Known): boolean => {
  const inert = product.ingredients.filter((each) => cannotBurn(each));
  const share = inert.reduce((sum, { ingredient }) => sum + ingredient.concentration.lower, 0);
  const isInert = areAll(product.ingredients, cannotBurn) || share >= inertFrom;
  return product.state === 'solid' && isInert && !isMetalDust(product);
};

/**
 * True for a solid that the supplier calls combustible as dust, or with at least a quarter of organic matter, carbon or
 * such a metal: its dust is assumed to be explosive.
 */
export const mayExplodeAsDust = (product: Known): boolean =>
  isMetalDust(product) ||
  (raisesDust(product) &&
    (product.draft.properties.isCombustibleDust || burningShare(product.ingredients) >= percent(25)));
