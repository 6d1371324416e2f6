import { percent, toPercent } from '@gosds/ghs/concentration';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import { isVolatileSolid } from '../../product/inhaled-form.ts';
import { hasMetal, ingredientElements, isInorganic, isMineral } from '../chemistry/ingredient-elements.ts';
import { atLeast } from '../../product/at-least.ts';
import type { FunctionalClass, GloveMaterial, GloveResistance } from '../../substance.ts';
import { isOrganicFamily } from '../../product/functional-class.ts';

/** Upper end of an ingredient's concentration, in % by mass; for gases by volume. */
const upperPercent = ({ ingredient }: Pick<ProductIngredient, 'ingredient'>): number =>
  toPercent(ingredient.concentration.upper);

/**
 * Materials that resist a family, by common practice of glove makers. Used if there are no data on the substance
 * itself.
 */
const suited: Readonly<Record<FunctionalClass, readonly GloveMaterial[]>> = {
  water: ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'],
  salt: ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'],
  surfactant: ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'],
  aliphatic: ['nitrile', 'fluoro', 'laminate'],
  alcohol: ['butyl', 'fluoro', 'laminate'],
  base: ['nitrile', 'neoprene', 'butyl', 'laminate'],
  acid: ['neoprene', 'butyl', 'fluoro', 'laminate'],
  peroxide: ['nitrile', 'neoprene', 'butyl', 'laminate'],
  hypochlorite: ['nitrile', 'neoprene', 'butyl', 'laminate'],
  oxidiser: ['butyl', 'laminate'],
  chloroisocyanurate: ['nitrile', 'neoprene', 'butyl', 'laminate'],
  epoxide: ['butyl', 'laminate'],
  isocyanate: ['nitrile', 'butyl', 'laminate'],
  aldehyde: ['butyl', 'laminate'],
  glycolEther: ['butyl', 'laminate'],
  ketone: ['butyl', 'laminate'],
  ester: ['butyl', 'laminate'],
  amine: ['butyl', 'laminate'],
  aprotic: ['butyl', 'laminate'],
  nitrile: ['butyl', 'laminate'],
  isothiazolinone: ['nitrile', 'butyl', 'laminate'],
  phenol: ['butyl', 'fluoro', 'laminate'],
  acrylate: ['butyl', 'laminate'],
  aromatic: ['fluoro', 'laminate'],
  ether: ['laminate'],
  halogenated: ['laminate'],
};

/** Minutes. A shorter time counts as no resistance: EN ISO 374-1 requires at least level 2. */
const minMinutes = 30;

/** The resistance of one material to one ingredient. */
export type Resistance =
  /** Water does no harm. */
  | { readonly kind: 'harmless' }
  | { readonly kind: 'timed'; readonly minutes: number; readonly source: string }
  /** A source recommends the material for the substance without a time. */
  | { readonly kind: 'named'; readonly source: string }
  /** Only the family supports the material. */
  | { readonly kind: 'family' }
  | { readonly kind: 'fails' };

/**
 * True if the product has no second solvent. A second solvent could carry the substance through, so a test of an
 * aqueous solution would not apply.
 */
const isWatery = (product: Product, { row }: ProductIngredient) =>
  atLeast(product, percent(10)).every((each) => each.row.id === row.id || !isOrganicFamily(each.family));

/**
 * Tests at a concentration no lower than in the product: those of the weakest such solution, else of the pure
 * substance.
 */
function testsOf(product: Product, ingredient: ProductIngredient): readonly GloveResistance[] {
  const gloves = product.state === 'gas' ? [] : (ingredient.substance?.gloves ?? []);
  if (gloves.length === 0) return gloves;
  const share = upperPercent(ingredient);
  const strengths = gloves.flatMap(({ upToPercent = 100 }) => (upToPercent >= share ? [upToPercent] : []));
  const strength = Math.min(...(isWatery(product, ingredient) ? strengths : strengths.filter((each) => each === 100)));
  return gloves.filter(({ upToPercent = 100 }) => upToPercent === strength);
}

function tested(tests: readonly GloveResistance[], material: GloveMaterial): Resistance | undefined {
  const ours = tests.filter((each) => each.material === material);
  const timed = ours.flatMap(({ minutes, source }) => (minutes === undefined ? [] : [{ minutes, source }]));
  const shortest = timed.toSorted((a, b) => a.minutes - b.minutes)[0];
  if (shortest) return shortest.minutes < minMinutes ? { kind: 'fails' } : { kind: 'timed', ...shortest };
  return ours[0] && { kind: 'named', source: ours[0].source };
}

/**
 * An inorganic compound, metal or rock without a family: its grains and ions do not pass through a glove. Elements that
 * evaporate or burn, and what corrodes the skin, are left out.
 */
function staysOutside(each: ProductIngredient): boolean {
  const { family, substance } = each;
  if (family !== undefined || substance?.properties.state !== 'solid') return false;
  if (isVolatileSolid(substance) || !isInorganic(each) || ingredientHas(each, 'Skin Corr.')) return false;
  return isMineral(each) || areOfGrains(ingredientElements(each) ?? new Set<string>());
}

/** A compound, a metal or carbon: not an element that evaporates or burns, such as sulfur or phosphorus. */
const areOfGrains = (elements: ReadonlySet<string>): boolean =>
  elements.size > 1 || hasMetal(elements) || elements.has('C');

/** The shortest time counts if sources disagree; without any, the family counts. */
export function resistanceOf(product: Product, ingredient: ProductIngredient, material: GloveMaterial): Resistance {
  if (ingredient.family === 'water' || staysOutside(ingredient)) return { kind: 'harmless' };
  const found = tested(testsOf(product, ingredient), material);
  if (found) return found;
  return ingredient.family && suited[ingredient.family].includes(material) ? { kind: 'family' } : { kind: 'fails' };
}

/** True if neither a test nor a family supports any material. */
export const isUnknown = (product: Product, ingredient: ProductIngredient): boolean =>
  ingredient.family === undefined && !staysOutside(ingredient) && testsOf(product, ingredient).length === 0;
