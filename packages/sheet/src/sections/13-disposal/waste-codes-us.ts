import { ownValue } from '@gosds/ghs/own-value';
import { percent, type Ppb } from '@gosds/ghs/concentration';
import { usRcraDiscarded } from '../../generated/lists/us-rcra-discarded.ts';
import { usRcraSolvents } from '../../generated/lists/us-rcra-solvents.ts';
import { usRcraToxicity } from '../../generated/lists/us-rcra-toxicity.ts';
import { ingredientElements } from '../chemistry/ingredient-elements.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { Writing } from '../writing.ts';
import { onlySubstance } from '../../product/is-substance.ts';

/** A waste number with the ingredients that lead to it. */
export type NumberedWaste = { readonly number: string; readonly names: readonly string[] };

function grouped(pairs: readonly (readonly [number: string, name: string])[]): NumberedWaste[] {
  const numbers = [...new Set(pairs.map(([number]) => number))].toSorted();
  return numbers.map((number) => ({
    number,
    names: [...new Set(pairs.filter((pair) => pair[0] === number).map(([, name]) => name))],
  }));
}

/** Waste numbers of 40 CFR 261.24, Table 1 for compounds of these elements. */
const toxicElements: Readonly<Record<string, string>> = {
  As: 'D004',
  Ba: 'D005',
  Cd: 'D006',
  Cr: 'D007',
  Pb: 'D008',
  Hg: 'D009',
  Se: 'D010',
  Ag: 'D011',
};

const casOf = ({ substance, ingredient }: ProductIngredient): string => substance?.cas ?? ingredient.cas ?? '';

/** Contaminants of the toxicity characteristic in the product, by CAS number or as compounds of an element. */
export function toxicWastes({ ingredients }: Pick<Writing, 'ingredients'>): NumberedWaste[] {
  const pairs = ingredients.flatMap((each): [string, string][] => {
    const own = ownValue(usRcraToxicity, casOf(each));
    if (own) return [[own, each.name]];
    const elements = each.substance === undefined ? [] : [...(ingredientElements(each) ?? [])];
    return elements.flatMap((element): [string, string][] => {
      const number = ownValue(toxicElements, element);
      return number === undefined ? [] : [[number, each.name]];
    });
  });
  return grouped(pairs);
}

/**
 * The product as a discarded commercial chemical: one substance with a listed number. Left out if it would reveal a
 * confidential ingredient.
 */
export function discardedWastes(writing: Pick<Writing, 'product' | 'ingredients'>): NumberedWaste[] {
  const substance = onlySubstance(writing.product);
  if (writing.ingredients.some(({ isConfidential }) => isConfidential)) return [];
  const number = substance && ownValue(usRcraDiscarded, substance.cas ?? '');
  return number ? [{ number, names: writing.ingredients.map(({ name }) => name) }] : [];
}

const shareOf = (all: readonly ProductIngredient[]): Ppb =>
  all.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

const enough = percent(10);
const allButTraces = percent(99);

/**
 * 40 CFR 261.31: 10 % or more before use of the solvents of F001, F002, F004 and F005 together; F003 in addition to
 * those, or if there is nothing else. The law states per cent by volume; the recipe's per cent are used.
 */
export function spentSolvents({ ingredients }: Pick<Writing, 'ingredients'>): NumberedWaste[] {
  const listed = ingredients.filter((each) => ownValue(usRcraSolvents, casOf(each)) !== undefined);
  const ignitable = listed.filter((each) => ownValue(usRcraSolvents, casOf(each)) === 'F003');
  const others = listed.filter((each) => ownValue(usRcraSolvents, casOf(each)) !== 'F003');
  const counted = shareOf(others) >= enough ? listed : shareOf(ignitable) >= allButTraces ? ignitable : [];
  return grouped(counted.map((each): [string, string] => [ownValue(usRcraSolvents, casOf(each)) ?? '', each.name]));
}
