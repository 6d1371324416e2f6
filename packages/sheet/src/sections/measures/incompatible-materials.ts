import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { FunctionalClass } from './functional-class.ts';
import { burningShare } from './ingredient-elements.ts';
import { atLeast, mayHave, setsGasFreeWithAcids, type SheetContext } from '../../sheet-context.ts';

type Material = keyof SheetPhrases['stability']['materials'];

/** What a family must be kept from. */
const byFamily: Readonly<Record<FunctionalClass, readonly Material[]>> = {
  acid: ['bases', 'metals', 'hypochlorites'],
  base: ['acids', 'metals'],
  oxidiser: ['combustibles', 'reducers'],
  peroxide: ['combustibles', 'reducers', 'heavyMetals'],
  hypochlorite: ['acids', 'ammonia', 'reducers'],
  isocyanate: ['water', 'amines', 'alcohols'],
  epoxide: ['amines', 'strongAcids', 'bases'],
  acrylate: ['peroxides', 'oxidisers'],
  amine: ['strongAcids', 'oxidisers', 'hypochlorites'],
  aldehyde: ['oxidisers', 'bases'],
  halogenated: ['alkaliMetals', 'bases'],
  phenol: ['oxidisers', 'bases'],
  alcohol: ['oxidisers', 'alkaliMetals'],
  ether: ['oxidisers'],
  ketone: ['oxidisers'],
  ester: ['oxidisers', 'bases'],
  glycolEther: ['oxidisers'],
  aromatic: ['oxidisers'],
  aliphatic: ['oxidisers'],
  aprotic: ['oxidisers', 'halogens'],
  nitrile: ['oxidisers', 'strongAcids'],
  isothiazolinone: ['oxidisers', 'reducers', 'amines'],
  surfactant: [],
  salt: [],
  water: [],
};

const order: readonly Material[] = [
  'oxidisers',
  'reducers',
  'combustibles',
  'greases',
  'acids',
  'strongAcids',
  'bases',
  'metals',
  'alkaliMetals',
  'heavyMetals',
  'amines',
  'alcohols',
  'ammonia',
  'hypochlorites',
  'halogens',
  'peroxides',
  'water',
];

/** By the measured pH, whatever the families of the ingredients are. */
function byPh({ mixture }: SheetContext): Material[] {
  const ph = mixture.properties.ph;
  if (!ph) return [];
  return [
    ...(ph.max <= 2 ? ['bases' as const, 'hypochlorites' as const] : []),
    ...(ph.min >= 11.5 ? ['acids' as const] : []),
  ];
}

/** Ammonia forms chloramines with bleach, and explosives with halogens. */
const givesAmmonia = (c: SheetContext): boolean =>
  atLeast(c, percent(1)).some(({ substance }) => /^ammonia\b/i.test(substance?.name ?? ''));

function byHazard(c: SheetContext): Material[] {
  return [
    ...(mayHave(c, /^Flam\./) ? ['oxidisers' as const] : []),
    ...(mayHave(c, /^Ox\./) ? ['combustibles' as const, 'reducers' as const] : []),
    ...(mayHave(c, /^Ox\. Gas/) ? ['greases' as const] : []),
    ...(mayHave(c, /^Aerosol [12]/) || burningShare(c.ingredients) >= percent(10) ? ['oxidisers' as const] : []),
    ...(mayHave(c, /^Water-react/) ? ['water' as const] : []),
    ...(mayHave(c, /^Met\. Corr/) ? ['metals' as const] : []),
    ...(setsGasFreeWithAcids(c) ? ['acids' as const] : []),
    ...(givesAmmonia(c) ? ['hypochlorites' as const, 'halogens' as const] : []),
  ];
}

/** Incompatible materials by the families of the ingredients at 1 % or more, by class and by pH, in the order of the sheet. */
export function incompatibleMaterials(c: SheetContext): Material[] {
  const families = atLeast(c, percent(1)).flatMap(({ family }) => (family === undefined ? [] : byFamily[family]));
  const found = new Set<Material>([...families, ...byHazard(c), ...byPh(c)]);
  if (found.has('acids')) found.delete('strongAcids');
  return order.filter((material) => found.has(material));
}

/** The materials as one phrase; empty where none is known. */
export function incompatibleText(c: SheetContext): string {
  const { materials } = c.phrases.stability;
  return c.phrases.shared.list(incompatibleMaterials(c).map((material) => materials[material]));
}
