import { percent } from '@gosds/ghs/concentration';
import { waterCas } from '@gosds/ghs/water';
import type { SheetPhrases } from '@gosds/phrases/language';
import { hasMetal, ingredientElements, isMetal, isMineral } from '../chemistry/ingredient-elements.ts';
import type { Writing } from '../writing.ts';
import { isHypophosphite } from './reducing-salt.ts';
import { isInitiator } from '../../product/initiator.ts';
import { knownName } from '../../product/known-name.ts';
import type { FunctionalClass } from '../../substance.ts';
import { atLeast } from '../../product/at-least.ts';

type CombustionProduct = keyof SheetPhrases['fire']['products'];

type Burning = { readonly name: string; readonly family: FunctionalClass | undefined };

const isBleach = (family: FunctionalClass | undefined) => family === 'hypochlorite' || family === 'chloroisocyanurate';

/**
 * Metals whose chlorides resist hydrolysis by heat. Chlorides of other metals, such as iron, release hydrogen chloride.
 */
const ofStableChlorides = ['Li', 'Na', 'K', 'Rb', 'Cs', 'Ca', 'Sr', 'Ba', 'Ag', 'Pb', 'Hg', 'Tl'];

/**
 * True if chlorine forms hydrogen chloride with hydrogen from the substance or from humid air. Metal chlorates release
 * chlorine instead.
 */
function givesHydrogenChloride(e: ReadonlySet<string>): boolean {
  if (!e.has('Cl') || e.has('H')) return e.has('Cl');
  const isChlorate = hasMetal(e) && e.has('O');
  return e.size > 1 && !isChlorate && !ofStableChlorides.some((each) => e.has(each));
}

/** Combustion products by the elements of an ingredient, in the order of the sheet. */
const rows: readonly (readonly [CombustionProduct, (elements: ReadonlySet<string>, each: Burning) => boolean])[] = [
  ['carbonOxides', (e) => e.has('C')],
  ['nitrogenOxides', (e) => e.has('N') && e.size > 1],
  [
    'ammonia',
    (_, { name }) =>
      /^ammonia\b|\b(?:di)?ammonium\b(?! (?:compounds|nitrate|dichromate|perchlorate))|\burea\b/i.test(name),
  ],
  ['formaldehyde', (_, { name }) => /paraformaldehyde|trioxane|polyoxymethylene|methenamine/i.test(name)],
  [
    'hydrogenCyanide',
    (_, { name, family }) =>
      family === 'isocyanate' || family === 'nitrile' || /isocyan|cyan|nitrile|acrylamide/i.test(name),
  ],
  ['isocyanates', (_, { family }) => family === 'isocyanate'],
  ['oxygen', (_, { family }) => family === 'peroxide' || family === 'oxidiser'],
  ['sulphurOxides', (e) => e.has('S')],
  ['hydrogenChloride', (e, { family }) => givesHydrogenChloride(e) || family === 'chloroisocyanurate'],
  [
    'chlorine',
    (e, { name, family }) =>
      isBleach(family) || (e.has('Cl') && e.size === 1) || /hypochlorit|chlorate|chlorite/i.test(name),
  ],
  ['phosgene', (e) => e.has('Cl') && e.has('C') && !e.has('N') && !e.has('Na')],
  ['hydrogenFluoride', (e) => e.has('F')],
  ['hydrogenBromide', (e) => e.has('Br')],
  ['hydrogenIodide', (e) => e.has('I')],
  ['phosphorusOxides', (e) => e.has('P')],
  ['phosphine', (_, { name }) => isHypophosphite(name)],
  ['siliconDioxide', (e) => e.has('Si')],
  ['mercuryVapour', (e) => e.has('Hg')],
  ['metalOxides', (e) => [...e].some((each) => each !== 'Hg' && isMetal(each))],
];

export type CombustionProducts = {
  readonly products: readonly CombustionProduct[];
  /** Ingredients with unknown composition, from which more may form. */
  readonly unknown: readonly string[];
};

/** Water, carbon dioxide and air form nothing in a fire. */
const inert = new Set([waterCas, '124-38-9', '132259-10-0']);

type Burned = Pick<Writing, 'ingredients' | 'product'>;

/** Cached by ingredients: sections 5 and 10 ask. */
const known = new WeakMap<Writing['ingredients'], CombustionProducts>();

/** Combustion products by the elements of the ingredients at 1 % or more. */
export function combustionProducts(writing: Burned): CombustionProducts {
  const found = known.get(writing.ingredients) ?? findProducts(writing);
  known.set(writing.ingredients, found);
  return found;
}

function findProducts(writing: Burned): CombustionProducts {
  const burning = atLeast(writing, percent(1)).filter(
    (each) => !inert.has(each.substance?.cas ?? '') && !isMineral(each),
  );
  const composed = burning.map((each) => ({
    elements: ingredientElements(each),
    known: { name: knownName(each), family: isInitiator(writing.product, each) ? undefined : each.family },
  }));
  return {
    products: rows
      .filter(([, meets]) => composed.some(({ elements, known }) => elements !== undefined && meets(elements, known)))
      .map(([product]) => product),
    unknown: burning.filter((each) => !ingredientElements(each)).map(({ name }) => name),
  };
}
