import { ownValue } from '@gosds/ghs/own-value';
import { percent } from '@gosds/ghs/concentration';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { isOrganicFamily } from '../../product/functional-class.ts';
import { elementsByCas, inorganicName, namedElements } from './named-elements-table.ts';
import { knownName } from '../../product/known-name.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import type { FunctionalClass } from '../../substance.ts';
import { atLeast } from '../../product/at-least.ts';

/** Classes of substances that burn in air by themselves. */
const burning: AnyHazard = ['Flam. Gas', 'Flam. Liq.', 'Flam. Sol.', 'Pyr. Liq.', 'Pyr. Sol.', 'Self-heat.'];

type Known = Pick<ProductIngredient, 'substance' | 'family' | 'row'>;

const known = new Map<string, ReadonlySet<string>>();

/** Elements of a catalogue formula, e.g. `C3H6O` -> C, H, O. */
export function elementsOf(formula: string): ReadonlySet<string> {
  const elements = known.get(formula) ?? new Set(formula.match(/[A-Z][a-z]?/g) ?? []);
  known.set(formula, elements);
  return elements;
}

const metal = /^(?:Li|Na|K|Rb|Cs|Be|Mg|Ca|Sr|Ba|Al|Ti|V|Cr|Mn|Fe|Co|Ni|Cu|Zn|Zr|Mo|W|Ag|Cd|Sn|Sb|Hg|Tl|Pb|Bi)$/;

export const isMetal = (element: string): boolean => metal.test(element);

export const hasMetal = (elements: ReadonlySet<string>): boolean => [...elements].some(isMetal);

/** Rocks, glasses and ashes. They are already oxides and form nothing more in a fire. */
const mineral =
  /\bcement|kaolin|zeolite|\bmica-|bentonite|kieselguhr|\bsilica\b|\bglass\b|limestone|asbestos|palygorskite|sepiolite|nepheline|-group minerals|\bashes\b/;

const nameOf = (each: Known) => knownName(each).toLowerCase();

/** Silica such as quartz. */
const isSilica = (formula: string): boolean => {
  const elements = elementsOf(formula);
  return elements.size === 2 && elements.has('Si') && elements.has('O');
};

export function isMineral(each: Known): boolean {
  const formula = each.substance?.formula;
  return formula ? isSilica(formula) : mineral.test(nameOf(each));
}

/** One of the elements, not its compounds. */
const isElement = ({ substance }: Pick<Known, 'substance'>, wanted: readonly string[]): boolean => {
  const elements = elementsOf(substance?.formula ?? '');
  return elements.size === 1 && wanted.some((each) => elements.has(each));
};

export const isChlorine = (each: Pick<Known, 'substance'>): boolean => isElement(each, ['Cl']);

/** Bromine, iodine and fluorine; chlorine is spoken of by itself. */
export const isOtherHalogen = (each: Pick<Known, 'substance'>): boolean => isElement(each, ['Br', 'I', 'F']);

/** Elements that air does not burn, even as a liquid. */
const unburntElements: readonly string[] = ['F', 'Cl', 'Br', 'I', 'Hg', 'Ag', 'Au', 'Pt', 'Pd'];

/**
 * Elements in all members of a family in addition to carbon and hydrogen. The halogen of a halogenated member is not
 * known.
 */
const elementsByFamily: Readonly<Partial<Record<FunctionalClass, readonly string[]>>> = {
  isocyanate: ['N', 'O'],
  nitrile: ['N'],
  amine: ['N'],
  isothiazolinone: ['C', 'H', 'N', 'S'],
  hypochlorite: ['Cl', 'O'],
};

function elementsByName(each: Known): ReadonlySet<string> {
  const { family } = each;
  const isOfCarbon = isOrganicFamily(family) || family === 'amine' || family === 'surfactant';
  const namedOnes = namedElements.flatMap(([pattern, elements]) => (pattern.test(nameOf(each)) ? elements : []));
  return new Set([...(isOfCarbon ? ['C', 'H'] : []), ...((family && elementsByFamily[family]) ?? []), ...namedOnes]);
}

/** By formula, by CAS number, or by name if there is no single formula; undefined if none of them is known. */
export function ingredientElements(each: Known): ReadonlySet<string> | undefined {
  const formula = each.substance?.formula;
  if (formula) return elementsOf(formula);
  const listed = ownValue(elementsByCas, each.substance?.cas ?? '');
  if (listed) return new Set(listed);
  const named = isMineral(each) ? new Set(['O']) : elementsByName(each);
  return named.size > 0 ? named : undefined;
}

/** A carbonate or hydrogencarbonate of a metal or of ammonium. */
const isCarbonate = (each: Known, elements: ReadonlySet<string>) =>
  /carbonat|dolomite/.test(nameOf(each)) && (hasMetal(elements) || /ammonium/.test(nameOf(each)));

const isRock = (each: Known, elements: ReadonlySet<string>) => isMineral(each) || isCarbonate(each, elements);

/** Carbon with hydrogen, except carbonates. */
export function isOrganic(each: Known): boolean {
  const elements = ingredientElements(each);
  return elements !== undefined && elements.has('C') && elements.has('H') && !isCarbonate(each, elements);
}

/** Halogens bound to carbon make a substance organic even without hydrogen, e.g. tetrachloroethylene. */
const ofOrganics = ['F', 'Cl', 'Br', 'I'];

/** True for carbon without hydrogen in oxides, carbides, cyanides and thiocyanates. */
const isInorganicCarbon = (elements: ReadonlySet<string>): boolean =>
  !elements.has('H') &&
  !ofOrganics.some((element) => elements.has(element)) &&
  (!elements.has('S') || hasMetal(elements));

/** Carbon black, graphite, charcoal. */
const isCarbon = (elements: ReadonlySet<string>): boolean => elements.size === 1 && elements.has('C');

/** True for an element, a compound without carbon, an inorganic carbon compound or a rock. */
export function isInorganic(each: Known): boolean {
  const elements = ingredientElements(each);
  if (!elements) return false;
  if (isCarbon(elements) || isRock(each, elements)) return true;
  const { formula, cas = '' } = each.substance ?? {};
  const areAllElementsKnown =
    formula !== undefined || ownValue(elementsByCas, cas) !== undefined || inorganicName.test(nameOf(each));
  return areAllElementsKnown && (!elements.has('C') || isInorganicCarbon(elements));
}

/**
 * For example ammonia, which some countries do not classify as a flammable gas, or sodium dithionite, which self-heats.
 */
const isKnownToBurn = ({ substance }: Known): boolean =>
  substance?.classification.hazards.some((hazard) => isAnyOf(hazard, burning)) ?? false;

/**
 * True for a compound without carbon, a carbonate or a rock. Narrower than inorganic: elements such as metals and
 * sulphur burn, and carbides, cyanides and carbonyls may.
 */
export function cannotBurn(each: Known): boolean {
  if (isKnownToBurn(each)) return false;
  const elements = ingredientElements(each);
  if (!elements || !isInorganic(each)) return false;
  return isRock(each, elements) || (elements.size > 1 && !elements.has('C'));
}

/** An acid that oxidises, such as perchloric acid, has the family of oxidisers. */
const isAcid = ({ substance, family }: Known): boolean =>
  family === 'acid' || substance?.groups?.includes('oxidising-acid') === true;

/** Hydrogen peroxide and chloric acid feed a fire but do not burn. */
const givesOxygen = ({ family }: Known): boolean => family === 'peroxide' || family === 'oxidiser';

const isIncombustibleKind = (each: Known, elements: ReadonlySet<string>): boolean =>
  isAcid(each) || givesOxygen(each) || each.family === 'water' || hasMetal(elements) || isMineral(each);

/**
 * True for a gas, salt, acid, oxidiser, water or rock that does not burn at all. A solution of ammonia releases a gas that may
 * burn.
 */
export function neverBurns(each: Known, state: PhysicalState): boolean {
  if (isKnownToBurn(each)) return false;
  const elements = ingredientElements(each);
  if (!elements || isOrganic(each)) return false;
  if (state === 'gas' || isElement(each, unburntElements)) return true;
  return isIncombustibleKind(each, elements) && cannotBurn(each);
}

/** True if every ingredient meets the condition; false if no ingredient is named. */
export const areAll = <Each>(ingredients: readonly Each[], meets: (each: Each) => boolean): boolean =>
  ingredients.length > 0 && ingredients.every(meets);

/** Highest concentration of organic ingredients and elemental carbon together, which burn alike. */
export const burningShare = (ingredients: readonly ProductIngredient[]): number =>
  ingredients
    .filter((each) => isOrganic(each) || isCarbon(ingredientElements(each) ?? new Set()))
    .reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

/** True if every ingredient at 0.1 % or more is inorganic. REACH Annex XIII covers organic substances. */
export function isAllInorganic(product: Pick<Product, 'ingredients'>): boolean {
  const present = atLeast(product, percent(0.1));
  return areAll(present, isInorganic);
}
