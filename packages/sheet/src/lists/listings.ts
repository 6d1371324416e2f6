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

/** One reason of an entry of the Candidate List and the day it was listed for it, an ISO date. */
export type SvhcEntry = { readonly reason: SvhcReason; readonly date: string };

/** Harms for which California Proposition 65 lists a chemical; the last three are kinds of reproductive toxicity. */
export type Proposition65Effect = 'cancer' | 'developmental' | 'female' | 'male';

/** An entry of Proposition 65; one with a form is of that form alone. */
export type Proposition65Entry = { readonly effects: readonly Proposition65Effect[]; readonly form?: string };

/** What one substance is listed in. A substance without this was held against no list. */
export type Listings = {
  /** REACH Candidate List. */
  readonly svhc?: readonly SvhcEntry[];
  /** REACH Annex XIV: the number of the entry, and the day from which use needs an authorisation. */
  readonly annexXiv?: { readonly entry: string; readonly sunset: string };
  /** Entry of REACH Annex XVII that names the substance. */
  readonly annexXvii?: string;
  /** EPCRA section 313; a text names the form or category that is listed. */
  readonly sara313?: true | string;
  /** CERCLA reportable quantity in pounds, 40 CFR 302.4. */
  readonly cerclaPounds?: number;
  /** EPCRA section 302; an entry may be of a gas, or of solutions above a share, alone. */
  readonly extremelyHazardous?: { readonly abovePercent?: number; readonly form?: 'gas' };
  /** Clean Air Act, section 112(r); `fromPercent`: the share from which a solution is meant. */
  readonly accidentalRelease?: { readonly kind: 'toxic' | 'flammable'; readonly fromPercent?: number };
  /** Catalogue of Hazardous Chemicals of China. */
  readonly hazardousInChina?: 'listed' | 'highlyToxic';
  /** Hazardous air pollutant, Clean Air Act, section 112(b). */
  readonly airPollutant?: true;
  /** Group of Regulation (EU) 2024/590, Annex I. */
  readonly ozoneGroup?: string;
  /** Annex of Regulation (EU) 2024/573; `gwp`: potential over a hundred years, where the list at hand gives it. */
  readonly fluorinatedGas?: { readonly annex: string; readonly gwp?: number };
  /** California Proposition 65, 27 CCR 27001. */
  readonly prop65?: Proposition65Entry;
  /** IARC group. */
  readonly iarc?: string;
  /** NTP Report on Carcinogens. */
  readonly ntp?: string;
  /** Substance-specific standard of 29 CFR 1910 Subpart Z. */
  readonly osha?: string;
  /** Inventories that name the substance. One that is not here may have taken it up since, or name it otherwise. */
  readonly inventories?: readonly InventoryId[];
  /** Number of the substance's own approval under the HSNO Act 1996, as the inventory of New Zealand gives it. */
  readonly hsno?: string;
};
