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

/** A law that section 15 names for one of the hazards, unless the product has one of `butNot`. */
export type LawByClass = { readonly id: string; readonly hazard: AnyHazard; readonly butNot: AnyHazard };

/** A law or a group of laws that section 15 names. */
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

/** The days on which the law asks for it. */
type Days = { readonly validFrom?: string; readonly validUntil?: string };

/** A sub-heading with what is written under it. */
type DatedPart = Days & { readonly part: Profile['parts'][number] };

/** What one law asks of the sheet and others do not; `law` is the paragraph where that is not the sheet's own. */
type Duty = { readonly law?: string; /** A paragraph of CLP or REACH. */ readonly isUnionLaw?: true };

/** A profile as `data/jurisdictions/` compiles it. */
export type ProfileData = Omit<Profile, 'parts' | 'duties'> & {
  readonly parts: readonly DatedPart[];
  readonly duties: Readonly<Record<string, readonly (Days & Duty)[]>>;
};

/** What a market's law asks of the document beyond the words of its headings. */
export type Profile = {
  readonly market: LabelRegimeId;
  readonly documentType: 'Reach' | 'GHS';
  /** The jurisdiction whose own words the sheet has beside those of the label regime. */
  readonly form?: JurisdictionId;
  /** Law and annex that a rule of the sheet is cited with; the sub-heading's number follows. */
  readonly paragraph: string;
  /** Sub-headings in order, each with what is written under it. */
  readonly parts: readonly (readonly [number: string, ...contents: Content[]])[];
  /** What the law asks and others do not, by the name of the check that holds it. */
  readonly duties: Readonly<Record<string, Duty>>;
  /** False where the sheets of another law are taken over, but not the paragraphs of the Union that it cites. */
  readonly citesUnionLaw?: false;
  /** Any of them will do. */
  readonly eyeStandards: readonly string[];
  readonly gloveStandards: readonly string[];
  /** How breakthrough times are printed: with the permeation level of the standard, in hours, or in minutes alone. */
  readonly gloveTimes: 'levels' | 'hours' | 'minutes';
  /** They hold together. */
  readonly respiratorStandards: Readonly<Record<'gas' | 'particle', readonly string[]>>;
  /** Filters for gases by the letters of their type, or by what they hold back. */
  readonly gasFilters: 'letters' | 'names';
  /** Any class of particle filter will do. */
  readonly particleClasses: Readonly<Record<'P2' | 'P3', readonly string[]>>;
  /** Of clothing against liquids and against dusts, any of them, and of antistatic clothing; none where the law names none. */
  readonly clothingStandards: Readonly<Record<'liquid' | 'dust' | 'antistatic', readonly string[]>>;
  /** Phrase of the measuring methods and of the fire-fighters' equipment. */
  readonly methods: 'europe' | 'us' | 'other';
  readonly modes: readonly TransportMode[];
  /** Countries whose exposure limits are looked up beside the destination's own. */
  readonly limitLists: readonly string[];
  /** Lists whose limits make section 3 name an ingredient that is not hazardous. */
  readonly limitsThatName: readonly string[];
  /** True where a name is withheld by a claim for exemption, whose number and date the sheet states. */
  readonly withholdsByClaim?: true;
  /** Products fall under group standards, which the sheet names. */
  readonly groupStandards?: true;
  /** Ranges that stand for a share that is a trade secret. */
  readonly secretShares?: SecretShares;
  /** The law by which an authority agrees to another name, and the sheet states its answer. */
  readonly alternativeNames?: false | { readonly law: string };
  /** Under which law substances have the registration numbers that the sheet gives. */
  readonly registrationNumbers?: false | RegistrationLaw;
  /** List of a national form that is the inventory of chemicals, and which. */
  readonly inventory?: { readonly list: string; readonly id: InventoryId };
  /** Whose rules decide whether a waste is hazardous, and which numbers section 13 gives; those of `national` were not read. */
  readonly wasteRules: 'eu' | 'us' | 'national';
  /** Lists that section 15 holds the ingredients against, in its order. */
  readonly regulatoryLists: readonly RegulatoryList[];
  /** Laws that section 15 names where the product has one of the hazards: of `laws`, or further ones in the words of the form. */
  readonly lawsByClass?: readonly LawByClass[];
  /** Laws that section 15 names, where the country has no words of its own. */
  readonly laws: readonly SheetLaw[];
  /** When a sheet is revised and looked through. */
  readonly revision: RevisionLaw;
  /** True if a mixture with physical or health hazards has a UFI. */
  readonly asksUfi: boolean;
  /** True where the sheet follows REACH, Annex II, or a law that takes it over. */
  readonly followsReach: boolean;
  /** True where every entry of REACH, Annex XVII, that the Union has is law; else without those that are the Union's alone. */
  readonly keepsUnionRestrictions: boolean;
  /** The law of major accidents that section 15 names where the sheet has its categories. */
  readonly majorAccidentLaw: 'seveso' | 'comah';
  /** Message of the law that section 13 names. */
  readonly wasteLaw: 'lawEurope' | 'lawUs' | 'lawOther';
  /** True where the law states hazards that no class covers, such as combustible dust. */
  readonly statesOtherHazards?: true;
  /** Section 2 states that a dust may explode where nobody declared it. */
  readonly statesDustBesideClasses?: string;
  /** Section 2 states of a substance too that the share of unknown toxicity does not apply. */
  readonly statesUnknownToxicityOfSubstance?: string;
  /** Section 3 names every ingredient from 0.1 % on but water, since the law lists most substances. */
  readonly namesEveryIngredient?: string;
  /** Section 14 has a line for the schedule of poisons. */
  readonly asksPoisonSchedule?: string;
  /** True where fire brigades go by Hazchem Emergency Action Codes. */
  readonly usesHazchem: boolean;
  /** The law of its roads has the hazard identification number of the ADR. */
  readonly showsRiskNumber?: true;
  /** True where an EC, an index number and their limits are part of section 3. */
  readonly showsEuropeanNumbers: boolean;
};
