import { percent } from '@gosds/ghs/concentration';
import { areAll, ingredientElements, isInorganic } from '../chemistry/ingredient-elements.ts';
import { holdsPeroxide } from '../chemistry/reactive-kind.ts';
import type { ProductKind } from '../../draft/use/purpose.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { atLeast } from '../../product/at-least.ts';
import { wasteProperties } from './waste-properties.ts';

/** Paired entries of the European List of Waste (Decision 2000/532/EC): hazardous, and not hazardous. */
type Pair = readonly [hazardous: string, other: string | undefined];

/** By the use of the product. */
const byKind = new Map<ProductKind | undefined, Pair>([
  ['paint', ['08 01 11*', '08 01 12']],
  ['printing-ink', ['08 03 12*', '08 03 13']],
  ['adhesive', ['08 04 09*', '08 04 10']],
]);

const agrochemical: Pair = ['02 01 08*', '02 01 09'];
const gas: Pair = ['16 05 04*', '16 05 05'];
/** Chlorofluorocarbons, HCFC and HFC, as refrigeration plants give them back. */
const refrigerant: Pair = ['14 06 01*', undefined];
const peroxide: Pair = ['16 09 03*', undefined];
const oxidiser: Pair = ['16 09 04*', undefined];
const organic: Pair = ['16 03 05*', '16 03 06'];
const inorganic: Pair = ['16 03 03*', '16 03 04'];

const isocyanates: Pair = ['08 05 01*', undefined];
const thinner: Pair = ['14 06 03*', undefined];
const halogenatedThinner: Pair = ['14 06 02*', undefined];

const holdsCarbon = (each: ProductIngredient) => ingredientElements(each)?.has('C') === true && !isInorganic(each);

const weightOf = (ingredients: readonly ProductIngredient[]): number =>
  ingredients.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

/** Off-specification batches and unused products, by the main constituent beside water; undefined if not known. */
function byComposition(product: Product): Pair | undefined {
  const counting = atLeast(product, percent(1)).filter(({ family }) => family !== 'water');
  const carbon = counting.filter(holdsCarbon);
  const rest = counting.filter((each) => !carbon.includes(each));
  if (counting.length > 0 && areAll(rest, isInorganic) && weightOf(carbon) < weightOf(rest)) return inorganic;
  return carbon.length > 0 ? organic : undefined;
}

const holdsFamily = (product: Product, families: readonly ProductIngredient['family'][]): boolean =>
  atLeast(product, percent(1)).some(({ family }) => families.includes(family));

/** An ingredient that cures with a paint makes the product a paint, not a thinner. */
function ofPaint(product: Product): Pair | undefined {
  if (holdsFamily(product, ['amine', 'epoxide', 'acrylate', 'peroxide'])) return byKind.get('paint');
  return holdsFamily(product, ['halogenated']) ? halogenatedThinner : thinner;
}

function byPurpose(product: Product): Pair | undefined {
  const { kind, others } = product.purposes;
  if (others.has('plant-protection')) return agrochemical;
  if (kind !== 'paint' && kind !== 'adhesive' && holdsFamily(product, ['isocyanate'])) return isocyanates;
  return kind === 'paint-related' ? ofPaint(product) : byKind.get(kind);
}

const isFluorinatedRefrigerant = (product: Product): boolean =>
  product.state === 'gas' &&
  product.purposes.kind === 'refrigerant' &&
  product.ingredients.some((each) => ingredientElements(each)?.has('F') === true);

function pairOf(product: Product): Pair | undefined {
  if (isFluorinatedRefrigerant(product)) return refrigerant;
  if (product.state === 'gas' || product.state === 'aerosol') return gas;
  const pair = byPurpose(product);
  if (pair) return pair;
  if (holdsPeroxide(product)) return peroxide;
  return wasteProperties(product).includes('HP 2') ? oxidiser : byComposition(product);
}

/**
 * A proposed code for the unused product; undefined if use and composition lead to none, or if an ingredient was not
 * assessed.
 */
export function wasteCodeOf(product: Product): string | undefined {
  const pair = pairOf(product);
  if (wasteProperties(product).length > 0) return pair?.[0];
  const isAssessed = product.ingredients.every(({ ingredient }) => ingredient.hazards !== 'not-assessed');
  return isAssessed ? pair?.[1] : undefined;
}
