import { percent, toPercent } from '@gosds/ghs/concentration';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { atLeast } from '../../product/at-least.ts';
import type { FunctionalClass, GloveMaterial, GloveResistance } from '../../substance.ts';
import { isOrganicFamily } from '../../product/functional-class.ts';

/** Upper bound of an ingredient's share, in % by mass; of gases by volume. */
const upperPercent = ({ ingredient }: Pick<ProductIngredient, 'ingredient'>): number =>
  toPercent(ingredient.concentration.upper);

/** Materials that hold a family back, by common practice of glove makers: where nothing is known of the substance itself. */
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

/** Shorter than this a material holds nothing back: EN ISO 374-1 counts a chemical as resisted from level 2. */
const minMinutes = 30;

/** How one material stands against one ingredient. */
export type Resistance =
  /** Water, which does no harm. */
  | { readonly kind: 'harmless' }
  | { readonly kind: 'timed'; readonly minutes: number; readonly source: string }
  /** A source names the material for the substance, and no time. */
  | { readonly kind: 'named'; readonly source: string }
  /** Only the family supports it. */
  | { readonly kind: 'family' }
  | { readonly kind: 'fails' };

/** A test of a watery solution says nothing where a second solvent carries the substance through. */
const isWatery = (product: Product, { row }: ProductIngredient) =>
  atLeast(product, percent(10)).every((each) => each.row.id === row.id || !isOrganicFamily(each.family));

/** What was tested at no less than the product holds: the weakest such solution, else the substance itself. */
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

/** Of sources that disagree the shortest time counts; without any, the family. */
export function resistanceOf(product: Product, ingredient: ProductIngredient, material: GloveMaterial): Resistance {
  if (ingredient.family === 'water') return { kind: 'harmless' };
  const found = tested(testsOf(product, ingredient), material);
  if (found) return found;
  return ingredient.family && suited[ingredient.family].includes(material) ? { kind: 'family' } : { kind: 'fails' };
}

/** True if neither a test nor a family supports any material. */
export const isUnknown = (product: Product, ingredient: ProductIngredient): boolean =>
  ingredient.family === undefined && testsOf(product, ingredient).length === 0;
