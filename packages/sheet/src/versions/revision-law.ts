import { ownValue } from '@gosds/ghs/own-value';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { marketBasis } from '../profiles/countries.ts';

/** What makes a new version one that recipients must get: the kinds of new information that laws name. */
export type RevisionTrigger = 'hazards' | 'measures' | 'restriction';

/** What follows for the supplier. */
type RevisionDuty = 'twelve-months' | 'three-months' | 'ninety-days' | 'next-supply' | 'without-delay';

/** When a sheet has to be looked through though nothing new is known. */
export type ReviewCycle =
  | { readonly kind: 'years'; readonly years: number; readonly paragraph: string }
  /** The law sets no period: new information decides. */
  | { readonly kind: 'on-change'; readonly paragraph: string }
  /** The law of the country was not read for it. */
  | { readonly kind: 'unknown' };

export type RevisionLaw = {
  readonly triggers: Readonly<Partial<Record<RevisionTrigger, string>>>;
  readonly duty: { readonly duty: RevisionDuty; readonly paragraph: string };
  readonly review: ReviewCycle;
};

const laws: Readonly<Record<LabelRegimeId, RevisionLaw>> = {
  eu: {
    triggers: {
      hazards: 'REACH, Article 31(9)(a)',
      measures: 'REACH, Article 31(9)(a)',
      restriction: 'REACH, Article 31(9)(c)',
    },
    duty: { duty: 'twelve-months', paragraph: 'REACH, Article 31(9)' },
    review: { kind: 'on-change', paragraph: 'REACH, Article 31(9)' },
  },
  gb: {
    triggers: {
      hazards: 'UK REACH, Article 31(9)(a)',
      measures: 'UK REACH, Article 31(9)(a)',
      restriction: 'UK REACH, Article 31(9)(c)',
    },
    duty: { duty: 'twelve-months', paragraph: 'UK REACH, Article 31(9)' },
    review: { kind: 'on-change', paragraph: 'UK REACH, Article 31(9)' },
  },
  us: {
    triggers: { hazards: '29 CFR 1910.1200(g)(5)', measures: '29 CFR 1910.1200(g)(5)' },
    duty: { duty: 'three-months', paragraph: '29 CFR 1910.1200(g)(5) to (7)' },
    review: { kind: 'on-change', paragraph: '29 CFR 1910.1200(g)(5)' },
  },
  ca: {
    triggers: { hazards: 'HPR, 5.12(1)', measures: 'HPR, 5.12(1)' },
    duty: { duty: 'ninety-days', paragraph: 'HPR, 5.12' },
    review: { kind: 'on-change', paragraph: 'HPR, 5.12' },
  },
  au: {
    triggers: {
      hazards: 'Model WHS Regulations, regulation 330(3)(b)',
      measures: 'Model WHS Regulations, regulation 330(3)(b)',
    },
    duty: { duty: 'next-supply', paragraph: 'Model WHS Regulations, regulation 339' },
    review: { kind: 'years', years: 5, paragraph: 'Model WHS Regulations, regulation 330(3)(a)' },
  },
  un: {
    triggers: { hazards: 'UN GHS, 1.4.7.2', measures: 'UN GHS, 1.4.7.2' },
    duty: { duty: 'without-delay', paragraph: 'UN GHS, 1.4.7.3' },
    review: { kind: 'unknown' },
  },
};

/** Cycles of countries that have no document profile of their own. */
const cycles: Readonly<Record<string, ReviewCycle>> = {
  NZ: { kind: 'years', years: 5, paragraph: 'Hazardous Substances (Safety Data Sheets) Notice 2017, clause 5' },
  /** Of the effects on the human body; what is new is written into the sheet within a year of it. */
  JP: { kind: 'years', years: 5, paragraph: 'Ordinance on Industrial Safety and Health, Article 34-2-5(2)' },
};

/** KKDİK took Article 31 of REACH over; its paragraphs were not read. */
const kkdik = 'KKDİK, Article 27';

const chemO = 'ChemO, Article 22(1)';

/** Laws of countries that follow a market's layout by a law of their own. */
const national: Readonly<Record<string, RevisionLaw>> = {
  TR: {
    triggers: { hazards: kkdik, measures: kkdik, restriction: kkdik },
    duty: { duty: 'twelve-months', paragraph: kkdik },
    review: { kind: 'on-change', paragraph: kkdik },
  },
  CH: {
    triggers: { hazards: chemO, measures: chemO },
    duty: { duty: 'twelve-months', paragraph: 'ChemO, Article 22(2)' },
    review: { kind: 'on-change', paragraph: chemO },
  },
};

/** Where the law that the layout follows is not that of the country, the UN's guidance stands in. */
const lawFollowed = (market: LabelRegimeId, country: string): RevisionLaw =>
  marketBasis(country).form === undefined ? laws[market] : laws.un;

/** What the law of the destination says of a sheet's later versions. */
export function revisionLawOf(market: LabelRegimeId, country: string): RevisionLaw {
  const law = ownValue(national, country) ?? lawFollowed(market, country);
  const review = ownValue(cycles, country);
  return review ? { ...law, review } : law;
}

/** ISO date by which a sheet of this revision date is looked through again; undefined where no period is known. */
export function reviewDue(cycle: ReviewCycle, revisionDate: string): string | undefined {
  if (cycle.kind !== 'years') return undefined;
  const due = new Date(`${revisionDate}T00:00:00Z`);
  due.setUTCFullYear(due.getUTCFullYear() + cycle.years);
  return due.toISOString().slice(0, 10);
}
