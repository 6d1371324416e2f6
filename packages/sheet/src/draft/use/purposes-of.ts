import { ownValue } from '@gosds/ghs/own-value';
import { productCategories } from '../../generated/product-categories.ts';
import { memoised } from '../../memoised.ts';
import type { Draft } from '../draft.ts';
import { kindsInOrder, productKindByName, productKindOf } from './product-kind.ts';
import type { CategoryPurposes, OtherPurpose, ProductKind, Purpose } from './purpose.ts';
import {
  artistsPaint,
  cleaning,
  decorating,
  grillLighter,
  grouting,
  isAgainstLifeOnWood,
  isBiocidalUse,
  isCombustionFuel,
  isPestControl,
  lampOil,
  paintStripping,
  windscreen,
} from './use-words.ts';

export type Purposes = {
  /** The product kind in the dangerous goods list; undefined if the list has no specific entry. */
  readonly kind: ProductKind | undefined;
  readonly others: ReadonlySet<OtherPurpose>;
};

const contains = (words: RegExp) => (uses: string) => words.test(uses);

/** A single use on plants makes a plant protection product. Insecticides for stables and houses, and fungicides for wood, are biocides. */
const isPlantProtection = (uses: string): boolean =>
  uses
    .split(/[;\n；؛]/u)
    .some((use) => productKindOf(use) === 'pesticide' && !isPestControl(use) && !isAgainstLifeOnWood(use));

const purposeTests: readonly (readonly [OtherPurpose, (uses: string) => boolean])[] = [
  ['biocide', isBiocidalUse],
  ['plant-protection', isPlantProtection],
  ['artists-paint', contains(artistsPaint)],
  ['combustion-fuel', isCombustionFuel],
  ['decoration', contains(decorating)],
  ['fuel', isCombustionFuel],
  ['grill-lighter', contains(grillLighter)],
  ['grout', contains(grouting)],
  ['lamp-oil', contains(lampOil)],
  ['paint-remover', contains(paintStripping)],
  ['windscreen', contains(windscreen)],
  ['cleaning', contains(cleaning)],
];

/** Purposes suggested by the words of the identified uses. */
const purposesByWords = (uses: string): Purposes => ({
  kind: productKindOf(uses),
  others: new Set(purposeTests.filter(([, matches]) => matches(uses)).map(([purpose]) => purpose)),
});

/** Purposes by category. The words count only where a category leaves the purpose open. */
function purposesByCategories(categories: readonly CategoryPurposes[], words: Purposes): Purposes {
  const is = new Set<Purpose>(categories.flatMap(([each]) => each));
  const mayBe = new Set<Purpose>(categories.flatMap(([, each]) => each));
  const { kind } = words;
  const isOther = ([purpose]: (typeof purposeTests)[number]) =>
    is.has(purpose) || (mayBe.has(purpose) && words.others.has(purpose));
  return {
    kind: kind && (is.has(kind) || mayBe.has(kind)) ? kind : kindsInOrder.find((each) => is.has(each)),
    others: new Set(purposeTests.filter(isOther).map(([purpose]) => purpose)),
  };
}

/** The categories of these codes; unknown EuPCS codes are ignored. */
const knownCategories = (codes: readonly string[]): readonly CategoryPurposes[] =>
  codes.flatMap((code) => {
    const found = ownValue(productCategories, code);
    return found ? [found] : [];
  });

/**
 * The purposes of the product by its confirmed product categories. Until there is one, by the words of the identified
 * uses, then of the product name, so that no duty is missed; the review asks for the category.
 */
export const purposesOf = memoised(
  ({ productCategories: codes, uses, productName }: Draft['description']): Purposes => {
    const categories = knownCategories(codes);
    const words = purposesByWords(uses);
    return categories.length === 0
      ? { ...words, kind: productKindByName(uses, productName) }
      : purposesByCategories(categories, words);
  },
);

/** The purposes of one product category, with the words of the uses where it leaves them open. */
export const purposesOfCategory = (code: string, uses: string): Purposes =>
  purposesByCategories(knownCategories([code]), purposesByWords(uses));

/** Purposes that the words suggest and the chosen categories do not cover. */
export function purposesLeftOut(codes: readonly string[], uses: string): readonly Purpose[] {
  const words = purposesByWords(uses);
  const known = purposesByCategories(knownCategories(codes), words);
  return [
    ...[...words.others].filter((purpose) => !known.others.has(purpose)),
    ...(words.kind === undefined || words.kind === known.kind ? [] : [words.kind]),
  ];
}
