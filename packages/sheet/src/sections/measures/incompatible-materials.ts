import { boilsWithWater, mustStayDry } from './water-contact.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { corrosiveToMetalOrSkin, flammableWithAerosols, oxidising } from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { FunctionalClass } from '../../substance.ts';
import { burningShare, isChlorine, isOtherHalogen } from '../chemistry/ingredient-elements.ts';
import { isInitiator } from '../../product/initiator.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';
import { setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { holdsAlkalineBinder, holdsBinderThatSets } from './alkaline-binder.ts';
import { holdsHypophosphite } from './reducing-salt.ts';
import { isMetalDust } from './combustible-dust.ts';
import {
  attacksGlass,
  decomposesWhenDamp,
  formsAlcohol,
  holdsAcetylide,
  holdsAnhydride,
  holdsGroup,
  holdsMercury,
  holdsMetalInLiquid,
  holdsNitrateEster,
  holdsPeroxyhydrate,
  holdsSulphite,
  isInstantAdhesive,
  mayExplodeConfined,
} from './holds-group.ts';
import { holdsMonomer } from './holds-monomer.ts';
import { atLeast } from '../../product/at-least.ts';

type Material = keyof SheetPhrases['stability']['materials'];

/** Materials to keep away from each family. */
const byFamily: Readonly<Record<FunctionalClass, readonly Material[]>> = {
  acid: ['bases', 'metals', 'hypochlorites'],
  base: ['acids', 'metals'],
  oxidiser: ['combustibles', 'reducers', 'strongAcids'],
  peroxide: ['combustibles', 'reducers', 'bases', 'heavyMetals', 'metals'],
  hypochlorite: ['acids', 'ammonia', 'amines', 'reducers', 'combustibles', 'heavyMetals'],
  chloroisocyanurate: ['reducers', 'combustibles', 'acids', 'bases', 'amines', 'ammonia', 'hypochlorites', 'water'],
  isocyanate: ['water', 'amines', 'alcohols', 'bases'],
  epoxide: ['amines', 'acids', 'bases'],
  acrylate: ['peroxides', 'oxidisers'],
  amine: ['acids', 'oxidisers', 'hypochlorites'],
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
  'glass',
  'alkaliMetals',
  'heavyMetals',
  'acetylideMetals',
  'accelerators',
  'amines',
  'alcohols',
  'ammonia',
  'hypochlorites',
  'halogens',
  'peroxides',
  'water',
];

/** By the measured pH, whatever the families of the ingredients. */
function byPh({ mixture }: Product): Material[] {
  const ph = mixture.properties.ph;
  if (!ph) return [];
  return [
    ...(ph.max <= 2 ? ['bases' as const, 'hypochlorites' as const] : []),
    ...(ph.min >= 11.5 ? ['acids' as const] : []),
  ];
}

const wetBinder: readonly Material[] = ['acids', 'metals'];
const metalPowder: readonly Material[] = ['oxidisers', 'acids', 'bases', 'halogens', 'water'];
const azide: readonly Material[] = ['acids', 'heavyMetals', 'oxidisers'];
const halogen: readonly Material[] = ['combustibles', 'reducers', 'bases', 'metals', 'ammonia', 'amines'];
const anhydride: readonly Material[] = ['water', 'alcohols', 'amines', 'bases', 'strongAcids', 'oxidisers'];
const mercury: readonly Material[] = ['metals', 'alkaliMetals', 'ammonia', 'halogens', 'oxidisers'];
const confined: readonly Material[] = ['combustibles', 'reducers', 'acids', 'metals'];

/** Ammonia forms chloramines with bleach and explosives with halogens; it attacks copper. */
export const givesAmmonia = (product: Product): boolean =>
  atLeast(product, percent(1)).some(({ substance }) => /^ammonia\b/i.test(substance?.name ?? ''));

/** Elemental chlorine: metals such as aluminium burn in it, and ammonia forms explosives with it. */
export const holdsChlorine = (product: Pick<Product, 'ingredients'>): boolean =>
  atLeast(product, percent(1)).some((each) => isChlorine(each));

/** Bromine, iodine and fluorine: they oxidise what chlorine oxidises. */
export const holdsOtherHalogen = (product: Pick<Product, 'ingredients'>): boolean =>
  atLeast(product, percent(1)).some((each) => isOtherHalogen(each));

/** For any organic peroxide, as makers of hardeners warn. */
const organicPeroxide: readonly Material[] = [
  'combustibles',
  'reducers',
  'acids',
  'bases',
  'heavyMetals',
  'accelerators',
  'amines',
];

/** Materials to keep away from a class, even if the product only may have it. */
const byClass: readonly { readonly hazard: AnyHazard; readonly materials: readonly Material[] }[] = [
  { hazard: flammableWithAerosols, materials: ['oxidisers'] },
  { hazard: oxidising, materials: ['combustibles', 'reducers'] },
  { hazard: 'Ox. Gas', materials: ['greases'] },
  { hazard: 'Org. Perox.', materials: organicPeroxide },
  // Acids and alcohols release hydrogen as water does.
  { hazard: 'Water-react.', materials: ['acids', 'alcohols', 'water'] },
  { hazard: 'Met. Corr.', materials: ['metals'] },
  { hazard: 'Self-heat.', materials: ['oxidisers'] },
];

/** Materials to keep away because of a group of ingredients, or because of a reaction with acids. */
const byContents: readonly (readonly [(product: Product) => boolean, readonly Material[]])[] = [
  [isMetalDust, metalPowder],
  [holdsMetalInLiquid, metalPowder],
  [(product) => holdsGroup(product, 'azide', percent(1)), azide],
  [mayExplodeConfined, confined],
  [mustStayDry, ['water']],
  [boilsWithWater, ['water', 'combustibles', 'reducers']],
  [(product) => product.state === 'solid' && holdsBinderThatSets(product), ['water']],
  [attacksGlass, ['glass']],
  [holdsAcetylide, ['acetylideMetals', 'halogens']],
  [isInstantAdhesive, ['water', 'alcohols', 'amines', 'bases']],
  [(product) => formsAlcohol(product, 'methoxysilane'), ['water', 'acids', 'bases']],
  [(product) => formsAlcohol(product, 'ethoxysilane'), ['water', 'acids', 'bases']],
  [holdsNitrateEster, ['acids', 'bases', 'reducers', 'amines']],
  [holdsMonomer, ['peroxides']],
  [decomposesWhenDamp, ['acids', 'water']],
  [setsGasFreeWithAcids, ['acids']],
  [holdsHypophosphite, ['oxidisers']],
  [holdsSulphite, ['oxidisers', 'acids']],
  [holdsPeroxyhydrate, ['heavyMetals', 'acids']],
  [givesAmmonia, ['hypochlorites', 'halogens', 'acetylideMetals']],
  [holdsChlorine, ['ammonia', 'amines', 'metals']],
  [holdsOtherHalogen, halogen],
  [holdsAnhydride, anhydride],
  [holdsMercury, mercury],
];

function byHazard(product: Product): Material[] {
  return [
    ...byClass.flatMap(({ hazard, materials }) => (mayHave(product, hazard) ? materials : [])),
    ...(burningShare(product.ingredients) >= percent(10) ? ['oxidisers' as const] : []),
    ...(product.state === 'solid' && holdsAlkalineBinder(product) ? wetBinder : []),
    ...byContents.flatMap(([applies, materials]) => (applies(product) ? materials : [])),
  ];
}

/** An oxidising acid: other acids release nothing from it, as they do from its salts. */
const oxidisingAcid: readonly Material[] = ['combustibles', 'reducers', 'bases', 'metals'];

/** At acidic pH an amine is a salt and no longer takes up another acid. */
export const bindsAmines = ({ mixture }: Pick<Product, 'mixture'>): boolean => (mixture.properties.ph?.max ?? 14) < 7;

/** Alkaline enough to have reacted already with the phenols, esters and acids in it. */
const isAlkali = ({ mixture }: Product): boolean => (mixture.properties.ph?.min ?? 7) >= 10;
const neutralisedByAlkali: readonly FunctionalClass[] = ['acid', 'phenol', 'ester', 'aldehyde'];
/** What a free acid is kept from. */
const ofFreeAcid: readonly Material[] = ['bases', 'hypochlorites'];

/** An acid or alkali below it makes no acid or alkali of a solid that does not corrode. */
const littleInSolid = percent(10);

const isLittleInSolid = (product: Product, { family, ingredient }: ProductIngredient): boolean =>
  product.state === 'solid' &&
  (family === 'acid' || family === 'base') &&
  ingredient.concentration.upper < littleInSolid &&
  !mayHave(product, corrosiveToMetalOrSkin);

function materialsOf(product: Product, each: ProductIngredient): readonly Material[] {
  const { family, groups } = each;
  if (isLittleInSolid(product, each)) return [];
  if (groups.includes('oxidising-acid')) return oxidisingAcid;
  if (family === 'base' && product.state === 'gas') return ['acids'];
  if (family === 'amine' && bindsAmines(product)) return ['oxidisers', 'hypochlorites'];
  if (isInitiator(product, each)) return ['reducers', 'heavyMetals', 'amines'];
  if (family === undefined) return [];
  const isNeutralised = isAlkali(product) && neutralisedByAlkali.includes(family);
  return byFamily[family].filter((material) => !isNeutralised || !ofFreeAcid.includes(material));
}

/**
 * Incompatible materials by the families of ingredients at 1 % or more, by class and by pH, in the order of the sheet.
 */
function incompatibleMaterials(product: Product): Material[] {
  const families = atLeast(product, percent(1)).flatMap((each) => [...materialsOf(product, each)]);
  const found = new Set<Material>([...families, ...byHazard(product), ...byPh(product)]);
  if (found.has('acids')) found.delete('strongAcids');
  return order.filter((material) => found.has(material));
}

/** Cached by ingredients: sections 7 and 10 ask. */
const known = new WeakMap<Writing['ingredients'], string>();

/** The materials as one phrase; empty if none is known. */
export function incompatibleText({ phrases, product, ingredients }: Writing): string {
  const { materials } = phrases.stability;
  const text =
    known.get(ingredients) ??
    phrases.shared.list(incompatibleMaterials(product).map((material) => materials[material]));
  known.set(ingredients, text);
  return text;
}
