import { isLawOn } from '@gosds/ghs/markets/law-on-day';
import { ownValue } from '@gosds/ghs/own-value';
import { nationalLimitLists } from '../generated/national-limit-lists.ts';
import type { NationalLimits } from './national-limit-list.ts';

/**
 * The country's own list on a day, if its name is known. Otherwise the sheet writes of the national list without a
 * name.
 */
export const nationalLimitsOf = (country: string, day: string): NationalLimits | undefined =>
  ownValue(nationalLimitLists, country)?.find((list) => isLawOn(list, day));

/** The name of the list in a sheet of this language. */
export const nameIn = (language: string, { list, named }: NationalLimits): string =>
  named?.language === language ? named.list : list;

/** Countries whose list has a known name. */
export const countriesWithNamedLimits: readonly string[] = Object.keys(nationalLimitLists);
