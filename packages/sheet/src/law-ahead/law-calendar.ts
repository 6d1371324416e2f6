import { lawCalendar } from '../generated/law-calendar.ts';
import { marketBasis } from '../profiles/countries.ts';
import type { LawChange } from './law-change.ts';

/** A change without a day comes after all others. */
const dayOf = ({ date = '9999' }: LawChange): string => date;

const inOrder: readonly LawChange[] = lawCalendar.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));

/** The changes of law that touch sheets for a country, the first day first; `country` is an ISO 3166-1 code. */
export function lawChangesFor(country: string): readonly LawChange[] {
  const { profile, rules } = marketBasis(country);
  return inOrder.filter(({ jurisdictions }) => jurisdictions.includes(profile) || jurisdictions.includes(rules));
}

/** Every change, the first day first. */
export const lawChanges = inOrder;
