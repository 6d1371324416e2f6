import type { InventoryId } from './inventory-id.ts';

/** Reasons of REACH Article 57 for which a substance is of very high concern. */
export const svhcReasons = [
  'carcinogenic',
  'mutagenic',
  'reprotoxic',
  'pbt',
  'vpvb',
  'endocrineHealth',
  'endocrineEnvironment',
  'airways',
  'organs',
  'health',
  'environment',
] as const;

export type SvhcReason = (typeof svhcReasons)[number];

/** A reason in an entry of the Candidate List, with the ISO date when the substance was listed for it. */
export type SvhcEntry = { readonly reason: SvhcReason; readonly date: string };

/** Harms for which California Proposition 65 lists a chemical. The last three are kinds of reproductive toxicity. */
export type Proposition65Effect = 'cancer' | 'developmental' | 'female' | 'male';

/** An entry of Proposition 65. If it has a form, it applies only to that form. */
export type Proposition65Entry = { readonly effects: readonly Proposition65Effect[]; readonly form?: string };

/** The lists that contain one substance. A substance without listings was not checked against any list. */
export type Listings = {
  /** REACH Candidate List. */
  readonly svhc?: readonly SvhcEntry[];
  /** REACH Annex XIV: the entry number and the sunset date. */
  readonly annexXiv?: { readonly entry: string; readonly sunset: string };
  /** Entry of REACH Annex XVII that names the substance. */
  readonly annexXvii?: string;
  /** EPCRA section 313. `form`: the listed form or category. No share of a chemical of special concern is too small. */
  readonly sara313?: { readonly form?: string; readonly isOfSpecialConcern?: true };
  /** CERCLA reportable quantity in pounds, 40 CFR 302.4. */
  readonly cerclaPounds?: number;
  /** EPCRA section 302; an entry may apply only to a gas, or only to solutions above a concentration. */
  readonly extremelyHazardous?: { readonly abovePercent?: number; readonly form?: 'gas' };
  /** Clean Air Act, section 112(r); `fromPercent`: the concentration from which a solution is listed. */
  readonly accidentalRelease?: { readonly kind: 'toxic' | 'flammable'; readonly fromPercent?: number };
  /** Catalogue of Hazardous Chemicals of China. */
  readonly hazardousInChina?: 'listed' | 'highlyToxic';
  /** Hazardous air pollutant, Clean Air Act, section 112(b). */
  readonly airPollutant?: true;
  /** Group of Regulation (EU) 2024/590, Annex I. */
  readonly ozoneGroup?: string;
  /** Annex of Regulation (EU) 2024/573. `gwp`: global warming potential over 100 years, if the source gives it. */
  readonly fluorinatedGas?: { readonly annex: string; readonly gwp?: number };
  /** California Proposition 65, 27 CCR 27001. */
  readonly prop65?: Proposition65Entry;
  /** IARC group. */
  readonly iarc?: string;
  /** NTP Report on Carcinogens. */
  readonly ntp?: string;
  /** Substance-specific standard of 29 CFR 1910 Subpart Z. */
  readonly osha?: string;
  /** Inventories that name the substance. A missing inventory may have added it since, or may name it differently. */
  readonly inventories?: readonly InventoryId[];
  /** Number of the substance's own approval under the HSNO Act 1996, from the inventory of New Zealand. */
  readonly hsno?: string;
};
