import type { Hazard } from '@gosds/ghs/hazard';
import { hasSupplement } from '@gosds/ghs/supplemental-code';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { explosive, oxidising } from '../../hazard-groups.ts';
import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { Ingredient } from '@gosds/ghs/mixture';
import type { SheetPhrases } from '@gosds/phrases/language';
import { hazardsInForce } from '../../draft/annex-vi-release.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';

export type HazardousProperty = keyof SheetPhrases['disposal']['hazardousProperties'];

/**
 * A limit of Annex III to Directive 2008/98/EC as worded by Regulation (EU) No 1357/2014; HP 14 by Regulation (EU)
 * 2017/997. Specific concentration limits and M-factors of the CLP Regulation do not apply.
 */
type Limit = {
  readonly property: HazardousProperty;
  readonly hazard: AnyHazard;
  readonly limit: Ppb;
  /** `sum` of all such ingredients, or `each` by itself. */
  readonly of: 'sum' | 'each';
  /** Ingredients below this are not counted. */
  readonly cutOff?: Ppb;
};

const sum = (
  property: HazardousProperty,
  hazard: AnyHazard,
  limits: readonly [limit: number, cutOff: number],
): Limit => ({
  property,
  hazard,
  limit: percent(limits[0]),
  of: 'sum',
  cutOff: percent(limits[1]),
});
const each = (property: HazardousProperty, hazard: AnyHazard, limit: number): Limit => ({
  property,
  hazard,
  limit: percent(limit),
  of: 'each',
});

const limits: readonly Limit[] = [
  sum('HP 4', 'Skin Corr. 1A', [1, 1]),
  sum('HP 4', 'H318', [10, 1]),
  sum('HP 4', ['H315', 'H319'], [20, 1]),
  each('HP 5', 'H370', 1),
  each('HP 5', 'H371', 10),
  each('HP 5', 'H335', 20),
  each('HP 5', 'H372', 1),
  each('HP 5', 'H373', 10),
  sum('HP 6', 'Acute Tox. 1 H300', [0.1, 0.1]),
  sum('HP 6', 'Acute Tox. 2 H300', [0.25, 0.1]),
  sum('HP 6', 'H301', [5, 0.1]),
  sum('HP 6', 'H302', [25, 1]),
  sum('HP 6', 'Acute Tox. 1 H310', [0.25, 0.1]),
  sum('HP 6', 'Acute Tox. 2 H310', [2.5, 0.1]),
  sum('HP 6', 'H311', [15, 0.1]),
  sum('HP 6', 'H312', [55, 1]),
  sum('HP 6', 'Acute Tox. 1 H330', [0.1, 0.1]),
  sum('HP 6', 'Acute Tox. 2 H330', [0.5, 0.1]),
  sum('HP 6', 'H331', [3.5, 0.1]),
  sum('HP 6', 'H332', [22.5, 1]),
  each('HP 7', 'H350', 0.1),
  each('HP 7', 'H351', 1),
  sum('HP 8', 'H314', [5, 1]),
  each('HP 10', 'H360', 0.3),
  each('HP 10', 'H361', 3),
  each('HP 11', 'H340', 0.1),
  each('HP 11', 'H341', 1),
  each('HP 13', ['H317', 'H334'], 10),
  each('HP 14', 'H420', 0.1),
  sum('HP 14', 'H400', [25, 0.1]),
];

/**
 * Properties that follow from a class of the product itself: physical hazards, and toxic gas on contact with water or
 * acid.
 */
const ofProduct: readonly (readonly [HazardousProperty, AnyHazard])[] = [
  ['HP 1', explosive],
  ['HP 2', oxidising],
  [
    'HP 3',
    [
      'Flam. Gas',
      'Pyr. Gas',
      'Aerosol 1',
      'Aerosol 2',
      'Flam. Liq.',
      'Flam. Sol.',
      'Self-react. CD',
      'Self-react. C',
      'Self-react. D',
      'Self-react. EF',
      'Self-react. E',
      'Self-react. F',
      'Pyr. Liq.',
      'Pyr. Sol.',
      'Self-heat.',
      'Water-react.',
      'Org. Perox. CD',
      'Org. Perox. C',
      'Org. Perox. D',
      'Org. Perox. EF',
      'Org. Perox. E',
      'Org. Perox. F',
    ],
  ],
];

/** In the order of Annex III to Directive 2008/98/EC. */
export const hazardousProperties: readonly HazardousProperty[] = [
  'HP 1',
  'HP 2',
  'HP 3',
  'HP 4',
  'HP 5',
  'HP 6',
  'HP 7',
  'HP 8',
  'HP 10',
  'HP 11',
  'HP 12',
  'HP 13',
  'HP 14',
];

type Composed = { readonly ingredients: readonly Pick<ProductIngredient, 'ingredient'>[] };

/** A hazard and the ingredients that have it. */
type Shared = { readonly hazard: Hazard; readonly ingredients: Ingredient[] };

function byHazard({ ingredients, mixture }: Composed & Pick<Product, 'mixture'>): readonly Shared[] {
  const found = new Map<string, Shared>();
  for (const { ingredient } of ingredients) {
    for (const hazard of hazardsInForce(ingredient, mixture)) {
      const notation = `${hazard.code} ${hazard.hCode}`;
      const shared = found.get(notation) ?? { hazard, ingredients: [] };
      shared.ingredients.push(ingredient);
      found.set(notation, shared);
    }
  }
  return [...found.values()];
}

/** Concentrations of the ingredients with one of the hazards, each counted once. */
function sharesOf(all: readonly Shared[], { hazard, cutOff = 0 }: Pick<Limit, 'hazard' | 'cutOff'>): readonly Ppb[] {
  const met = all.filter((each) => isAnyOf(each.hazard, hazard));
  if (met.length === 0) return [];
  const ingredients = new Set(met.flatMap((each) => each.ingredients));
  return [...ingredients].map(({ concentration }) => concentration.upper).filter((upper) => upper >= cutOff);
}

const total = (shares: readonly Ppb[]): Ppb => shares.reduce((all, share) => all + share, 0);

function isReached(all: readonly Shared[], row: Limit): boolean {
  const shares = sharesOf(all, row);
  if (shares.length === 0) return false;
  return row.of === 'sum' ? total(shares) >= row.limit : shares.some((share) => share >= row.limit);
}

/**
 * H410 counts from 0.1 %, the others from 1 %. The sum weighted by 100, 10 and 1, or the plain sum of all four, reaches
 * 25 %.
 */
function isChronicallyToxic(all: readonly Shared[]): boolean {
  const of = (hazard: AnyHazard, cutOff: number) => total(sharesOf(all, { hazard, cutOff: percent(cutOff) }));
  const [first, second, third] = [of('H410', 0.1), of('H411', 1), of('H412', 1)];
  const weighed = 100 * first + 10 * second + third;
  return Math.max(weighed, first + second + third + of('H413', 1)) >= percent(25);
}

const aspiration = sum('HP 5', 'H304', [10, 0]);

/** H304 counts only if the viscosity is at most 20.5 mm²/s at 40 °C, or not known; a solid has none. */
const mayBeAspirated = (all: readonly Shared[], { mixture, state }: Pick<Product, 'mixture' | 'state'>): boolean =>
  state !== 'solid' && (mixture.properties.kinematicViscosity40?.min ?? 0) <= 20.5 && isReached(all, aspiration);

type Judged = Composed & Pick<Product, 'mixture' | 'state' | 'productHazards' | 'classification'>;

/** Cached by ingredients: section 13 asks five times, and the review again. */
const known = new WeakMap<Judged['ingredients'], readonly HazardousProperty[]>();

/** The properties that make the product hazardous waste, in order; HP 8 replaces HP 4. */
export function wasteProperties(c: Judged): readonly HazardousProperty[] {
  const found = known.get(c.ingredients) ?? findProperties(c);
  known.set(c.ingredients, found);
  return found;
}

/** Annex III, HP 8: a product that may corrode the skin by its pH does so, whatever is known about its ingredients. */
const corrodesByPh = (c: Judged): boolean => {
  const { ph } = c.mixture.properties;
  return ph !== undefined && (ph.max <= 2 || ph.min >= 11.5) && has(c, 'H314');
};

function findProperties(c: Judged): readonly HazardousProperty[] {
  const all = byHazard(c);
  const setsGasFree = c.classification.supplemental.some(({ code }) => hasSupplement([code], ['029', '031', '032']));
  const found = new Set<HazardousProperty>([
    ...ofProduct.filter(([, wanted]) => has(c, wanted)).map(([property]) => property),
    ...limits.filter((row) => isReached(all, row)).map(({ property }) => property),
    ...(isChronicallyToxic(all) ? ['HP 14' as const] : []),
    ...(mayBeAspirated(all, c) ? ['HP 5' as const] : []),
    ...(corrodesByPh(c) ? ['HP 8' as const] : []),
    ...(setsGasFree ? ['HP 12' as const] : []),
  ]);
  if (found.has('HP 8')) found.delete('HP 4');
  return hazardousProperties.filter((property) => found.has(property));
}
