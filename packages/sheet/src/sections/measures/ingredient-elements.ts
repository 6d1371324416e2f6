import type { PhysicalState } from '@gosds/ghs/mixture';
import { isOrganicFamily } from './functional-class.ts';
import type { SheetIngredient } from '../../sheet-context.ts';

type Known = Pick<SheetIngredient, 'substance' | 'family' | 'row'>;

const known = new Map<string, ReadonlySet<string>>();

/** Elements of a formula of the catalogue, e.g. `C3H6O` -> C, H, O. */
export function elementsOf(formula: string): ReadonlySet<string> {
  const elements = known.get(formula) ?? new Set(formula.match(/[A-Z][a-z]?/g) ?? []);
  known.set(formula, elements);
  return elements;
}

const metal = /^(?:Li|Na|K|Rb|Cs|Be|Mg|Ca|Sr|Ba|Al|Ti|V|Cr|Mn|Fe|Co|Ni|Cu|Zn|Zr|Mo|W|Ag|Cd|Sn|Sb|Hg|Tl|Pb|Bi)$/;

export const hasMetal = (elements: ReadonlySet<string>): boolean => [...elements].some((each) => metal.test(each));

/** What a systematic or a common name tells of a substance of unknown or variable composition. */
const namedRows: readonly (readonly [name: RegExp, elements: readonly string[]])[] = [
  [
    /hydrocarbon|petroleum|petrolatum|naphtha|gasoline|fuel|kerosin|asphalt|paraffin|alkane|ligroine|turpentine/,
    ['C', 'H'],
  ],
  [/ethylene\b|propylene\b|butene|propene|styrene|butadiene|\bdec(?:-1-)?ene|dodecene|rubber/, ['C', 'H']],
  [
    /(?:meth|eth|prop|but|pent|hex|hept|oct|dec|alk|benz|phen|naphth|tolu|tallow|coco|fatty|gluco|cellulos)/,
    ['C', 'H'],
  ],
  [
    /starch|\bgum\b|rosin|\boils?\b|\bwax(?:es)?\b|esters?\b|lignin|lignosulf|carbon black|pyrethrin|\bresins?\b/,
    ['C', 'H'],
  ],
  // Enzymes end in -ase by the rules of their names; they are proteins.
  [/ase\b(?<!\b(?:ph|b|rele|gre)ase)|subtilisin|protein|enzyme|gelatin|casein/, ['C', 'H', 'N', 'S']],
  [/isothiazol|thiocarbam/, ['C', 'H', 'N', 'S']],
  [/amin[eo]|amide|imide|imin|nitr|azol|azin|ammonium|cyan|melamine|guanid|quinolin|pyrrolid|caprolact/, ['N']],
  [/(?<!epi)chlor(?!o-2,3-epoxy|ophyll)/, ['Cl']],
  [/brom/, ['Br']],
  [/fluor/, ['F']],
  [/\biod|iodide/, ['I']],
  [/(?<!de)sul(?:f|ph)|thio|mercap/, ['S']],
  [/phosph/, ['P']],
  [/sil(?:ox|an|icon)/, ['Si']],
  [/sodium/, ['Na']],
  [/potassium/, ['K']],
  [/calcium/, ['Ca']],
  [/zinc/, ['Zn']],
  [/cobalt/, ['Co']],
  [/copper/, ['Cu']],
  [/lead /, ['Pb']],
];

/** Rocks, glasses and ashes: oxides already, of which nothing more forms in a fire. */
const mineral =
  /\bcement|kaolin|zeolite|\bmica-|bentonite|kieselguhr|\bsilica\b|\bglass\b|limestone|asbestos|palygorskite|sepiolite|nepheline|-group minerals|\bashes\b/;

const nameOf = ({ substance, row }: Known) => (substance?.name ?? row.name).toLowerCase();

export const isMineral = (each: Known): boolean => !each.substance?.formula && mineral.test(nameOf(each));

function namedElements(each: Known): ReadonlySet<string> {
  const name = nameOf(each);
  const isCarbon = isOrganicFamily(each.family) || each.family === 'amine' || each.family === 'surfactant';
  const told = namedRows.flatMap(([pattern, elements]) => (pattern.test(name) ? elements : []));
  return new Set([...(isCarbon ? ['C', 'H'] : []), ...told]);
}

/** By formula, or by name where no single formula exists; undefined where neither tells anything. */
export function ingredientElements(each: Known): ReadonlySet<string> | undefined {
  const formula = each.substance?.formula;
  if (formula) return elementsOf(formula);
  const named = isMineral(each) ? new Set(['O']) : namedElements(each);
  return named.size > 0 ? named : undefined;
}

/** A carbonate or hydrogencarbonate of a metal or of ammonium. */
const isCarbonate = (each: Known, elements: ReadonlySet<string>) =>
  /carbonat/.test(nameOf(each)) && (hasMetal(elements) || /ammonium/.test(nameOf(each)));

/** Carbon with hydrogen, but for carbonates. */
export function isOrganic(each: Known): boolean {
  const elements = ingredientElements(each);
  return elements !== undefined && elements.has('C') && elements.has('H') && !isCarbonate(each, elements);
}

/** Known as a compound without carbon, as a carbonate or as a rock. */
export function isInorganic(each: Known): boolean {
  const elements = ingredientElements(each);
  if (!elements) return false;
  if (isMineral(each) || isCarbonate(each, elements)) return true;
  return elements.size > 1 && !elements.has('C');
}

/** A gas, salt, acid, water or rock that does not burn at all; a solution of ammonia gives off a gas that may. */
export function neverBurns(each: Known, state: PhysicalState): boolean {
  const elements = ingredientElements(each);
  if (!elements || isOrganic(each)) return false;
  if (state === 'gas') return true;
  const isKnown = each.family === 'acid' || each.family === 'water' || hasMetal(elements) || isMineral(each);
  return isKnown && isInorganic(each);
}

/** Largest share of organic ingredients. */
export const organicShare = (ingredients: readonly SheetIngredient[]): number =>
  ingredients.filter(isOrganic).reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);
