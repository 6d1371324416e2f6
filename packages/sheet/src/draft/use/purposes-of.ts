import { ownValue } from '@gosds/ghs/own-value';
import { productCategories } from '../../generated/product-categories.ts';
import { memoised } from '../../memoised.ts';
import type { Draft } from '../draft.ts';
import { namedArticle } from './named-article.ts';
import { kindsInOrder, productKindByName, productKindOf } from './product-kind.ts';
import {
  answerOn,
  articles,
  type CategoryPurposes,
  type OtherPurpose,
  type ProductKind,
  type Purpose,
  type PurposeAnswers,
  purposesOfNoCategory,
} from './purpose.ts';
import {
  artistsPaint,
  cement,
  cleaning,
  decorating,
  grillLighter,
  grouting,
  isAgainstLifeOnWood,
  isBiocidalUse,
  isCombustionFuel,
  isPestControl,
  isTinSoldering,
  lampOil,
  melting,
  paintStripping,
  windscreen,
} from './use-words.ts';

export type Purposes = {
  /** The product kind in the dangerous goods list; undefined if the list has no specific entry. */
  readonly kind: ProductKind | undefined;
  readonly others: ReadonlySet<OtherPurpose>;
};

type Described = Pick<Draft['description'], 'productCategories' | 'purposes' | 'uses' | 'productName'>;

/** What the user typed about the product. */
type Typed = { readonly uses: string; readonly productName: string };

const contains =
  (words: RegExp) =>
  ({ uses }: Typed) =>
    words.test(uses);

/**
 * A single use on plants makes a plant protection product. Insecticides for stables and houses, and fungicides for wood,
 * are biocides.
 */
const isPlantProtection = ({ uses }: Typed): boolean =>
  uses
    .split(/[;\n；؛]/u)
    .some((use) => productKindOf(use) === 'pesticide' && !isPestControl(use) && !isAgainstLifeOnWood(use));

const purposeTests: readonly (readonly [OtherPurpose, (typed: Typed) => boolean])[] = [
  ['biocide', ({ uses }) => isBiocidalUse(uses)],
  ['plant-protection', isPlantProtection],
  ['artists-paint', contains(artistsPaint)],
  ['combustion-fuel', ({ uses }) => isCombustionFuel(uses)],
  ['decoration', contains(decorating)],
  ['fuel', ({ uses }) => isCombustionFuel(uses)],
  ['grill-lighter', contains(grillLighter)],
  ['grout', contains(grouting)],
  ['lamp-oil', contains(lampOil)],
  ['paint-remover', contains(paintStripping)],
  ['windscreen', contains(windscreen)],
  ['cleaning', contains(cleaning)],
  ['cement', contains(cement)],
  ['melt', ({ uses, productName }) => [uses, productName].some((words) => melting.test(words))],
  ['tin-solder', ({ uses }) => isTinSoldering(uses)],
];

/** Purposes suggested by the words of the identified uses and of the product name. */
type Suggested = Purposes & { readonly article: ProductKind | undefined };

const suggestedBy = (typed: Typed): Suggested => ({
  kind: productKindOf(typed.uses),
  article: namedArticle(typed.productName),
  others: new Set(purposeTests.filter(([, matches]) => matches(typed)).map(([purpose]) => purpose)),
});

const suggests = ({ kind, article, others }: Suggested, purpose: Purpose): boolean =>
  purpose === kind || purpose === article || [...others].some((each) => each === purpose);

type Open = { readonly is: ReadonlySet<Purpose>; readonly open: readonly Purpose[] };

/** What these categories state, and what they leave open. */
function openIn(categories: readonly CategoryPurposes[]): Open {
  const is = new Set<Purpose>(categories.flatMap(([each]) => each));
  const mayBe = new Set<Purpose>([...purposesOfNoCategory, ...categories.flatMap(([, each]) => each)]);
  return { is, open: [...mayBe].filter((purpose) => !is.has(purpose)) };
}

/** The user's answer decides; until there is one, the words. */
const decides = (answers: PurposeAnswers, words: Suggested) => (purpose: Purpose) =>
  answerOn(answers, purpose) ?? suggests(words, purpose);

/** A battery is one whatever its use. A gas cartridge that nobody confirmed may also be what the use says. */
function withArticle(kind: ProductKind | undefined, isSo: (purpose: Purpose) => boolean, answers: PurposeAnswers) {
  const article = articles.find(isSo);
  if (article === undefined) return kind;
  return article === 'gas-cartridge' && answerOn(answers, article) !== true ? (kind ?? article) : article;
}

/**
 * Purposes by category. The answers of the user count where a category leaves the purpose open, and until then the words.
 * Of several kinds the one of the main category counts.
 */
function purposesByCategories(
  categories: readonly CategoryPurposes[],
  words: Suggested,
  answers: PurposeAnswers,
): Purposes {
  const { is, open } = openIn(categories);
  const isDecided = decides(answers, words);
  const isSo = (purpose: Purpose) => is.has(purpose) || (open.includes(purpose) && isDecided(purpose));
  const opened = kindsInOrder.find((kind) => open.includes(kind) && isDecided(kind));
  const stated = categories.map(([each]) => kindsInOrder.find((kind) => each.includes(kind)));
  return {
    kind: withArticle(opened ?? stated.find((kind) => kind !== undefined), isSo, answers),
    others: new Set(purposeTests.filter(([purpose]) => isSo(purpose)).map(([purpose]) => purpose)),
  };
}

/** The categories of these codes; unknown EuPCS codes are ignored. */
const knownCategories = (codes: readonly string[]): readonly CategoryPurposes[] =>
  codes.flatMap((code) => {
    const found = ownValue(productCategories, code);
    return found ? [found] : [];
  });

const isOfNoCategory = (purpose: Purpose): boolean => purposesOfNoCategory.some((each) => each === purpose);

/** Until a category is confirmed, the words count, so that no duty is missed. */
function purposesByWords(typed: Typed, words: Suggested, answers: PurposeAnswers): Purposes {
  const isDecided = decides(answers, words);
  const isSo = (purpose: Purpose) => (isOfNoCategory(purpose) ? isDecided(purpose) : suggests(words, purpose));
  return {
    kind: withArticle(productKindByName(typed.uses, typed.productName), isSo, answers),
    others: new Set(purposeTests.filter(([purpose]) => isSo(purpose)).map(([purpose]) => purpose)),
  };
}

/**
 * The purposes of the product: those that its confirmed product categories state, and those left open that the user
 * confirmed. Until the user answers, the words of the identified uses and of the product name count, so that no duty is
 * missed; the review asks.
 */
export const purposesOf = memoised((description: Described): Purposes => {
  const categories = knownCategories(description.productCategories);
  const words = suggestedBy(description);
  return categories.length === 0
    ? purposesByWords(description, words, description.purposes)
    : purposesByCategories(categories, words, description.purposes);
});

/** The purposes of one product category of the product. */
export const purposesOfCategory = (code: string, description: Described): Purposes =>
  purposesByCategories(knownCategories([code]), suggestedBy(description), description.purposes);

/** Purposes that the words suggest and the chosen categories do not cover. */
export function purposesLeftOut(codes: readonly string[], typed: Typed): readonly Purpose[] {
  const words = suggestedBy(typed);
  const known = purposesByCategories(knownCategories(codes), words, { confirmed: [], denied: [] });
  return [
    ...[...words.others].filter((purpose) => !known.others.has(purpose)),
    ...(words.kind === undefined || words.kind === known.kind ? [] : [words.kind]),
  ];
}

/** Purposes that the confirmed categories leave open; those of no category first. */
export const openPurposes = ({ productCategories: codes }: Pick<Described, 'productCategories'>): readonly Purpose[] =>
  openIn(knownCategories(codes)).open;

/** Open purposes that the words suggest and the user has neither confirmed nor denied. */
export function unansweredPurposes(description: Described): readonly Purpose[] {
  const words = suggestedBy(description);
  return openPurposes(description).filter(
    (purpose) => answerOn(description.purposes, purpose) === undefined && suggests(words, purpose),
  );
}
