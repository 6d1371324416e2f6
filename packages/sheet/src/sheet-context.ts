import { ownValue } from '@gosds/ghs/own-value';
import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import { percent, type Ppb, toPercent } from '@gosds/ghs/concentration';
import type { Hazard } from '@gosds/ghs/hazard';
import { drynessFrom } from '@gosds/ghs/rules/supplemental-property';
import { marketById } from '@gosds/ghs/markets/market-by-id';
import type { Market } from '@gosds/ghs/markets/market';
import type { Ingredient, PhysicalState } from '@gosds/ghs/mixture';
import type { Language, SheetPhrases } from '@gosds/phrases/language';
import type { TransportOutcome } from '@gosds/transport/transport';
import { nationalPhrases } from '@gosds/phrases/national-phrases';
import { language as english } from '@gosds/phrases/generated/en/language';
import { type Wording, wordingOf } from '@gosds/phrases/statement-text';
import { hazardsInForce } from './draft/annex-vi-release.ts';
import { fearedHazards } from './sections/measures/feared-hazards.ts';
import { patternFilter } from './pattern-filter.ts';
import { documentTypeOf, marketBasis } from './profiles/countries.ts';
import type { Section } from './document.ts';
import type { DraftIngredient } from './draft/draft.ts';
import { functionalClassOf } from './sections/measures/functional-class.ts';
import type { PartPlace } from './draft/own-words.ts';
import type { Profile } from './profiles/profile.ts';
import { profileFor } from './profiles/profile-of.ts';
import type { RecipeRow } from './draft/recipe-rows.ts';
import type { SheetInput } from './sheet-input.ts';
import { isConfidential, shownName } from './draft/shown-name.ts';
import type { Listings } from './lists/listings.ts';
import type { ExposureLimit, FunctionalClass, Substance } from './substance.ts';
import { transportBeyondLand } from './draft/transport-beyond-land.ts';
import type { Revision } from './versions/revise-sheet.ts';

/** One ingredient with all that is known of it. */
export type SheetIngredient = RecipeRow & {
  readonly ingredient: Ingredient;
  /** The name that is printed. */
  readonly name: string;
  readonly isConfidential: boolean;
  readonly substance: Substance | undefined;
  /** What it is listed in; undefined where it was held against no list, since nobody has identified it. */
  readonly listings: Listings | undefined;
  readonly family: FunctionalClass | undefined;
  /** `code hCode` of each of its hazards. */
  readonly notations: readonly string[];
};

/** A class of the product as `code hCode`, with the reason that decided. */
export type Reached = { readonly notation: string; readonly reasons: readonly Reason[] };

/** What a section is written from. */
export type SheetContext = SheetInput & {
  readonly profile: Profile;
  /** The rules that classified: the market's own, or those of a country that follows its layout. */
  readonly rules: Market;
  readonly language: Language;
  readonly phrases: SheetPhrases;
  /** The language as the market's law words it. */
  readonly wording: Wording;
  /** The paragraph of law that asks for the part being written. */
  readonly paragraph: string;
  readonly country: string;
  readonly documentType: 'Reach' | 'GHS';
  readonly state: PhysicalState;
  /** The outcomes by sea and by air, each by its own law. */
  readonly seaTransport: TransportOutcome;
  readonly airTransport: TransportOutcome;
  readonly ingredients: readonly SheetIngredient[];
  readonly reached: readonly Reached[];
  /** Codes of supplemental statements, of the product and of its ingredients as far as they hold of it. */
  readonly supplementalCodes: readonly string[];
  /** `code hCode` of physical hazards that the product may have, since their classes could not be judged. */
  readonly feared: readonly string[];
  /** The sections before the one being written; empty until section 16. */
  readonly written: readonly Section[];
  /** Undefined where the sheet is in one language. */
  readonly place: PartPlace | undefined;
  /** What they are beside the version before; undefined until section 16, and in a first version. */
  readonly revision: Revision | undefined;
};

const notationOf = ({ code, hCode }: Hazard) => `${code} ${hCode}`;

const reachedBy = patternFilter<Reached>(({ notation }) => notation);

const outcomesBy = patternFilter<ClassOutcome>(({ hazardClass }) => hazardClass);

/** True where the product has a class whose `code hCode` the pattern meets. */
export const has = ({ reached }: Pick<SheetContext, 'reached'>, pattern: RegExp): boolean =>
  reachedBy(reached, pattern).length > 0;

/** The ingredient's hazards in force; none where nobody has assessed it. */
export const hazardsOf = ({ ingredient }: SheetIngredient): readonly Hazard[] => hazardsInForce(ingredient);

export const ingredientHas = ({ notations }: SheetIngredient, pattern: RegExp): boolean =>
  notations.some((notation) => pattern.test(notation));

/** Ingredients that may be present at the limit or more. */
export function atLeast(c: Pick<SheetContext, 'ingredients'>, limit: Ppb): readonly SheetIngredient[] {
  return c.ingredients.filter(({ ingredient }) => ingredient.concentration.upper >= limit);
}

/** The law that classified, by its name in the sheet's language. */
export const lawName = ({ rules, phrases }: Pick<SheetContext, 'rules' | 'phrases'>): string =>
  phrases.law.national(rules.id, rules.law);

/** The national law of a country that classifies by rules of its own; undefined where the market's are followed. */
export const nationalLaw = (c: Pick<SheetContext, 'rules' | 'profile' | 'phrases'>): string | undefined =>
  c.rules.id === c.profile.market ? undefined : lawName(c);

/** Law of classification, as a sentence names it. */
export const classificationLaw = (c: Pick<SheetContext, 'rules' | 'profile' | 'phrases'>): string =>
  nationalLaw(c) ?? c.phrases.law.classification[c.profile.market];

export const upperPercent = ({ ingredient }: SheetIngredient): number => toPercent(ingredient.concentration.upper);

/** Also true where such a class could not be judged and an ingredient has it: measures then go by the worst case. */
export const mayHave = (c: Pick<SheetContext, 'reached' | 'feared'>, pattern: RegExp): boolean =>
  has(c, pattern) || c.feared.some((notation) => pattern.test(notation));

/** The deciding reasons of the classes that the pattern meets. */
export function reasonsOf({ reached }: Pick<SheetContext, 'reached'>, pattern: RegExp): readonly Reason[] {
  const met = reachedBy(reached, pattern);
  return met.length < 2 ? (met[0]?.reasons ?? []) : [...new Set(met.flatMap(({ reasons }) => reasons))];
}

/** Outcomes of hazard classes by their names. */
export const outcomesOf = (
  { classification }: Pick<SheetContext, 'classification'>,
  pattern: RegExp,
): readonly ClassOutcome[] => outcomesBy(classification.outcomes, pattern);

/** Codes of the supplemental statements of the product, and of its ingredients as far as they still hold of it. */
function supplementalCodesOf(c: SuppliedWith): readonly string[] {
  const ofIngredients = atLeast(c, percent(1)).flatMap((each) => codesOf(each).filter((code) => passesOn(c, code)));
  return [...new Set([...c.classification.supplemental.map(({ code }) => code), ...ofIngredients])];
}

type SuppliedWith = Pick<SheetContext, 'classification' | 'ingredients'>;

const codesOf = ({ substance, ingredient }: SheetIngredient): readonly string[] => [
  ...(substance?.classification.supplemental ?? []),
  ...(ingredient.supplemental ?? []),
];

/**
 * A little of a drying solvent dries no skin, and beside burns that is not worth a word (decision 0032); what reacts
 * with water has reacted where water is an ingredient.
 */
function passesOn(c: SuppliedWith, code: string): boolean {
  if (/066$/.test(code)) return sharesOf(c, code) >= drynessFrom && !isCorrosive(c);
  if (/0(?:14|29)$/.test(code)) return !c.ingredients.some(({ substance }) => substance?.cas === water);
  return true;
}

const water = '7732-18-5';

const sharesOf = ({ ingredients }: SuppliedWith, code: string): number =>
  ingredients
    .filter((each) => codesOf(each).includes(code))
    .reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

const isCorrosive = ({ classification }: SuppliedWith): boolean =>
  classification.hazards.some(({ code }) => code.startsWith('Skin Corr.'));

/** True where a supplemental statement of the product, or of an ingredient at 1 % or more, meets the pattern. */
export const says = ({ supplementalCodes }: Pick<SheetContext, 'supplementalCodes'>, pattern: RegExp): boolean =>
  supplementalCodes.some((code) => pattern.test(code));

/** EUH031 and EUH032, of the product or of an ingredient at 1 % or more. */
export const setsGasFreeWithAcids = (c: Pick<SheetContext, 'supplementalCodes'>): boolean => says(c, /03[12]$/);

/** Main constituent of a substance at least (ECHA guidance on identification and naming of substances, 4.2.1). */
const mainConstituent = percent(80);

/** True for a product of a single ingredient with no large rest that nobody names: it is a substance. */
export const isSubstance = ({ ingredients }: Pick<SheetContext, 'ingredients'>): boolean =>
  ingredients.length === 1 && ingredients.every(({ ingredient }) => ingredient.concentration.upper >= mainConstituent);

/** The substance's own catalogue record, where the product is one substance. */
export const onlySubstance = (c: Pick<SheetContext, 'ingredients'>): Substance | undefined =>
  isSubstance(c) ? c.ingredients[0]?.substance : undefined;

/** Whose limits stand for orientation anywhere; those of all others are of use in their own country alone. */
const forOrientation: readonly string[] = ['EU', 'GB', 'US'];

/** The limit as it is on a day: what was set for later stands in its place once the day has come. */
function limitOn(day: string, limit: ExposureLimit): ExposureLimit {
  const { country, list, source, notation, later } = limit;
  if (later === undefined) return limit;
  const { from, ...values } = later;
  return day < from ? limit : { country, list, source, ...(notation ? { notation } : {}), ...values };
}

type Where = { readonly country: string; readonly day: string };

/** Every sheet of the day asks the same of the same substances. */
const lastAsked = new WeakMap<Substance, Where & { readonly answer: Substance }>();

/** The substance with the limits that are of use in a country, as they are on a day. */
function withLimitsFor({ country, day }: Where, substance: Substance): Substance {
  const last = lastAsked.get(substance);
  if (last?.country === country && last.day === day) return last.answer;
  const exposureLimits = substance.exposureLimits
    .filter((limit) => limit.country === country || forOrientation.includes(limit.country))
    .map((limit) => limitOn(day, limit));
  const answer = { ...substance, exposureLimits };
  lastAsked.set(substance, { country, day, answer });
  return answer;
}

/** A name that was picked is told in the sheet's language; what the user typed, or shows in its place, stays as it is. */
function nameIn({ language }: Pick<SheetInput, 'language'>, row: DraftIngredient, record: Substance | undefined) {
  const shown = shownName(row);
  return shown === record?.name && !isConfidential(row) ? (ownValue(language?.substanceNames, shown) ?? shown) : shown;
}

function ingredientsOf(input: SheetInput): SheetIngredient[] {
  const { draft, entered, substances, mixture, revisionDate } = input;
  const rows = new Map(entered.recipe.map((each) => [each.row.id, each]));
  return mixture.ingredients.flatMap((ingredient) => {
    const found = rows.get(ingredient.id);
    if (!found) return [];
    const { row } = found;
    const record = row.materialId === null ? undefined : substances.get(row.materialId);
    const substance = record && withLimitsFor({ country: draft.description.country, day: revisionDate }, record);
    return [
      {
        ...found,
        ingredient,
        name: nameIn(input, row, record),
        isConfidential: isConfidential(row),
        substance,
        listings: substance ? substance.listings : input.listings?.get(row.casNumber.trim()),
        notations: hazardsInForce(ingredient).map(notationOf),
        family: functionalClassOf({ name: substance?.name ?? row.name, substance, hazards: ingredient.hazards }),
      },
    ];
  });
}

/** Reads draft and facts once for all sections. */
export function sheetContext(input: SheetInput): SheetContext {
  const { draft, mixture, classification, language = english } = input;
  const ingredients = ingredientsOf(input);
  const { market, form } = marketBasis(draft.description.country);
  const profile = profileFor({ market, rules: classification.market, form });
  return {
    ...input,
    profile,
    rules: marketById(classification.market),
    language,
    phrases: nationalPhrases(language, profile.form),
    wording: wordingOf(market, language),
    paragraph: profile.paragraph,
    country: draft.description.country,
    documentType: documentTypeOf(draft.description.country),
    state: mixture.physicalState,
    ...transportBeyondLand(input),
    ingredients,
    supplementalCodes: supplementalCodesOf({ classification, ingredients }),
    feared: fearedHazards(classification, ingredients),
    reached: classification.outcomes.flatMap(({ hazards, reasons }) =>
      hazards.map((entry) => ({ notation: notationOf(entry), reasons: reasons.slice(0, 1) })),
    ),
    written: [],
    place: input.isSecondPart ? 'second' : language.companion && 'first',
    revision: undefined,
  };
}
