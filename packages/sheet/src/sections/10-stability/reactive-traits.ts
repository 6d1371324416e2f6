import type { AnySupplement } from '@gosds/ghs/supplemental-code';
import { corrosiveToMetalOrSkin, selfReactivesAndPeroxides } from '../../hazard-groups.ts';
import { holdsGroup } from '../measures/holds-group.ts';
import { holdsPeroxide } from '../chemistry/reactive-kind.ts';
import type { FunctionalClass } from '../../substance.ts';
import { holdsAlkalineBinder } from '../measures/alkaline-binder.ts';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import { atLeast } from '../../product/at-least.ts';
import { percent } from '@gosds/ghs/concentration';

/** True if 1 % or more of the product belongs to one of these families. */
export const holds =
  (...families: readonly FunctionalClass[]) =>
  (product: Product) =>
    atLeast(product, percent(1)).some(({ family }) => family !== undefined && families.includes(family));

/** True if the label bears this supplemental statement. */
export const warns = (wanted: AnySupplement) => (product: Product) => hasStatement(product, wanted);

/** Wet cement and lime dissolve light metals. */
export const isAlkalinePaste = (product: Product): boolean => product.state === 'solid' && holdsAlkalineBinder(product);

/** Hydrogen peroxide and similar; organic peroxides have their own sentences. */
export const decomposesAsPeroxide = (product: Product): boolean =>
  holdsPeroxide(product) && !mayHave(product, selfReactivesAndPeroxides);

/** A measured pH of a strong acid or base. */
export const isExtreme = ({ mixture }: Product): boolean => {
  const { ph } = mixture.properties;
  return ph !== undefined && (ph.max <= 2 || ph.min >= 11.5);
};

/** A measured pH overrides the families: an acid or base may be neutralised in the product. */
export const isAcidic = ({ mixture }: Product): boolean => (mixture.properties.ph?.min ?? 0) < 7;
export const isAlkaline = ({ mixture }: Product): boolean => (mixture.properties.ph?.max ?? 14) > 7;

/** Acidic enough to release chlorine from bleach: by pH, else an acid that corrodes skin or damages eyes, such as oxalic. */
export const isKeptFromBleach = (product: Product): boolean =>
  (product.mixture.properties.ph?.max ?? 14) <= 2 ||
  (product.mixture.properties.ph === undefined &&
    holds('acid')(product) &&
    mayHave(product, ['Skin Corr.', 'Eye Dam.']));

/** A dry gas such as ammonia does not dissolve light metals, as its solution does. */
export const holdsWetBase = (product: Product): boolean => product.state !== 'gas' && holds('base')(product);

/** Nitric acid oxidises metals; they release nitrogen oxides instead of hydrogen. */
export const holdsNitricAcid = (product: Product): boolean => holdsGroup(product, 'nitric-acid', percent(1));

/** Strong acid by pH; else by family, if the product is also corrosive. */
export const reactsWithBases = (product: Product): boolean =>
  (product.mixture.properties.ph?.max ?? 7) <= 2 ||
  (holds('acid')(product) && isAcidic(product) && mayHave(product, corrosiveToMetalOrSkin));
export const reactsWithAcids = (product: Product): boolean =>
  (product.mixture.properties.ph?.min ?? 7) >= 11.5 ||
  (holds('base')(product) && isAlkaline(product) && mayHave(product, corrosiveToMetalOrSkin));

/** Damp granules and tablets release chlorine and nitrogen trichloride; a solution has already reacted. */
export const isKeptDry = (product: Product): boolean =>
  product.state === 'solid' && holds('chloroisocyanurate')(product);
