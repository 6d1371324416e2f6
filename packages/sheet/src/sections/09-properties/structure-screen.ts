import { reactiveGroups } from '@gosds/data/substance-kinds';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { knownName } from '../../product/known-name.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { FunctionalClass, ReactiveGroup } from '../../substance.ts';
import {
  elementsOf,
  hasMetal,
  isInorganic,
  isMineral,
  isOrganic,
  neverBurns,
} from '../chemistry/ingredient-elements.ts';

type Screen = (each: ProductIngredient, state: PhysicalState) => boolean;

/** Elements by formula only, because a name may hide an atom. A rock counts as oxide. */
const elementsIn = (each: ProductIngredient): ReadonlySet<string> =>
  isMineral(each) ? new Set(['O']) : elementsOf(each.substance?.formula ?? '');

const isKnown = (each: ProductIngredient): boolean => elementsIn(each).size > 0;

const hasAny = (each: ProductIngredient, wanted: readonly string[]): boolean =>
  wanted.some((element) => elementsIn(each).has(element));

const nameOf = (each: ProductIngredient): string => knownName(each).toLowerCase();

const explosiveGroups: readonly ReactiveGroup[] = reactiveGroups.explosive;

/** Tables A6.1 and A6.2 of the UN Manual of Tests and Criteria, Appendix 6. */
const selfReactiveGroups: readonly ReactiveGroup[] = [...reactiveGroups.explosive, ...reactiveGroups.selfReactive];

/** True if the groups are absent by the known structure, else if formula, family and name leave no doubt. */
const lacks =
  (groups: readonly ReactiveGroup[], otherwise: Screen): Screen =>
  (each, state) => {
    const found = each.substance?.reactiveGroups;
    return found === undefined ? otherwise(each, state) : !found.some((group) => groups.includes(group));
  };

/** Families of carbon, hydrogen and oxygen in which every oxygen is bound to carbon or hydrogen. */
const plainFamilies: readonly (FunctionalClass | undefined)[] = [
  'alcohol',
  'aliphatic',
  'aromatic',
  'ester',
  'ether',
  'glycolEther',
  'ketone',
];

/** Name parts of unstable molecules within those families: double and triple bonds, strained rings, an -O-O- bond. */
const strained =
  /ene(?<!benzene|toluene|xylene|cumene|naphthalene|mesitylene)(?:$|[ ,-])|yne|yn-|vinyl|allyl|acryl|terp|oxiran|epox|ketene|per(?:ox|acet|benz|est|hex|mal|neodec|oct|pival)/;

const isPlainOrganic: Screen = (each) =>
  isOrganic(each) &&
  isKnown(each) &&
  [...elementsIn(each)].every((element) => ['C', 'H', 'O'].includes(element)) &&
  (plainFamilies.includes(each.family) || !hasAny(each, ['O'])) &&
  !strained.test(nameOf(each));

/** Oxygen bound to oxygen, which a formula does not show. */
const peroxo = /per(?:ox|carb|sul(?:f|ph)|bor|mangan|chlor|iod|brom|acetic)|super|ozon/;

const halogens = ['F', 'Cl', 'Br', 'I'];

/** No nitrogen, no oxygen bound to halogen or oxygen, no carbon bound to metal (UN Manual, Appendix 6, Table A6.1). */
const isInertInorganic: Screen = (each) =>
  isKnown(each) &&
  isInorganic(each) &&
  !hasAny(each, ['N']) &&
  !(hasAny(each, ['O']) && hasAny(each, halogens)) &&
  !peroxo.test(nameOf(each));

const isInert: Screen = (each, state) => isPlainOrganic(each, state) || isInertInorganic(each, state);

const hasNoExplosiveGroup = lacks(explosiveGroups, isInert);

/** An inorganic substance has no organic -O-O- bond, and a single oxygen cannot form one. */
const hasNoPeroxide = lacks(
  ['contiguous-oxygen'],
  (each, state) => isPlainOrganic(each, state) || (isKnown(each) && (isInorganic(each) || !hasAny(each, ['O']))),
);

/** CLP 2.13.4.1 and 2.14.4: oxygen, fluorine and chlorine are absent, or bound only to carbon or hydrogen. */
const cannotOxidise = lacks(['oxidising-atom'], (each, state) => {
  if (!isKnown(each)) return false;
  if (isOrganic(each)) return isPlainOrganic(each, state) || !hasAny(each, ['O', 'F', 'Cl']);
  return !hasAny(each, ['O', ...halogens]);
});

const metalloids = ['B', 'Si', 'Ge', 'As', 'Sb', 'Te', 'P'];

/** CLP 2.12.4.1 (a) and (c): no metal or metalloid, or a known solubility in water. */
const isWaterStable: Screen = (each) =>
  each.substance?.properties.waterSolubility !== undefined ||
  (isKnown(each) && !hasMetal(elementsIn(each)) && !hasAny(each, metalloids));

/** Oxides, and salts of oxygen acids and hydrogen halides, which are already oxidised. */
const isBurnt: Screen = (each, state) => neverBurns(each, state) && hasAny(each, ['O', ...halogens]);

/** CLP 2.9.4.1 and 2.10.4.1: a flash point or an auto-ignition temperature was measured in air. */
const isAirStable: Screen = (each, state) =>
  each.substance?.properties.flashPoint !== undefined ||
  each.substance?.properties.autoignition !== undefined ||
  isBurnt(each, state);

/** The class ends at 60 °C, in the United States at 93 °C. */
const hasHighFlashPoint: Screen = (each, state) =>
  (each.substance?.properties.flashPoint?.min ?? 0) > 93 || isBurnt(each, state);

const screens: Partial<Record<HazardClass, Screen>> = {
  Explosives: hasNoExplosiveGroup,
  'Flammable liquids': hasHighFlashPoint,
  'Flammable solids': isBurnt,
  'Self-reactive substances and mixtures': lacks(selfReactiveGroups, isInert),
  'Pyrophoric liquids': isAirStable,
  'Pyrophoric solids': isAirStable,
  'Self-heating substances and mixtures': isBurnt,
  'Substances and mixtures which in contact with water emit flammable gases': isWaterStable,
  'Oxidising liquids': cannotOxidise,
  'Oxidising solids': cannotOxidise,
  'Organic peroxides': hasNoPeroxide,
  'Desensitised explosives': hasNoExplosiveGroup,
};

/** True if structure, composition or a measured value makes the test for the class unnecessary under the law. */
export const isScreened = (each: ProductIngredient, hazardClass: HazardClass, state: PhysicalState): boolean =>
  screens[hazardClass]?.(each, state) ?? false;
