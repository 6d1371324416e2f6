import type { RegistrationLaw } from '../draft/registration-number.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import type { JurisdictionId, LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Content } from '../content.ts';
import type { InventoryId } from '../lists/inventory-id.ts';
import type { SecretShares } from './secret-shares.ts';
import type { RevisionLaw } from '../versions/revision-law.ts';

export type TransportMode = keyof SheetPhrases['transport']['modes'];

export type RegulatoryList =
  | 'major-accidents'
  | 'restrictions'
  | 'candidates'
  | 'precursors'
  | 'epcra-302'
  | 'sara-312'
  | 'sara-313'
  | 'cercla'
  | 'air-pollutants'
  | 'accidental-releases'
  | 'climate-and-ozone'
  | 'proposition-65'
  | 'poisons'
  | 'tsca'
  | 'dsl'
  | 'aiic';

/** A law that section 15 names for a product with `hazard` and without any of `butNot`. */
export type LawByClass = { readonly id: string; readonly hazard: AnyHazard; readonly butNot: AnyHazard };

/** A law, or a group of laws, in section 15. */
export type SheetLaw =
  | 'reach'
  | 'clp'
  | 'chemical-agents'
  | 'carcinogens'
  | 'young-workers'
  | 'pregnant-workers'
  | 'union-product-laws'
  | 'gb-reach'
  | 'gb-clp'
  | 'coshh'
  | 'british-product-laws'
  | 'hazcom'
  | 'whmis'
  | 'whs'
  | 'national';

/** First and last day on which the law requires it. */
type Days = { readonly validFrom?: string; readonly validUntil?: string };

/** A sub-heading with its contents. */
type DatedPart = Days & { readonly part: Profile['parts'][number] };

/** A requirement of one law that others do not have. `law` is the paragraph, if it is not in the law of the sheet. */
type Duty = { readonly law?: string; /** A paragraph of CLP or REACH. */ readonly isUnionLaw?: true };

/** A profile as compiled from `data/jurisdictions/`. */
export type ProfileData = Omit<Profile, 'parts' | 'duties'> & {
  readonly parts: readonly DatedPart[];
  readonly duties: Readonly<Record<string, readonly (Days & Duty)[]>>;
};

/** A market's legal requirements for the document, beyond the words of its headings. */
export type Profile = {
  readonly market: LabelRegimeId;
  readonly documentType: 'Reach' | 'GHS';
  /** The jurisdiction whose own words the sheet uses in addition to those of the label regime. */
  readonly form?: JurisdictionId;
  /** Law and annex for citing a rule of the sheet; the number of the sub-heading follows. */
  readonly paragraph: string;
  /** Sub-headings in order, each with its contents. */
  readonly parts: readonly (readonly [number: string, ...contents: Content[]])[];
  /** Requirements of this law that others do not have, by the name of the check that enforces them. */
  readonly duties: Readonly<Record<string, Duty>>;
  /** True where CLP and REACH are law, so that the review cites their paragraphs. */
  readonly citesUnionLaw?: boolean;
  /** Any of these standards is enough. */
  readonly eyeStandards: readonly string[];
  readonly gloveStandards: readonly string[];
  /** The format of breakthrough times: with the permeation level of the standard, in hours, or in minutes only. */
  readonly gloveTimes: 'levels' | 'hours' | 'minutes';
  /** All of these standards apply together. */
  readonly respiratorStandards: Readonly<Record<'gas' | 'particle', readonly string[]>>;
  /** Names gas filters by the letters of their type, or by the gases that they retain. */
  readonly gasFilters: 'letters' | 'names';
  /** Any of these particle filter classes is enough. */
  readonly particleClasses: Readonly<Record<'P2' | 'P3', readonly string[]>>;
  /**
   * Standards for clothing against liquids and dusts (any is enough) and for antistatic clothing; empty if the law
   * names none.
   */
  readonly clothingStandards: Readonly<Record<'liquid' | 'dust' | 'antistatic', readonly string[]>>;
  /** Selects the phrases for measuring methods and for fire-fighters' equipment. */
  readonly methods: 'europe' | 'us' | 'other';
  readonly modes: readonly TransportMode[];
  /** Countries whose exposure limits are printed in addition to the destination's own. */
  readonly limitLists: readonly string[];
  /** Lists whose limits require section 3 to name an ingredient that is not hazardous. */
  readonly limitsThatName: readonly string[];
  /** True if a claim for exemption is needed to withhold a name; the sheet states its number and date. */
  readonly withholdsByClaim?: true;
  /** True if products fall under group standards, which the sheet names. */
  readonly groupStandards?: true;
  /** Prescribed ranges for a concentration that is a trade secret. */
  readonly secretShares?: SecretShares;
  /** The law under which an authority approves an alternative name; the sheet states the approval. */
  readonly alternativeNames?: false | { readonly law: string };
  /** The law whose registration numbers the sheet gives. */
  readonly registrationNumbers?: false | RegistrationLaw;
  /** The list in a national form that is an inventory of chemicals, and the id of that inventory. */
  readonly inventory?: { readonly list: string; readonly id: InventoryId };
  /**
   * The rules that decide whether a waste is hazardous and which numbers section 13 gives. `national`: rules that
   * nobody has researched.
   */
  readonly wasteRules: 'eu' | 'us' | 'national';
  /** Lists that section 15 checks the ingredients against, in its order. */
  readonly regulatoryLists: readonly RegulatoryList[];
  /** Laws that section 15 names if the product has a hazard: some of `laws`, or further ones worded by the form. */
  readonly lawsByClass?: readonly LawByClass[];
  /** Laws that section 15 names if the country has no words of its own. */
  readonly laws: readonly SheetLaw[];
  /** When a sheet must be revised and reviewed. */
  readonly revision: RevisionLaw;
  /** True if a mixture with physical or health hazards has a UFI. */
  readonly asksUfi: boolean;
  /** True if the sheet follows REACH Annex II, or a law that takes it over. */
  readonly followsReach: boolean;
  /** True if all entries of REACH Annex XVII in the Union are law; false if entries of the Union alone do not apply. */
  readonly keepsUnionRestrictions: boolean;
  /** The law on major accidents that section 15 names, if the sheet has its categories. */
  readonly majorAccidentLaw: 'seveso' | 'comah';
  /** Message key of the law in section 13. */
  readonly wasteLaw: 'lawEurope' | 'lawUs' | 'lawOther';
  /** True if the law requires hazards without a class, such as combustible dust. */
  readonly statesOtherHazards?: true;
  /** The paragraph that requires section 2 to state that a dust may explode, if nobody declared it. */
  readonly statesDustBesideClasses?: string;
  /**
   * The paragraph that requires section 2, for a substance too, to state that the percentage of unknown toxicity does
   * not apply.
   */
  readonly statesUnknownToxicityOfSubstance?: string;
  /**
   * The paragraph that requires section 3 to name every ingredient from 0.1 % except water, because the law lists most
   * substances.
   */
  readonly namesEveryIngredient?: string;
  /** The paragraph that requires a line for the poison schedule in section 14. */
  readonly asksPoisonSchedule?: string;
  /** True if fire brigades use Hazchem Emergency Action Codes. */
  readonly usesHazchem: boolean;
  /** True if road transport law uses the ADR hazard identification number. */
  readonly showsRiskNumber?: true;
  /** True if section 3 includes EC and index numbers and their limits. */
  readonly showsEuropeanNumbers: boolean;
};
