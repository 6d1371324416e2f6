import { changeDays } from '@gosds/ghs/markets/law-on-day';
import { daysOfChange } from '@gosds/ghs/markets/market-as-of';
import type { Product } from '../product/product.ts';
import { marketBasis } from '../profiles/countries.ts';
import { profileData } from '../profiles/profile-data.ts';
import type { SheetFacts } from '../sheet-input.ts';
import { lawChangesFor } from './law-calendar.ts';

/** Days on which the form of the sheet changes. */
function daysOfForm(country: string): readonly string[] {
  const { parts, duties } = profileData(marketBasis(country).profile);
  return changeDays([...parts, ...Object.values(duties).flat()]);
}

/** Days from which an ingredient's exposure limit changes. */
const daysOfLimits = ({ substances }: SheetFacts): readonly string[] =>
  [...substances.values()].flatMap(({ exposureLimits }) => exposureLimits.flatMap(({ later }) => later?.from ?? []));

/** Days from which an ingredient has a new entry in Annex VI. */
const daysOfEntries = ({ substances }: SheetFacts): readonly string[] =>
  [...substances.values()].flatMap(({ annexVi = [] }) => annexVi.map(({ from }) => from));

const daysOfCalendar = (country: string): readonly string[] =>
  lawChangesFor(country).flatMap(({ date, status }) => (status === 'set' && date !== undefined ? [date] : []));

/** All later days on which the law for the product may change: ISO dates in order, after the product's `asOf`. */
export function daysAhead({ asOf, country, rules }: Product, facts: SheetFacts): readonly string[] {
  const days = [
    ...daysOfCalendar(country),
    ...daysOfChange(rules.id),
    ...daysOfForm(country),
    ...daysOfLimits(facts),
    ...daysOfEntries(facts),
  ];
  return [...new Set(days)].filter((day) => day > asOf).toSorted();
}
