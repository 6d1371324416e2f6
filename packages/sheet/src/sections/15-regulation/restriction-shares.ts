import { percent, type Ppb } from '@gosds/ghs/concentration';
import { restrictedHazards, restrictionRules } from '../../generated/lists/eu-reach-annex-xvii-rules.ts';
import type { EntriesByHazard, RestrictionRule } from '../../lists/restriction-rule.ts';

const byEntry = new Map(restrictionRules.map((rule) => [rule.entry, rule]));

/** Concentration from which the condition of an entry applies; 0 if any concentration is enough. */
export const conditionFrom = (entry: string): Ppb => percent(byEntry.get(entry)?.conditionFromPercent ?? 0);

/** Substances that the condition of an entry covers. */
export const casOf = (entry: string): readonly string[] => byEntry.get(entry)?.cas ?? [];

/** An entry that restricts a mixture from a concentration, of each member or of all together. */
export type MixtureLimit = { readonly entry: string; readonly from: Ppb; readonly isSum: boolean };

export const mixtureLimits: readonly MixtureLimit[] = restrictionRules.flatMap(({ entry, fromPercent, isSum }) =>
  fromPercent === undefined ? [] : [{ entry, from: percent(fromPercent), isSum: isSum === true }],
);

const entriesThat = (applies: (rule: RestrictionRule) => boolean): readonly string[] =>
  restrictionRules.filter(applies).map(({ entry }) => entry);

export const industrialSolvents = entriesThat(({ isForIndustry }) => isForIndustry === true);

export const unionOnly = entriesThat(({ isUnionOnly }) => isUnionOnly === true);

const isByHazard = (entry: string): entry is keyof EntriesByHazard => Object.hasOwn(restrictedHazards, entry);

/**
 * Classes of entries 28 to 30, with the generic concentration limits of CLP Annex I from which a mixture must not be
 * sold to the general public.
 */
export const classesNotForPublic = restrictionRules.flatMap(({ entry, publicFromPercent, leftOut = [] }) =>
  publicFromPercent === undefined || !isByHazard(entry)
    ? []
    : [{ entry, hazards: restrictedHazards[entry], atLeast: percent(publicFromPercent), leftOut }],
);
