import { ownValue } from '@gosds/ghs/own-value';
import { nationalLimitLists } from '../generated/national-limit-lists.ts';
import type { NationalLimits } from './national-limit-list.ts';

/** The country's own list, where its name is known; a sheet for another country speaks of the national list without its name. */
export const nationalLimitsOf = (country: string): NationalLimits | undefined => ownValue(nationalLimitLists, country);

/** The name of the list in a sheet of a language. */
export const nameIn = (language: string, { list, named }: NationalLimits): string =>
  named?.language === language ? named.list : list;

/** Countries whose list is named. */
export const countriesWithNamedLimits: readonly string[] = Object.keys(nationalLimitLists);
