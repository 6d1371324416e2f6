/** The format of numbers, dates, lists and countries in a language. */
export type Formats = {
  /** Takes digits with a point. Returns other texts unchanged. Never groups digits. */
  readonly number: (text: string) => string;
  /** Takes an ISO date. Returns other texts unchanged. */
  readonly date: (iso: string) => string;
  readonly list: (words: readonly string[], conjunction?: 'and' | 'or') => string;
  /** Separates list entries without a word between them, with the space that the script needs. */
  readonly comma: string;
  readonly semicolon: string;
  /** Separates a name and the text about it. */
  readonly colon: string;
  /** A value with its unit, or alone if it has none. */
  readonly withUnit: (value: string, unit: string) => string;
  /** Takes the ISO 3166-1 alpha-2 code and the English name, which is used if the language has none. */
  readonly country: (code: string, english: string) => string;
};

const decimal = /(?<![\d.])(\d+)\.(\d+)(?![\d.])/g;

const usualMarks = { comma: ', ', semicolon: '; ', colon: ': ' };

/** Formats that differ from the Unicode Common Locale Data Repository (CLDR). */
export type FormatChoices = {
  /** Numbers, dates and countries stay in the program's format. */
  readonly plain?: true;
  /** Locale, if it differs from the tag, such as `pt-PT`. */
  readonly locale?: string;
  /** Dates stay in ISO 8601 format. */
  readonly isoDates?: true;
  /** Separators in a list of words. */
  readonly list?: { readonly comma: string; readonly and: string; readonly or: string };
  readonly marks?: Partial<typeof usualMarks>;
  /** An "and" joined to the next word, except before a Latin letter or a digit, where it is hard to read. */
  readonly joinedAnd?: string;
  /** Order of value and unit, if it is not `{value} unit`. */
  readonly units?: Readonly<Record<string, string>>;
};

/** CLDR puts direction marks into right-to-left dates; the digits 0 to 9 run from left to right. */
const directionMarks = /[\u200e\u200f\u061c]/g;

type Listing = Formats['list'];

function listingOf(tag: string, joinedAnd: string | undefined): Listing {
  const lists = {
    and: new Intl.ListFormat(tag, { type: 'conjunction' }),
    or: new Intl.ListFormat(tag, { type: 'disjunction' }),
  };
  if (joinedAnd === undefined) return (words, conjunction = 'and') => lists[conjunction].format(words);
  return (words, conjunction = 'and') => {
    const parts = lists[conjunction].formatToParts(words);
    return parts
      .map(({ type, value }, index) => {
        const isForeign = /^[\d(A-Za-z]/.test(parts[index + 1]?.value ?? '');
        return type === 'literal' && value.endsWith(` ${joinedAnd}`) && isForeign ? `${value} ` : value;
      })
      .join('');
  };
}

const listingWith =
  ({ comma, ...conjunctions }: NonNullable<FormatChoices['list']>): Listing =>
  (words, conjunction = 'and') => {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(comma)}${conjunctions[conjunction]}${last}`;
  };

const isDay = (iso: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(`${iso}T00:00:00Z`));

function writingOf(tag: string, isoDates: boolean): Pick<Formats, 'number' | 'date' | 'country'> {
  const latin = `${tag}-u-nu-latn`;
  const separator =
    new Intl.NumberFormat(latin).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const dates = new Intl.DateTimeFormat(latin, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  return {
    number: (text) => text.replaceAll(decimal, `$1${separator}$2`),
    date: (iso) =>
      isDay(iso) && !isoDates ? dates.format(new Date(`${iso}T00:00:00Z`)).replaceAll(directionMarks, '') : iso,
    country: (code, english) => (/^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? countries.of(code) : undefined) ?? english,
  };
}

const plainWriting: Pick<Formats, 'number' | 'date' | 'country'> = {
  number: (text) => text,
  date: (iso) => iso,
  country: (_code, english) => english,
};

/** Formats for a BCP 47 tag, always with the digits 0 to 9. */
export function formatsOf(tag: string, choices: FormatChoices): Formats {
  const { plain, locale = tag, isoDates = false, list, marks, joinedAnd, units } = choices;
  return {
    ...(plain ? plainWriting : writingOf(locale, isoDates)),
    list: list ? listingWith(list) : listingOf(locale, joinedAnd),
    ...usualMarks,
    ...marks,
    withUnit: (value, unit) =>
      unit === '' ? value : (units?.[unit]?.replace('{value}', () => value) ?? `${value} ${unit}`),
  };
}
