import { percent } from '@gosds/ghs/concentration';
import type { RestrictionStatement } from '@gosds/phrases/restriction-statements';
import type { OtherPurpose } from '../draft/use/purpose.ts';
import { has, type SheetContext } from '../sheet-context.ts';
import { isSprayedOrSuggested } from './measures/processing.ts';
import { isInForce, namesEntry, notForPublic, shareOf } from './restricted-ingredients.ts';
import { industrialSolvents, mixtureLimits } from './restrictions-table.ts';

/** A use that an entry speaks of. */
const isUsedFor = ({ purposes }: SheetContext, purpose: OtherPurpose): boolean => purposes.others.has(purpose);

const kindOf = ({ purposes }: SheetContext) => purposes.kind;

const isForPublic = ({ mixture }: SheetContext): boolean => mixture.use === 'consumer';

const isSprayed = (c: SheetContext): boolean => c.state === 'aerosol' || isSprayedOrSuggested(c);

/** Largest share of a member, or of all where the entry adds them up. */
function shareIn(c: SheetContext, { entry, isSum }: (typeof mixtureLimits)[number]): number {
  if (isSum) return shareOf(c, entry);
  const shares = c.ingredients
    .filter((each) => namesEntry(each, entry))
    .map((each) => each.ingredient.concentration.upper);
  return Math.max(0, ...shares);
}

const limits = new Map(mixtureLimits.map((limit) => [limit.entry, limit]));

function reaches(c: SheetContext, entry: string): boolean {
  const limit = limits.get(entry);
  return limit !== undefined && isInForce(c, entry) && shareIn(c, limit) >= limit.from;
}

/** Limits of entries in force that the product reaches, with the names of the ingredients. */
export const reachedLimits = (c: SheetContext) =>
  mixtureLimits
    .filter(({ entry }) => reaches(c, entry))
    .map((limit) => ({
      ...limit,
      names: c.ingredients.filter((each) => namesEntry(each, limit.entry)).map(({ name }) => name),
    }));

type Says = {
  readonly entry: string;
  readonly id: RestrictionStatement;
  readonly applies: (c: SheetContext) => boolean;
};

const polychloroprene = '9010-98-4';

/** When column 2 of an entry puts a sentence on the packaging. */
const says: readonly Says[] = [
  { entry: '3', id: '3.lamp', applies: (c) => isForPublic(c) && isUsedFor(c, 'lamp-oil') && has(c, 'H304') },
  { entry: '3', id: '3.grill', applies: (c) => isForPublic(c) && isUsedFor(c, 'grill-lighter') && has(c, 'H304') },
  { entry: '28', id: '28', applies: (c) => notForPublic(c).length > 0 },
  ...industrialSolvents.map((entry): Says => ({ entry, id: '32', applies: (c) => reaches(c, entry) })),
  {
    entry: '55',
    id: '55',
    applies: (c) => isForPublic(c) && kindOf(c) === 'paint' && !isSprayed(c) && reaches(c, '55'),
  },
  { entry: '56', id: '56', applies: (c) => isForPublic(c) && reaches(c, '56') },
  {
    entry: '57',
    id: '57',
    applies: (c) =>
      isForPublic(c) && reaches(c, '57') && c.ingredients.some(({ substance }) => substance?.cas === polychloroprene),
  },
  {
    entry: '59',
    id: '59',
    applies: (c) => reaches(c, '59') && isUsedFor(c, 'paint-remover') && c.profile.market === 'eu',
  },
  { entry: '74', id: '74', applies: (c) => !isForPublic(c) && shareOf(c, '74') >= percent(0.1) },
];

export type PackagingSentence = { readonly entry: string; readonly id: RestrictionStatement };

/** Sentences that Annex XVII puts on the packaging of the product, each once. */
export function packagingSentences(c: SheetContext): readonly PackagingSentence[] {
  const met = says.filter(({ entry, applies }) => isInForce(c, entry) && applies(c));
  return met.filter(({ id }, index) => met.findIndex((each) => each.id === id) === index);
}

type Ban = { readonly entry: string; readonly applies: (c: SheetContext) => boolean };

/** Supplies that an entry forbids, as far as composition, form and identified uses tell. */
const bans: readonly Ban[] = [
  { entry: '5', applies: () => true },
  ...industrialSolvents.map((entry): Ban => ({ entry, applies: (c) => isForPublic(c) || isUsedFor(c, 'cleaning') })),
  { entry: '46', applies: (c) => isUsedFor(c, 'cleaning') },
  {
    entry: '54',
    applies: (c) =>
      isForPublic(c) && (kindOf(c) === 'paint' || isUsedFor(c, 'cleaning') || isUsedFor(c, 'paint-remover')),
  },
  {
    entry: '55',
    applies: (c) =>
      isForPublic(c) && isSprayed(c) && (kindOf(c) === 'paint' || (c.state === 'aerosol' && isUsedFor(c, 'cleaning'))),
  },
  { entry: '59', applies: (c) => isForPublic(c) && isUsedFor(c, 'paint-remover') },
  { entry: '60', applies: (c) => isUsedFor(c, 'grout') },
  { entry: '69', applies: (c) => isForPublic(c) && isUsedFor(c, 'windscreen') },
];

/** Toluene in adhesives and spray paints for the public; its section 15 sentence stands at any use. */
const isTolueneForPublic = (c: SheetContext): boolean =>
  isInForce(c, '48') &&
  isForPublic(c) &&
  shareOf(c, '48') >= percent(0.1) &&
  (kindOf(c) === 'adhesive' || (kindOf(c) === 'paint' && isSprayed(c)));

const isVinylPropellant = (c: SheetContext): boolean =>
  isInForce(c, '2') && c.state === 'aerosol' && shareOf(c, '2') > 0;

const namedBy = (c: SheetContext, entry: string) =>
  c.ingredients
    .filter((each) => namesEntry(each, entry))
    .map(({ name }) => name)
    .join('; ');

/** Entries by which the product may not be supplied as it is described, with the ingredients. */
export function forbiddenSupplies(c: SheetContext): readonly string[] {
  const entries = [
    ...(isVinylPropellant(c) ? ['2'] : []),
    ...bans.filter(({ entry, applies }) => reaches(c, entry) && applies(c)).map(({ entry }) => entry),
    ...(isTolueneForPublic(c) ? ['48'] : []),
  ];
  return entries.map((entry) => `${entry} (${namedBy(c, entry)})`);
}
