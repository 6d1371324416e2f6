import { lawCalendar } from '../generated/law-calendar.ts';
import { marketBasis } from '../profiles/countries.ts';
import type { LawChange } from './law-change.ts';

/** A change without a date sorts last. */
const dayOf = ({ date = '9999' }: LawChange): string => date;

const inOrder: readonly LawChange[] = lawCalendar.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));

/** Changes of law that affect sheets for a country (ISO 3166-1 code), by date. */
export function lawChangesFor(country: string): readonly LawChange[] {
  const { profile, rules } = marketBasis(country);
  return inOrder.filter(({ jurisdictions }) => jurisdictions.includes(profile) || jurisdictions.includes(rules));
}

/** All changes, by date. */
export const lawChanges = inOrder;
