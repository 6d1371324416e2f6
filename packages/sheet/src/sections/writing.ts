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

/** An ingredient with the name that the sheet prints, in its language. */
export type NamedIngredient = ProductIngredient & { readonly name: string };

/** The basis for writing a part of a sheet: the product, and the words of one language. */
export type Writing = {
  readonly product: Product;
  /** The product's ingredients, with names. */
  readonly ingredients: readonly NamedIngredient[];
  readonly edition: Omit<Edition, 'language'>;
  readonly language: Language;
  readonly phrases: SheetPhrases;
  /** The language in the market's legal wording. */
  readonly wording: Wording;
  /** The paragraph of law behind the part being written. */
  readonly paragraph: string;
  /** The sections before the one being written; empty until section 16. */
  readonly written: readonly Section[];
  /** Undefined for a sheet in one language. */
  readonly place: PartPlace | undefined;
  /** The changes since the version before; undefined until section 16, and in a first version. */
  readonly revision: Revision | undefined;
};

/** A national variant falls back to the names of its language. */
const nameByTag = (names: Substance['names'] | undefined, tag: string): string | undefined =>
  ownValue(names, tag) ?? (tag.includes('-') ? ownValue(names, new Intl.Locale(tag).language) : undefined);

/** The name of a picked substance in the language; undefined if there is none, or if the user's own name is shown. */
function heldName({ row, substance }: ProductIngredient, language: Language): string | undefined {
  if (!isPickedName({ row, substance })) return undefined;
  return ownValue(language.substanceNames, substance?.name ?? '') ?? nameByTag(substance?.names, language.tag);
}

const isPickedName = ({ row, substance }: Pick<ProductIngredient, 'row' | 'substance'>): boolean =>
  shownName(row) === substance?.name && !isConfidential(row);

/** A picked name is translated. A typed or sanitised name stays as it is. */
const nameIn = (language: Language, each: ProductIngredient): string => heldName(each, language) ?? shownName(each.row);

/** True if the catalogue's name is printed in English in a sheet in another language. */
export const isNamedInEnglish = ({ language }: Writing, each: ProductIngredient): boolean =>
  language.tag !== 'en' && isPickedName(each) && heldName(each, language) === undefined;

/** The writings of the parts of a sheet: one for each of its languages. */
export const writingsOf = (product: Product, edition: Edition): readonly Writing[] => {
  const companion = edition.language?.companion;
  const second = companion && writingOf(product, { ...edition, language: companion }, { isSecondPart: true });
  return [writingOf(product, edition), ...(second ? [second] : [])];
};

/** Prepares the product for writing in one language. */
export function writingOf(product: Product, edition: Edition, { isSecondPart = false } = {}): Writing {
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
