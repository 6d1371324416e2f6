import { moneyFormat } from './currency.ts';
import { nameOfCode } from './name-of-code.ts';

/** The format of numbers, days and prices on screens, always with the digits 0 to 9. */
export type InterfaceFormats = {
  readonly number: (value: number) => string;
  /** A measured value or a legal limit, without thousands separators: `2000`, `0.25`. */
  readonly measured: (value: number) => string;
  /** The mark before the decimals: `.` or `,`. */
  readonly decimalMark: string;
  /** Takes an ISO date, or a timestamp, which gives the reader's local day: `23 Nov 2026`. */
  readonly day: (iso: string) => string;
  /** Takes an ISO timestamp and gives its UTC day: `23 November 2026`. */
  readonly longDay: (iso: string) => string;
  /** Takes minor units: `USD 455`, `USD 1,706.25`. */
  readonly price: (minor: number) => string;
  /** A duration: `5 years`. */
  readonly years: (count: number) => string;
  readonly list: (words: readonly string[]) => string;
  /** Takes the ISO 3166-1 alpha-2 code and the English name, which is used in English and if the language has none. */
  readonly country: (code: string, english: string) => string;
  /** Takes the BCP 47 tag and the English name. */
  readonly language: (tag: string, english: string) => string;
  /** Compares names in alphabetical order. */
  readonly compare: (a: string, b: string) => number;
};

/** Formats of a BCP 47 locale. */
export function interfaceFormats(locale: string): InterfaceFormats {
  const latin = `${locale}-u-nu-latn`;
  const numbers = new Intl.NumberFormat(latin, { maximumFractionDigits: 20 });
  const measured = new Intl.NumberFormat(latin, { maximumFractionDigits: 20, useGrouping: false });
  const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const days = new Intl.DateTimeFormat(latin, dayParts);
  const utcDays = new Intl.DateTimeFormat(latin, { ...dayParts, timeZone: 'UTC' });
  const longDays = new Intl.DateTimeFormat(latin, { dateStyle: 'long', timeZone: 'UTC' });
  const years = new Intl.NumberFormat(latin, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  const lists = new Intl.ListFormat(latin, { type: 'conjunction' });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const collator = new Intl.Collator(locale);
  const isEnglish = /^en\b/.test(locale);
  const whole = moneyFormat(latin, { decimals: 0 });
  const exact = moneyFormat(latin);
  return {
    number: (value) => numbers.format(value),
    measured: (value) => measured.format(value),
    decimalMark: numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    day: (iso) => (iso.length === 10 ? utcDays : days).format(new Date(iso)),
    longDay: (iso) => longDays.format(new Date(iso)),
    price: (minor) => (minor % 100 === 0 ? whole : exact)(minor),
    years: (count) => years.format(count),
    list: (words) => lists.format(words),
    country: (code, english) => (isEnglish ? english : nameOfCode(regions, code, english)),
    language: (tag, english) => (isEnglish ? english : nameOfCode(languages, tag, english)),
    compare: (a, b) => collator.compare(a, b),
  };
}

/** Formats of the pseudo-language, in brackets, so that a hard-coded date shows. */
export function inBrackets(formats: InterfaceFormats): InterfaceFormats {
  return {
    ...formats,
    day: (iso) => `⟦${formats.day(iso)}⟧`,
    longDay: (iso) => `⟦${formats.longDay(iso)}⟧`,
    price: (minor) => `⟦${formats.price(minor)}⟧`,
    years: (count) => `⟦${formats.years(count)}⟧`,
    list: (words) => `⟦${formats.list(words)}⟧`,
    country: (code, english) => `⟦${formats.country(code, english)}⟧`,
    language: (tag, english) => `⟦${formats.language(tag, english)}⟧`,
  };
}
