import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import { atLeast, type SheetContext } from './sheet-context.ts';

type Product = keyof SheetPhrases['fire']['products'];

const metals = /^(?:Li|Na|K|Mg|Ca|Sr|Ba|Al|Ti|V|Cr|Mn|Fe|Co|Ni|Cu|Zn|Zr|Mo|Ag|Cd|Sn|Sb|Hg|Pb|Bi)$/;

/** Elements of a formula, e.g. `C3H6O` -> C, H, O. */
export const elementsOf = (formula: string): ReadonlySet<string> => new Set(formula.match(/[A-Z][a-z]?/g) ?? []);

/** What the elements of a formula give in a fire, in the order of the sheet. */
const rows: readonly (readonly [Product, (elements: ReadonlySet<string>, name: string) => boolean])[] = [
  ['carbonOxides', (e) => e.has('C')],
  ['nitrogenOxides', (e) => e.has('N')],
  ['hydrogenCyanide', (_, name) => /isocyan|cyan|nitrile|acrylamide/i.test(name)],
  ['sulphurOxides', (e) => e.has('S')],
  ['hydrogenChloride', (e) => e.has('Cl') && e.has('H')],
  ['chlorine', (_, name) => /hypochlorit|chlorate|chlorite/i.test(name)],
  ['phosgene', (e) => e.has('Cl') && e.has('C') && e.has('H') && !e.has('N') && !e.has('Na')],
  ['hydrogenFluoride', (e) => e.has('F')],
  ['hydrogenBromide', (e) => e.has('Br')],
  ['hydrogenIodide', (e) => e.has('I')],
  ['phosphorusOxides', (e) => e.has('P')],
  ['siliconDioxide', (e) => e.has('Si')],
  ['metalOxides', (e) => [...e].some((element) => metals.test(element))],
];

export type CombustionProducts = {
  readonly products: readonly Product[];
  /** Ingredients whose composition is not known, so that more may form. */
  readonly unknown: readonly string[];
};

/** Water, carbon dioxide: nothing forms of them in a fire. */
const inert = new Set(['7732-18-5', '124-38-9']);

/** From the formulas of the ingredients at 1 % or more. */
export function combustionProducts(c: Pick<SheetContext, 'ingredients'>): CombustionProducts {
  const burning = atLeast(c, percent(1)).filter(({ substance }) => !inert.has(substance?.cas ?? ''));
  const known = burning.flatMap(({ substance }) =>
    substance?.formula ? [{ elements: elementsOf(substance.formula), name: substance.name }] : [],
  );
  return {
    products: rows
      .filter(([, meets]) => known.some((each) => meets(each.elements, each.name)))
      .map(([product]) => product),
    unknown: burning.filter(({ substance }) => !substance?.formula).map(({ name }) => name),
  };
}
