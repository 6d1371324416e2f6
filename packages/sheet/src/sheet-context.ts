import { ownValue } from '@gosds/ghs/own-value';
import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import { toPercent } from '@gosds/ghs/concentration';
import type { Hazard } from '@gosds/ghs/hazard';
import { type AnyClass, type AnyHazard, hasAny, isAnyOf, isClassOf } from '@gosds/ghs/hazard-question';
import { type AnySupplement, hasSupplement } from '@gosds/ghs/supplemental-code';
import type { Language, SheetPhrases } from '@gosds/phrases/language';
import { nationalPhrases } from '@gosds/phrases/national-phrases';
import { language as english } from '@gosds/phrases/generated/en/language';
import { type Wording, wordingOf } from '@gosds/phrases/statement-text';
import { hazardsInForce } from './draft/annex-vi-release.ts';
import type { Section } from './document.ts';
import type { PartPlace } from './draft/own-words.ts';
import { isConfidential, shownName } from './draft/shown-name.ts';
import type { Product, ProductIngredient } from './product/product.ts';
import type { Edition } from './sheet-input.ts';
import type { Revision } from './versions/revise-sheet.ts';

/** An ingredient under the name that the sheet prints, in its language. */
export type SheetIngredient = ProductIngredient & { readonly name: string };

/** What a section is written from: the product, and the words of one language. */
export type SheetContext = Omit<Product, 'ingredients'> &
  Omit<Edition, 'language'> & {
    readonly ingredients: readonly SheetIngredient[];
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
    /** What they are beside the version before; undefined until section 16, and in a first version. */
    readonly revision: Revision | undefined;
  };

/** True where the product has one of the hazards. */
export const has = ({ reached }: Pick<SheetContext, 'reached'>, asked: AnyHazard): boolean =>
  reached.some(({ parts }) => hasAny(parts, asked));

export const ingredientHas = ({ hazards }: SheetIngredient, asked: AnyHazard): boolean =>
  hazards.some((hazard) => isAnyOf(hazard, asked));

/** The law that classified, by its name in the sheet's language. */
export const lawName = ({ rules, phrases }: Pick<SheetContext, 'rules' | 'phrases'>): string =>
  phrases.law.national(rules.id, rules.law);

/** True where a country that follows the layout of a market classifies by rules of its own. */
export const hasNationalRules = ({ rules, profile }: Pick<SheetContext, 'rules' | 'profile'>): boolean =>
  rules.id !== profile.market;

/** The national law of a country that classifies by rules of its own; undefined where the market's are followed. */
export const nationalLaw = (c: Pick<SheetContext, 'rules' | 'profile' | 'phrases'>): string | undefined =>
  hasNationalRules(c) ? lawName(c) : undefined;

/** Law of classification, as a sentence names it. */
export const classificationLaw = (c: Pick<SheetContext, 'rules' | 'profile' | 'phrases'>): string =>
  nationalLaw(c) ?? c.phrases.law.classification[c.profile.market];

export const upperPercent = ({ ingredient }: SheetIngredient): number => toPercent(ingredient.concentration.upper);

/** Also true where such a class could not be judged and an ingredient has it: measures then go by the worst case. */
export const mayHave = (c: Pick<SheetContext, 'reached' | 'feared'>, asked: AnyHazard): boolean =>
  has(c, asked) || c.feared.some((hazard) => isAnyOf(hazard, asked));

/** The deciding reasons of those of the hazards that the product has. */
export function reasonsOf({ reached }: Pick<SheetContext, 'reached'>, asked: AnyHazard): readonly Reason[] {
  const met = reached.filter(({ parts }) => hasAny(parts, asked));
  return met.length < 2 ? (met[0]?.reasons ?? []) : [...new Set(met.flatMap(({ reasons }) => reasons))];
}

/** Outcomes of hazard classes by their names. */
export const outcomesOf = (
  { classification }: Pick<SheetContext, 'classification'>,
  asked: AnyClass,
): readonly ClassOutcome[] => classification.outcomes.filter(({ hazardClass }) => isClassOf(hazardClass, asked));

/** True where the product, or an ingredient at 1 % or more, bears one of the supplemental statements. */
export const says = ({ supplementalCodes }: Pick<SheetContext, 'supplementalCodes'>, asked: AnySupplement): boolean =>
  hasSupplement(supplementalCodes, asked);

/** EUH031 and EUH032, of the product or of an ingredient at 1 % or more. */
export const setsGasFreeWithAcids = (c: Pick<SheetContext, 'supplementalCodes'>): boolean => says(c, ['031', '032']);

/** A name that was picked is in the sheet's language; what the user typed, or shows in its place, stays as it is. */
function nameIn(language: Language, { row, substance }: ProductIngredient): string {
  const shown = shownName(row);
  return shown === substance?.name && !isConfidential(row)
    ? (ownValue(language.substanceNames, shown) ?? shown)
    : shown;
}

/** The product in the words of a language. */
export function sheetContext(product: Product, edition: Edition, isSecondPart = false): SheetContext {
  const { language = english } = edition;
  const { profile } = product;
  return {
    ...product,
    ...edition,
    ingredients: product.ingredients.map((each) => ({ ...each, name: nameIn(language, each) })),
    language,
    phrases: nationalPhrases(language, profile.form),
    wording: wordingOf(profile.market, language),
    paragraph: profile.paragraph,
    written: [],
    place: isSecondPart ? 'second' : language.companion && 'first',
    revision: undefined,
  };
}

/** REACH Annex II, or a law that follows it. */
export const followsReach = ({ profile }: SheetContext): boolean => profile.market === 'eu' || profile.market === 'gb';
