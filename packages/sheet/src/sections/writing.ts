import { ownValue } from '@gosds/ghs/own-value';
import { language as english } from '@gosds/phrases/generated/en/language';
import type { Language, SheetPhrases } from '@gosds/phrases/language';
import { nationalLanguage, nationalPhrases } from '@gosds/phrases/national-phrases';
import { type Wording, wordingOf } from '@gosds/phrases/statement-text';
import type { Section } from '../model/document.ts';
import type { PartPlace } from '../draft/own-words.ts';
import { isConfidential, shownName } from '../draft/shown-name.ts';
import type { Product, ProductIngredient } from '../product/product.ts';
import type { Edition } from '../sheet-input.ts';
import type { Substance } from '../substance.ts';
import type { Revision } from '../versions/revise-sheet.ts';

/** An ingredient under the name that the sheet prints, in its language. */
export type NamedIngredient = ProductIngredient & { readonly name: string };

/** What a part of a sheet is written from: the product, and the words of one language. */
export type Writing = {
  readonly product: Product;
  /** Those of the product, by name. */
  readonly ingredients: readonly NamedIngredient[];
  readonly edition: Omit<Edition, 'language'>;
  readonly language: Language;
  readonly phrases: SheetPhrases;
  /** The language as the market's law words it. */
  readonly wording: Wording;
  /** The paragraph of law that asks for the part being written. */
  readonly paragraph: string;
  /** The sections before the one being written; empty until section 16. */
  readonly written: readonly Section[];
  /** Undefined where the sheet is in one language. */
  readonly place: PartPlace | undefined;
  /** What the sections are beside the version before; undefined until section 16, and in a first version. */
  readonly revision: Revision | undefined;
};

/** A national variant has the names of its language where it has none of its own. */
const nameByTag = (names: Substance['names'] | undefined, tag: string): string | undefined =>
  ownValue(names, tag) ?? (tag.includes('-') ? ownValue(names, new Intl.Locale(tag).language) : undefined);

/** The name in the language of a substance that was picked; undefined where none is held, or the user's own name is shown. */
function heldName({ row, substance }: ProductIngredient, language: Language): string | undefined {
  if (!isPickedName({ row, substance })) return undefined;
  return ownValue(language.substanceNames, substance?.name ?? '') ?? nameByTag(substance?.names, language.tag);
}

const isPickedName = ({ row, substance }: Pick<ProductIngredient, 'row' | 'substance'>): boolean =>
  shownName(row) === substance?.name && !isConfidential(row);

/** A name that was picked is in the sheet's language; what the user typed, or shows in its place, stays as it is. */
const nameIn = (language: Language, each: ProductIngredient): string => heldName(each, language) ?? shownName(each.row);

/** True where the catalogue's name is printed in English on a sheet in another language. */
export const isNamedInEnglish = ({ language }: Writing, each: ProductIngredient): boolean =>
  language.tag !== 'en' && isPickedName(each) && heldName(each, language) === undefined;

/** The product, to be written in the words of a language. */
export function writingOf(product: Product, edition: Edition, isSecondPart = false): Writing {
  const { language = english } = edition;
  const { profile, ingredients } = product;
  return {
    product,
    ingredients: ingredients.map((each) => ({ ...each, name: nameIn(language, each) })),
    edition,
    language,
    phrases: nationalPhrases(language, profile.form, profile.market),
    wording: wordingOf(profile.market, nationalLanguage(language, profile.form, profile.market)),
    paragraph: profile.paragraph,
    written: [],
    place: isSecondPart ? 'second' : language.companion && 'first',
    revision: undefined,
  };
}
