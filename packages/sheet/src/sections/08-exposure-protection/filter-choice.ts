import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { harmfulInAir } from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import { isHotWork, isSprayedOrSuggested } from '../measures/processing.ts';
import { isOtherHalogen } from '../chemistry/ingredient-elements.ts';
import { breaksToHarmfulDust, raisesDust } from '../measures/combustible-dust.ts';
import { holdsIsocyanate } from '../chemistry/reactive-kind.ts';
import { holdsSulphite } from '../measures/holds-group.ts';
import { formsHydrogenFluoride } from '../measures/water-contact.ts';
import { isOrganicFamily } from '../../product/functional-class.ts';
import { limitsOfDestination } from './limit-rows.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { inhaledForm, isVolatileSolid } from '../../product/inhaled-form.ts';
import { atLeast } from '../../product/at-least.ts';
import type { FunctionalClass, Substance, SubstanceGroup } from '../../substance.ts';

type GasFilter = keyof SheetPhrases['exposure']['filters'];

export type ParticleFilter = 'P2' | 'P3';

export type FilterType = GasFilter | ParticleFilter;

export const isParticleFilter = (type: FilterType): type is ParticleFilter => type === 'P2' || type === 'P3';

/** In °C. Vapours that boil up to it need the single-use filter AX (EN 14387). */
const lowBoiling = 65;

const inhalationHazard: AnyHazard = ['Flam. Liq. 1', 'Flam. Liq. 2', ...harmfulInAir];

/** By the boiling point of the substance; one of many compounds, such as petrol, begins to boil where the product does. */
function organicFilter(product: Product, substance: Substance | undefined): FilterType {
  const own = substance?.properties.boilingPoint?.max;
  const boiling = own ?? product.measures.boilingPoint?.min;
  return boiling !== undefined && boiling <= lowBoiling ? 'AX' : 'A';
}

/** In °C. An organic liquid that boils above it is not volatile: Directive 2004/42/EC, Article 2(5). */
const volatileUpTo = 250;

/** For a powder or paste: an ingredient that boils too high, or a solid that hardly evaporates, is inhaled only as dust. */
function givesVapour(product: Product, { substance }: ProductIngredient): boolean {
  if (product.state !== 'solid' || !substance) return true;
  const { state, boilingPoint } = substance.properties;
  if (state === 'solid') return isVolatileSolid(substance);
  return boilingPoint === undefined || boilingPoint.min <= volatileUpTo;
}

/** Formaldehyde, and its solid polymer that gives it off. */
const formaldehyde: readonly string[] = ['50-00-0', '30525-89-4'];

/** Its filter names it, so for a confidential one no filter is known, and apparatus is asked for. */
const givesFormaldehyde = ({ substance }: ProductIngredient): boolean => formaldehyde.includes(substance?.cas ?? '');

const ofFamily = (family: FunctionalClass) => (each: ProductIngredient) => each.family === family;
const ofGroup = (group: SubstanceGroup) => (each: ProductIngredient) => each.groups.includes(group);

/** Nitric acid has the family of oxidisers, so its vapour is known by its group. */
const inorganicFilters: readonly (readonly [(each: ProductIngredient) => boolean, FilterType])[] = [
  [ofFamily('hypochlorite'), 'B'],
  [ofFamily('chloroisocyanurate'), 'B'],
  [ofFamily('amine'), 'K'],
  [isOtherHalogen, 'B'],
  [ofGroup('ammonia'), 'K'],
  [ofGroup('mercury'), 'Hg'],
  [ofGroup('phosphide'), 'B'],
  [ofGroup('acid-vapour'), 'E'],
];

/** Chlorine from bleach and from pool tablets, phosphine from a solid that becomes damp. */
const setsGasFree = (each: ProductIngredient) =>
  ofFamily('hypochlorite')(each) || ofFamily('chloroisocyanurate')(each) || ofGroup('phosphide')(each);

function filterFor(product: Product, each: ProductIngredient): FilterType | undefined {
  if (givesFormaldehyde(each)) return each.isConfidential ? undefined : 'formaldehyde';
  if (!setsGasFree(each) && !givesVapour(product, each)) return undefined;
  if (isOrganicFamily(each.family)) return organicFilter(product, each.substance);
  return inorganicFilters.find(([fits]) => fits(each))?.[1];
}

const harmfulAsVapour: AnyHazard = ['H330', 'H331', 'H332'];

/** True for a liquid or gas that is harmful if inhaled and for whose vapour no suitable filter is known. */
const hasNoFilter = (product: Product, each: ProductIngredient): boolean =>
  each.substance?.properties.state !== 'solid' &&
  ingredientHas(each, harmfulAsVapour) &&
  filterFor(product, each) === undefined;

/**
 * True if no filter is known to retain a vapour: hydrogen peroxide, for which EN 14387 rates no filter (from
 * knowledge), and vapours that are neither organic nor a known acid, base or bleach.
 */
const passesFilters = (product: Product): boolean =>
  product.state === 'liquid' && product.ingredients.some((each) => hasNoFilter(product, each));

const isPeracid = ({ family, groups }: ProductIngredient): boolean =>
  family === 'peroxide' && groups.includes('peracid');
/** Combined filter ABEK-P3, as makers call it. */
const forPeracids: readonly FilterType[] = ['A', 'B', 'E', 'K', 'P3'];

/** The mist of an ingredient that no gas filter retains, or of a product that corrodes the airways. */
const needsMistFilter = (product: Product, held: readonly (FilterType | undefined)[]) =>
  has(product, inhalationHazard) && (held.includes(undefined) || has(product, 'Skin Corr.'));

/** Dust, fume or mist, by state or process. Isocyanates harm as mist, even with little vapour. */
const formsParticles = (product: Product): boolean =>
  raisesDust(product) ||
  isHotWork(product) ||
  isSprayedOrSuggested(product) ||
  product.state === 'aerosol' ||
  breaksToHarmfulDust(product) ||
  (product.state === 'liquid' && holdsIsocyanate(product));

function particleFilter(product: Product, held: readonly (FilterType | undefined)[]): FilterType | undefined {
  const needsFinest = has(product, ['Resp. Sens.', 'H330', 'H340', 'H350', 'H360']);
  const isBreathedIn = formsParticles(product) || (product.state === 'liquid' && needsMistFilter(product, held));
  if (!isBreathedIn) return undefined;
  return needsFinest ? 'P3' : 'P2';
}

const order: readonly FilterType[] = ['AX', 'A', 'formaldehyde', 'Hg', 'B', 'E', 'K', 'P2', 'P3'];

/** True if any country has a limit for the ingredient in air. */
const hasLimit = ({ substance }: ProductIngredient): boolean => (substance?.exposureLimits.length ?? 0) > 0;

/** True for a harmless liquid that hardly evaporates, such as glycerol: its limits are those of its mist. */
const givesMistAlone = ({ state }: Product, each: ProductIngredient): boolean =>
  state === 'liquid' &&
  each.substance?.properties.state === 'liquid' &&
  inhaledForm(each.substance) === 'dust-mist' &&
  !ingredientHas(each, harmfulInAir);

/** None for a harmless ingredient of a liquid that hardly evaporates, such as a resin: only a spray carries it. */
function filtersFor(product: Product, each: ProductIngredient): readonly (FilterType | undefined)[] {
  if (isPeracid(each)) return forPeracids;
  if (givesMistAlone(product, each)) return hasLimit(each) ? ['P2'] : [];
  const filter = filterFor(product, each);
  const isDissolved = product.state === 'liquid' && each.substance?.properties.state === 'solid';
  return filter === undefined && isDissolved && !ingredientHas(each, harmfulInAir) ? [] : [filter];
}

/** False for a gas: no filter retains it for long. */
function isBreathedInAndHarms({ product, ingredients }: Writing): boolean {
  if (product.state === 'gas' || isFrozenGas(product)) return false;
  return raisesDust(product) || isHotWork(product) || has(product, inhalationHazard) || ingredients.some(hasLimit);
}

/** True if a vapour that no filter retains is harmful at its share of the product, or has a limit in the country. */
export const needsApparatusForVapour = (writing: Writing): boolean =>
  passesFilters(writing.product) &&
  (has(writing.product, inhalationHazard) ||
    limitsOfDestination(writing).some(({ each }) => hasNoFilter(writing.product, each)));

/** Damp sets hydrogen fluoride or sulphur dioxide free. EN 14387 has type E for both. */
const givesAcidGas = (product: Product): boolean => formsHydrogenFluoride(product) || holdsSulphite(product);

/** Filter types by boiling point, family and state; none if nothing harmful is inhaled. */
export function filterChoice(writing: Writing): readonly FilterType[] {
  if (!isBreathedInAndHarms(writing)) return [];
  const vapours = atLeast(writing, percent(1))
    .filter((each) => ingredientHas(each, 'any') || hasLimit(each))
    .flatMap((each): readonly (FilterType | undefined)[] => filtersFor(writing.product, each));
  const found = new Set([
    ...vapours,
    ...(givesAcidGas(writing.product) ? (['E'] as const) : []),
    particleFilter(writing.product, vapours),
  ]);
  if (found.has('AX')) found.delete('A');
  if (found.has('P3')) found.delete('P2');
  const filters = order.filter((type) => found.has(type));
  // A dust filter alone would let the harmful vapour through.
  return passesFilters(writing.product) && filters.every(isParticleFilter) ? [] : filters;
}
