/** How a language writes numbers, dates, lists and countries. */
export type Formats = {
  /** Takes digits with a point; what is no number stays as it is. Digits are never grouped. */
  readonly number: (text: string) => string;
  /** Takes an ISO date; what is none stays as it is. */
  readonly date: (iso: string) => string;
  readonly list: (words: readonly string[], conjunction?: 'and' | 'or') => string;
  /** Between entries that no word joins, with the space that the script sets behind it. */
  readonly comma: string;
  readonly semicolon: string;
  /** Between a name and what is said of it. */
  readonly colon: string;
  /** Takes ISO 3166-1 alpha-2 and the name in English, which stands where the language has none. */
  readonly country: (code: string, english: string) => string;
};

const decimal = /(?<![\d.])(\d+)\.(\d+)(?![\d.])/g;

const usualMarks = { comma: ', ', semicolon: '; ', colon: ': ' };

const marksOf: Readonly<Record<string, Partial<typeof usualMarks>>> = {
  ar: { comma: '، ', semicolon: '؛ ' },
  fr: { semicolon: '\u00a0; ', colon: '\u00a0: ' },
  zh: { comma: '，', semicolon: '；' },
};

/** CLDR sets marks for the order from right to left in its dates; the digits 0 to 9 stand from left to right. */
const directionMarks = /[\u200e\u200f\u061c]/g;

/** Arabic writes its "and" onto the next word, which a Latin letter or a digit would make hard to read. */
const arabicAnd = /(?<= )و$/;

function inArabic(lists: Intl.ListFormat, words: readonly string[]): string {
  const parts = lists.formatToParts(words);
  return parts
    .map(({ type, value }, index) => {
      const isApart = type === 'literal' && arabicAnd.test(value) && /^[\d(A-Za-z]/.test(parts[index + 1]?.value ?? '');
      return isApart ? `${value} ` : value;
    })
    .join('');
}

const isDay = (iso: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(`${iso}T00:00:00Z`));

/** Formats of a BCP 47 tag from the Unicode Common Locale Data Repository, always with the digits 0 to 9. */
export function formatsOf(tag: string): Formats {
  const latin = `${tag}-u-nu-latn`;
  const separator =
    new Intl.NumberFormat(latin).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const dates = new Intl.DateTimeFormat(latin, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });
  const lists = {
    and: new Intl.ListFormat(tag, { type: 'conjunction' }),
    or: new Intl.ListFormat(tag, { type: 'disjunction' }),
  };
  const countries = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  return {
    number: (text) => text.replaceAll(decimal, `$1${separator}$2`),
    date: (iso) => (isDay(iso) ? dates.format(new Date(`${iso}T00:00:00Z`)).replaceAll(directionMarks, '') : iso),
    list: (words, conjunction = 'and') =>
      tag === 'ar' ? inArabic(lists[conjunction], words) : lists[conjunction].format(words),
    ...usualMarks,
    ...marksOf[tag],
    country: (code, english) => (/^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? countries.of(code) : undefined) ?? english,
  };
}
