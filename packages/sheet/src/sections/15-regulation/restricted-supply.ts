import type { RestrictionStatement } from '@gosds/phrases/restriction-statements';
import type { OtherPurpose } from '../../draft/use/purpose.ts';
import type { Product } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { isSprayedOrSuggested } from '../measures/processing.ts';
import { isInForce, isOfEntry40, namesEntry, notForPublic, shareOf } from './restricted-ingredients.ts';
import { conditionFrom, industrialSolvents, type MixtureLimit, mixtureLimits } from './restriction-shares.ts';

/** True for a use that an entry names. */
const isUsedFor = ({ purposes }: Product, purpose: OtherPurpose): boolean => purposes.others.has(purpose);

const kindOf = ({ purposes }: Product) => purposes.kind;

const isForPublic = ({ mixture }: Product): boolean => mixture.use === 'consumer';

const isSprayed = (product: Product): boolean => product.state === 'aerosol' || isSprayedOrSuggested(product);

/** An aerosol dispenser for decoration or amusement with a flammable content. */
const isDecoration = (product: Product): boolean =>
  product.state === 'aerosol' && isUsedFor(product, 'decoration') && isOfEntry40(product);

/** Highest concentration of a member; the total if the entry adds them up. */
function shareIn(product: Product, { entry, isSum }: MixtureLimit): number {
  if (isSum) return shareOf(product, entry);
  const shares = product.ingredients
    .filter((each) => namesEntry(each, entry))
    .map((each) => each.ingredient.concentration.upper);
  return Math.max(0, ...shares);
}

const limits = new Map(mixtureLimits.map((limit) => [limit.entry, limit]));

function reaches(product: Product, entry: string): boolean {
  const limit = limits.get(entry);
  return limit !== undefined && isInForce(product, entry) && shareIn(product, limit) >= limit.from;
}

/** Limits of entries in force that the product reaches, with the ingredients. */
export const reachedLimits = (writing: Writing) =>
  mixtureLimits
    .filter(({ entry }) => reaches(writing.product, entry))
    .map((limit) => ({
      ...limit,
      names: writing.ingredients.filter((each) => namesEntry(each, limit.entry)).map(({ name }) => name),
    }));

type PackagingRule = {
  readonly entry: string;
  readonly id: RestrictionStatement;
  readonly applies: (writing: Writing) => boolean;
};

const polychloroprene = '9010-98-4';

/** When column 2 of an entry requires a sentence on the packaging. */
const packagingRules: readonly PackagingRule[] = [
  {
    entry: '3',
    id: '3.lamp',
    applies: (writing) =>
      isForPublic(writing.product) && isUsedFor(writing.product, 'lamp-oil') && has(writing.product, 'H304'),
  },
  {
    entry: '3',
    id: '3.grill',
    applies: (writing) =>
      isForPublic(writing.product) && isUsedFor(writing.product, 'grill-lighter') && has(writing.product, 'H304'),
  },
  { entry: '28', id: '28', applies: (writing) => notForPublic(writing).length > 0 },
  {
    entry: '31',
    id: '31',
    applies: ({ product }) => kindOf(product) === 'wood-preservative' && shareOf(product, '31') > 0,
  },
  { entry: '40', id: '40', applies: ({ product }) => isDecoration(product) },
  ...industrialSolvents.map((entry): PackagingRule => ({
    entry,
    id: '32',
    applies: (writing) => reaches(writing.product, entry),
  })),
  {
    entry: '55',
    id: '55',
    applies: (writing) =>
      isForPublic(writing.product) &&
      kindOf(writing.product) === 'paint' &&
      !isSprayed(writing.product) &&
      reaches(writing.product, '55'),
  },
  { entry: '56', id: '56', applies: (writing) => isForPublic(writing.product) && reaches(writing.product, '56') },
  {
    entry: '57',
    id: '57',
    applies: (writing) =>
      isForPublic(writing.product) &&
      reaches(writing.product, '57') &&
      writing.ingredients.some(({ substance }) => substance?.cas === polychloroprene),
  },
  {
    entry: '59',
    id: '59',
    applies: (writing) =>
      reaches(writing.product, '59') &&
      isUsedFor(writing.product, 'paint-remover') &&
      writing.product.profile.keepsUnionRestrictions,
  },
  {
    entry: '74',
    id: '74',
    applies: (writing) => !isForPublic(writing.product) && shareOf(writing.product, '74') >= conditionFrom('74'),
  },
];

export type PackagingSentence = { readonly entry: string; readonly id: RestrictionStatement };

/** Sentences that Annex XVII requires on the packaging, without repeats. */
export function packagingSentences(writing: Writing): readonly PackagingSentence[] {
  const sentences = knownSentences.get(writing.ingredients) ?? findSentences(writing);
  knownSentences.set(writing.ingredients, sentences);
  return sentences;
}

/** Cached by ingredients: the label and two parts of section 15 ask. */
const knownSentences = new WeakMap<Writing['ingredients'], readonly PackagingSentence[]>();

function findSentences(writing: Writing): readonly PackagingSentence[] {
  const met = packagingRules.filter(({ entry, applies }) => isInForce(writing.product, entry) && applies(writing));
  return met.filter(({ id }, index) => met.findIndex((each) => each.id === id) === index);
}

type Ban = { readonly entry: string; readonly applies: (product: Product) => boolean };

/** Supplies that an entry bans, as far as composition, form and identified uses show. */
const bans: readonly Ban[] = [
  { entry: '5', applies: () => true },
  ...industrialSolvents.map((entry): Ban => ({
    entry,
    applies: (product) => isForPublic(product) || isUsedFor(product, 'cleaning'),
  })),
  { entry: '46', applies: (product) => isUsedFor(product, 'cleaning') },
  {
    entry: '54',
    applies: (product) =>
      isForPublic(product) &&
      (kindOf(product) === 'paint' || isUsedFor(product, 'cleaning') || isUsedFor(product, 'paint-remover')),
  },
  {
    entry: '55',
    applies: (product) =>
      isForPublic(product) &&
      isSprayed(product) &&
      (kindOf(product) === 'paint' || (product.state === 'aerosol' && isUsedFor(product, 'cleaning'))),
  },
  { entry: '59', applies: (product) => isForPublic(product) && isUsedFor(product, 'paint-remover') },
  { entry: '60', applies: (product) => isUsedFor(product, 'grout') },
  { entry: '69', applies: (product) => isForPublic(product) && isUsedFor(product, 'windscreen') },
];

/** Toluene in adhesives and spray paints for the public. The sentence in section 15 is printed for any use. */
const isTolueneForPublic = (product: Product): boolean =>
  isInForce(product, '48') &&
  isForPublic(product) &&
  shareOf(product, '48') >= conditionFrom('48') &&
  (kindOf(product) === 'adhesive' || (kindOf(product) === 'paint' && isSprayed(product)));

const isVinylPropellant = (product: Product): boolean =>
  isInForce(product, '2') && product.state === 'aerosol' && shareOf(product, '2') > 0;

const namedBy = (writing: Writing, entry: string) =>
  writing.ingredients
    .filter((each) => namesEntry(each, entry))
    .map(({ name }) => name)
    .join('; ');

/** Entries that ban supplying the product as described, with the ingredients. */
export function forbiddenSupplies(writing: Writing): readonly string[] {
  const entries = [
    ...(isVinylPropellant(writing.product) ? ['2'] : []),
    ...(isDecoration(writing.product) && isInForce(writing.product, '40') && isForPublic(writing.product)
      ? ['40']
      : []),
    ...bans
      .filter(({ entry, applies }) => reaches(writing.product, entry) && applies(writing.product))
      .map(({ entry }) => entry),
    ...(isTolueneForPublic(writing.product) ? ['48'] : []),
  ];
  return entries.map((entry) => `${entry} (${namedBy(writing, entry)})`);
}
