import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { harmfulInAir } from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import { isHotWork, isSprayed } from '../measures/processing.ts';
import { raisesDust } from '../measures/combustible-dust.ts';
import { holdsIsocyanate } from '../chemistry/reactive-kind.ts';
import { isOrganicFamily } from '../../product/functional-class.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { atLeast } from '../../product/at-least.ts';
import type { Substance } from '../../substance.ts';

type GasFilter = keyof SheetPhrases['exposure']['filters'];

export type ParticleFilter = 'P2' | 'P3';

export type FilterType = GasFilter | ParticleFilter;

export const isParticleFilter = (type: FilterType): type is ParticleFilter => type === 'P2' || type === 'P3';

/** Highest boiling point of the vapours that need the single-use filter AX (EN 14387). */
const lowBoiling = 65;

const inhalationHazard: AnyHazard = ['Flam. Liq. 1', 'Flam. Liq. 2', ...harmfulInAir];

function organicFilter(substance: Substance | undefined): FilterType {
  const boiling = substance?.properties.boilingPoint?.max;
  return boiling !== undefined && boiling <= lowBoiling ? 'AX' : 'A';
}

/** Above it an organic liquid is not volatile, Directive 2004/42/EC, Article 2(5). */
const volatileUpTo = 250;

/** Of a powder or paste: what is itself solid, or boils too high, is breathed in as dust alone. */
function givesVapour(product: Product, { substance }: ProductIngredient): boolean {
  if (product.state !== 'solid' || !substance) return true;
  const { state, boilingPoint } = substance.properties;
  return state !== 'solid' && (boilingPoint === undefined || boilingPoint.min <= volatileUpTo);
}

function filterFor(product: Product, each: ProductIngredient): FilterType | undefined {
  const { family, groups, substance } = each;
  if (family !== 'hypochlorite' && !givesVapour(product, each)) return undefined;
  if (isOrganicFamily(family)) return organicFilter(substance);
  if (family === 'hypochlorite') return 'B';
  if (family === 'amine' || groups.includes('ammonia')) return 'K';
  // Nitric acid is an oxidiser by its family.
  return groups.includes('acid-vapour') ? 'E' : undefined;
}

const harmfulAsVapour: AnyHazard = ['H330', 'H331', 'H332'];

/** A liquid or a gas by itself, that harms who breathes it in, and of whose vapour it is not known which filter holds it. */
const hasNoFilter = (product: Product, each: ProductIngredient): boolean =>
  each.substance?.properties.state !== 'solid' &&
  ingredientHas(each, harmfulAsVapour) &&
  filterFor(product, each) === undefined;

/**
 * A vapour that no filter is known to hold: hydrogen peroxide, for which none of EN 14387 is rated (from knowledge), and what is
 * neither organic nor a known acid, base or bleach.
 */
export const passesFilters = (product: Product): boolean =>
  product.state === 'liquid' && product.ingredients.some((each) => hasNoFilter(product, each));

const isPeracid = ({ family, groups }: ProductIngredient): boolean =>
  family === 'peroxide' && groups.includes('peracid');
/** Combined filter ABEK-P3, as the makers name it. */
const forPeracids: readonly FilterType[] = ['A', 'B', 'E', 'K', 'P3'];

/** A mist of what no gas filter holds, or of what burns the airways. */
const needsMistFilter = (product: Product, held: readonly (FilterType | undefined)[]) =>
  has(product, inhalationHazard) && (held.includes(undefined) || has(product, 'Skin Corr.'));

/** Dust, fume or mist by state or work; isocyanates harm as mist, however little of them is vapour. */
const formsParticles = (product: Product): boolean =>
  raisesDust(product) ||
  isHotWork(product) ||
  isSprayed(product) ||
  product.state === 'aerosol' ||
  (product.state === 'liquid' && holdsIsocyanate(product));

function particleFilter(product: Product, held: readonly (FilterType | undefined)[]): FilterType | undefined {
  const needsFinest = has(product, ['Resp. Sens.', 'H330', 'H340', 'H350', 'H360']);
  const isBreathedIn = formsParticles(product) || (product.state === 'liquid' && needsMistFilter(product, held));
  if (!isBreathedIn) return undefined;
  return needsFinest ? 'P3' : 'P2';
}

const order: readonly FilterType[] = ['AX', 'A', 'B', 'E', 'K', 'P2', 'P3'];

/** Not of a gas, which no filter holds for long. */
function isBreathedInAndHarms({ product, ingredients }: Writing): boolean {
  if (product.state === 'gas' || isFrozenGas(product)) return false;
  return (
    raisesDust(product) ||
    isHotWork(product) ||
    has(product, inhalationHazard) ||
    ingredients.some((each) => (each.substance?.exposureLimits.length ?? 0) > 0)
  );
}

/** Filter types by boiling point, family and state; none where nothing that is breathed in does harm. */
export function filterChoice(writing: Writing): readonly FilterType[] {
  if (!isBreathedInAndHarms(writing)) return [];
  const vapours = atLeast(writing, percent(1))
    .filter((each) => ingredientHas(each, 'any') || (each.substance?.exposureLimits.length ?? 0) > 0)
    .flatMap((each): readonly (FilterType | undefined)[] =>
      isPeracid(each) ? forPeracids : [filterFor(writing.product, each)],
    );
  const found = new Set([...vapours, particleFilter(writing.product, vapours)]);
  if (found.has('AX')) found.delete('A');
  if (found.has('P3')) found.delete('P2');
  const filters = order.filter((type) => found.has(type));
  // A dust filter alone would let the vapour through that harms.
  return passesFilters(writing.product) && filters.every(isParticleFilter) ? [] : filters;
}
