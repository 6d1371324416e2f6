import { changeDays } from '@gosds/ghs/markets/law-on-day';
import { daysOfChange } from '@gosds/ghs/markets/market-as-of';
import type { Product } from '../product/product.ts';
import { marketBasis } from '../profiles/countries.ts';
import { profileData } from '../profiles/profile-data.ts';
import type { SheetFacts } from '../sheet-input.ts';
import { lawChangesFor } from './law-calendar.ts';

/** Days on which the form of the sheet becomes another. */
function daysOfForm(country: string): readonly string[] {
  const { parts, duties } = profileData(marketBasis(country).profile);
  return changeDays([...parts, ...Object.values(duties).flat()]);
}

/** Days from which a limit of an ingredient is another. */
const daysOfLimits = ({ substances }: SheetFacts): readonly string[] =>
  [...substances.values()].flatMap(({ exposureLimits }) => exposureLimits.flatMap(({ later }) => later?.from ?? []));

/** Days from which an ingredient has another entry of Annex VI. */
const daysOfEntries = ({ substances }: SheetFacts): readonly string[] =>
  [...substances.values()].flatMap(({ annexVi = [] }) => annexVi.map(({ from }) => from));

const daysOfCalendar = (country: string): readonly string[] =>
  lawChangesFor(country).flatMap(({ date, status }) => (status === 'set' && date !== undefined ? [date] : []));

/** Every later day on which the law may say something else of the product: ISO dates in order, after that of its law. */
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
