import { percent, type Ppb } from '@gosds/ghs/concentration';
import { memoised } from '../../memoised.ts';
import { atLeast } from '../../product/at-least.ts';
import type { Product } from '../../product/product.ts';
import type { SubstanceGroup } from '../../substance.ts';

/** The concentration of each group's ingredients together. Cached, because a sheet asks for a hundred groups. */
const sharesOfGroups = memoised((ingredients: Product['ingredients']): ReadonlyMap<SubstanceGroup, Ppb> => {
  const shares = new Map<SubstanceGroup, Ppb>();
  for (const { groups, ingredient } of ingredients) {
    for (const group of groups) shares.set(group, (shares.get(group) ?? 0) + ingredient.concentration.upper);
  }
  return shares;
});

/** True if ingredients of the group together reach the concentration. */
export const holdsGroup = ({ ingredients }: Pick<Product, 'ingredients'>, group: SubstanceGroup, from: Ppb): boolean =>
  (sharesOfGroups(ingredients).get(group) ?? 0) >= from;

/**
 * Regulation (EU) 2019/1148, Annex I covers ammonium nitrate fertilisers from 16 % of nitrogen, which is 45.7 % of the
 * salt.
 */
const confinedFrom = percent(45.7);

/** A solid oxidiser that contains its own fuel, such as ammonium nitrate. */
export const mayExplodeConfined = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'solid' && holdsGroup(product, 'confined-explosive', confinedFrom);

/** A metal phosphide, which water and acids decompose. */
export const holdsPhosphide = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'phosphide', percent(1));

/** An anhydride of a carboxylic acid without water, which would have made the acid of it. */
export const holdsAnhydride = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'acid-anhydride', percent(1)) && !product.ingredients.some(({ family }) => family === 'water');

/** An alkali metal, an alkaline earth metal or a hydride of one. */
export const formsAlkali = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'alkali-forming', percent(1));

/** The liquid metal. */
export const holdsMercury = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'mercury', percent(1));

/** A dithionite powder: a little water makes it hot enough to decompose and to ignite; a solution has already reacted. */
export const decomposesWhenDamp = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'solid' && holdsGroup(product, 'dithionite', percent(10));

/** Salts of sulphurous acid, in solution too. */
export const holdsSulphite = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'sulphite', percent(1));

/** Percarbonates and perborates as a solid, which damp decomposes. */
export const holdsPeroxyhydrate = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'solid' && holdsGroup(product, 'peroxyhydrate', percent(10));

/** A sulphite powder smells of the sulphur dioxide that damp sets free. */
const smellsInDamp = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'solid' && holdsSulphite(product);

/** Solids that damp decomposes without danger of fire. */
export const isSpoiltByDamp = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  smellsInDamp(product) || holdsPeroxyhydrate(product);

/** Formic acid strong enough to lose water to itself, as makers warn from 85 %. */
export const givesCarbonMonoxide = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'formic-acid', percent(85));

/** Turpentine, limonene and similar; little of it, or an emulsion, heats up little. */
export const oxidisesInAir = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'liquid' &&
  holdsGroup(product, 'terpene', percent(25)) &&
  !product.ingredients.some(({ family }) => family === 'water');

/** A solution of formaldehyde, which sets in the cold. What follows from it would reveal a confidential name. */
export const holdsFormaldehyde = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'liquid' &&
  atLeast(product, percent(25)).some(
    ({ substance, isConfidential }) => substance?.cas === '50-00-0' && !isConfidential,
  );

/** Alkynes such as acetylene, which form explosives with copper, silver and mercury. */
export const holdsAcetylide = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'acetylide', percent(1));

/** An instant adhesive: water, textiles and paper make it cure. */
export const isInstantAdhesive = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'cyanoacrylate', percent(10));

/**
 * True for a silane whose alkoxy groups release their alcohol with damp. Without water as an ingredient only; with it
 * they have already reacted.
 */
export const formsAlcohol = (product: Pick<Product, 'ingredients'>, group: 'methoxysilane' | 'ethoxysilane'): boolean =>
  holdsGroup(product, group, percent(1)) && !product.ingredients.some(({ family }) => family === 'water');

/** Enough nitrate ester to decompose by itself. A trace in fuel only helps ignition. */
export const holdsNitrateEster = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'nitrate-ester', percent(10));

/** Linseed oil, alkyd resins and similar, which cure in air. A water-based product heats up little. */
export const driesInAir = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'liquid' &&
  holdsGroup(product, 'drying-oil', percent(10)) &&
  !product.ingredients.some(({ family }) => family === 'water');

/** A paint or paste of zinc or aluminium without water: damp and acids release hydrogen in it, and its can swells. */
export const holdsMetalInLiquid = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'liquid' &&
  holdsGroup(product, 'metal-powder', percent(25)) &&
  !product.ingredients.some(({ family }) => family === 'water');

/** True if the product dissolves silica, so that sand and glass are unsuitable. */
export const attacksGlass = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'attacks-glass', percent(1));
