import { ownValue } from '@gosds/ghs/own-value';
import { productCategories } from '../../generated/product-categories.ts';
import { memoised } from '../../memoised.ts';
import type { Draft } from '../draft.ts';
import { kindsInOrder, productKindByName, productKindOf } from './product-kind.ts';
import type { CategoryPurposes, OtherPurpose, ProductKind, Purpose } from './purpose.ts';
import {
  cleaning,
  grillLighter,
  grouting,
  isBiocidalUse,
  isPestControl,
  lampOil,
  paintStripping,
  windscreen,
} from './use-words.ts';

export type Purposes = {
  /** What the list of dangerous goods calls it; undefined where it has no such entry. */
  readonly kind: ProductKind | undefined;
  readonly others: ReadonlySet<OtherPurpose>;
};

const contains = (words: RegExp) => (uses: string) => words.test(uses);

/** One use of several on plants makes it one; insects in stables and houses are a matter of biocides. */
const isPlantProtection = (uses: string): boolean =>
  uses.split(/[;\n；؛]/u).some((use) => productKindOf(use) === 'pesticide' && !isPestControl(use));

const purposeTests: readonly (readonly [OtherPurpose, (uses: string) => boolean])[] = [
  ['biocide', isBiocidalUse],
  ['plant-protection', isPlantProtection],
  ['grill-lighter', contains(grillLighter)],
  ['grout', contains(grouting)],
  ['lamp-oil', contains(lampOil)],
  ['paint-remover', contains(paintStripping)],
  ['windscreen', contains(windscreen)],
  ['cleaning', contains(cleaning)],
];

/** What the words of the identified uses suggest. */
const purposesByWords = (uses: string): Purposes => ({
  kind: productKindOf(uses),
  others: new Set(purposeTests.filter(([, matches]) => matches(uses)).map(([purpose]) => purpose)),
});

/** What the categories say. The words count only for what a category leaves open. */
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

/** The categories of these codes, without codes that EuPCS does not have. */
const knownCategories = (codes: readonly string[]): readonly CategoryPurposes[] =>
  codes.flatMap((code) => {
    const found = ownValue(productCategories, code);
    return found ? [found] : [];
  });

/**
 * What the product is for: by the product categories that the user confirmed. Until there is one, by the words of the
 * identified uses, then by those of its name, so that no duty is lost; the review asks for the category.
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

/** Purposes that the words suggest and the categories do not have. */
export function purposesLeftOut(codes: readonly string[], uses: string): readonly Purpose[] {
  const words = purposesByWords(uses);
  const known = purposesByCategories(knownCategories(codes), words);
  return [
    ...[...words.others].filter((purpose) => !known.others.has(purpose)),
    ...(words.kind === undefined || words.kind === known.kind ? [] : [words.kind]),
  ];
}
