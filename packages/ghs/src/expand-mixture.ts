import { checkConcentration, highestTotal, maxIngredients } from './check-mixture.ts';
import { type Concentration, percent } from './concentration.ts';
import { MixtureError } from './mixture-error.ts';
import type { Ingredient, Mixture, TestData } from './mixture.ts';
import { mergeSameSubstance } from './rules/same-substance.ts';
import { balanceOf, readShare, type ShareBasis, shareWithin } from './share.ts';

/** An ingredient that is itself a mixture. The same raw material has the same id everywhere. */
export type RawMaterial = {
  readonly id: string;
  readonly name: string;
  readonly ingredients: readonly RecipeItem[];
  /** Tests on the raw material. They apply to a mixture with it only by a bridging principle. */
  readonly testData?: readonly TestData[];
};

/** The concentration as written (`10-20 %`, `> 20`, `balance`), or in ppb. */
export type RecipeItem = { readonly share: string | Concentration } & (
  | { readonly ingredient: Omit<Ingredient, 'concentration'> }
  | { readonly rawMaterial: RawMaterial }
);

/** A mixture as recorded, before its raw materials are expanded. */
export type Recipe = Omit<Mixture, 'ingredients'> & { readonly ingredients: readonly RecipeItem[] };

/** A raw material after expansion. `share` is its concentration in the whole mixture. */
export type ExpandedRawMaterial = {
  readonly id: string;
  readonly name: string;
  readonly share: Concentration;
  readonly testDataNotApplied: readonly TestData[];
};

export type ExpandedMixture = { readonly mixture: Mixture; readonly rawMaterials: readonly ExpandedRawMaterial[] };

const deepest = 16;

/** Nested raw materials can multiply. This limits an expansion to the size of ten of the largest mixtures. */
const maxItems = 10 * maxIngredients;

/**
 * Replaces raw materials by their ingredients. Multiplies the lower ends and the upper ends of the concentrations, so
 * that a range stays a range. The same substance from several raw materials counts as one. Throws a MixtureError if a
 * raw material cannot be expanded.
 */
export function expandMixture({ ingredients: items, ...rest }: Recipe): ExpandedMixture {
  const found: Expansion = { ingredients: [], rawMaterials: [], items: 0 };
  const basis = rest.physicalState === 'gas' && rest.sharesBy !== 'weight' ? 'volume' : 'weight';
  expandInto(found, items, { whole: { lower: percent(100), upper: percent(100) }, within: [], basis });
  return {
    mixture: { ...rest, ingredients: mergeSameSubstance(found.ingredients) },
    rawMaterials: found.rawMaterials,
  };
}

type Expansion = { ingredients: Ingredient[]; rawMaterials: ExpandedRawMaterial[]; items: number };

/** The enclosing raw materials, outermost first, and the concentration of the innermost. */
type Place = {
  readonly whole: Concentration;
  readonly within: readonly RawMaterial[];
  readonly basis: ShareBasis;
};

function expandInto(found: Expansion, items: readonly RecipeItem[], { whole, within, basis }: Place): void {
  const shares = sharesOf(items, basis);
  items.forEach((item, index) => {
    found.items += 1;
    if (found.items > maxItems) refuse('too-many-ingredients', item, `more than ${maxItems} ingredients`);
    const share = shareWithin(whole, shares[index] ?? whole);
    if ('ingredient' in item) {
      const id = [...within.map((outer) => outer.id), item.ingredient.id].join('/');
      found.ingredients.push({ ...item.ingredient, id, concentration: share });
      return;
    }
    const { rawMaterial } = item;
    if (within.some(({ id }) => id === rawMaterial.id)) refuse('nested-in-itself', item, 'it contains itself');
    if (within.length >= deepest) refuse('nested-too-deep', item, `more than ${deepest} raw materials in each other`);
    const { id, name, testData = [] } = rawMaterial;
    found.rawMaterials.push({ id, name, share, testDataNotApplied: testData });
    expandInto(found, rawMaterial.ingredients, { whole: share, within: [...within, rawMaterial], basis });
  });
}

const fields = {
  'too-many-ingredients': 'ingredients',
  'nested-in-itself': 'ingredients',
  'nested-too-deep': 'ingredients',
  'second-balance': 'concentration',
  'total-above-100': 'concentration',
  'duplicate-ingredient': 'id',
} as const;

const namedIn = (item: RecipeItem): { readonly id: string; readonly name: string; readonly printedName?: string } =>
  'ingredient' in item ? item.ingredient : item.rawMaterial;

const printedName = (item: RecipeItem): string => namedIn(item).printedName ?? namedIn(item).name;

function refuse(fault: keyof typeof fields, item: RecipeItem, detail: string): never {
  throw new MixtureError({ fault, subject: printedName(item), field: fields[fault] }, detail);
}

/** The concentrations within one mixture, with the balance calculated. */
function sharesOf(items: readonly RecipeItem[], basis: ShareBasis): readonly Concentration[] {
  const ids = new Set<string>();
  let total = 0;
  const written = items.map((item) => {
    const { id } = namedIn(item);
    if (ids.has(id)) refuse('duplicate-ingredient', item, `the id ${id} is used twice`);
    ids.add(id);
    const share =
      typeof item.share === 'string' ? readShare(item.share, { subject: printedName(item), basis }) : item.share;
    if (share === 'balance') return share;
    checkConcentration({ ...namedIn(item), concentration: share });
    total += share.lower;
    if (total > highestTotal) {
      refuse('total-above-100', item, 'the lower concentrations up to this ingredient add up to more than 100 %');
    }
    return share;
  });
  const second = items.filter((_, index) => written[index] === 'balance')[1];
  if (second) refuse('second-balance', second, 'only one ingredient can be the balance');
  const others = written.filter((share) => share !== 'balance');
  return written.map((share) => (share === 'balance' ? balanceOf(others) : share));
}
