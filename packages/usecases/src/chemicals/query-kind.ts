import { compositionOf } from '@gosds/catalogue/search/formula';

/** What somebody typed, by its form. A text can be several things: `7782` is a UN number or the beginning of a name. */
export type QueryKind =
  | { readonly kind: 'cas'; readonly cas: string }
  /** A CAS number in form; `expected` is its check digit. */
  | { readonly kind: 'wrong-check-digit'; readonly cas: string; readonly expected: string }
  | { readonly kind: 'ec'; readonly ec: string }
  | { readonly kind: 'un'; readonly un: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'inchikey'; readonly inchikey: string }
  | { readonly kind: 'dtxsid'; readonly dtxsid: string }
  | { readonly kind: 'formula'; readonly composition: string };

/** Weights of the digits are 1, 2, 3 from the right; the sum by ten is the check digit. */
const checkDigitOf = (body: string): string =>
  String(Array.from(body).reduce((sum, digit, at) => sum + Number(digit) * (body.length - at), 0) % 10);

const hyphenated = (digits: string): string => `${digits.slice(0, -3)}-${digits.slice(-3, -1)}-${digits.slice(-1)}`;

/** A CAS number with its hyphens or blanks in their place, or five to ten digits that agree with their check digit. */
function readCas(text: string): readonly QueryKind[] {
  const isWritten = /^\d{2,7}([- ])\d{2}\1\d$/.test(text);
  if (!isWritten && !/^\d{5,10}$/.test(text)) return [];
  const digits = text.replaceAll(/[- ]/g, '').replace(/^0+(?=\d{5})/, '');
  const cas = hyphenated(digits);
  const expected = checkDigitOf(digits.slice(0, -1));
  if (digits.endsWith(expected)) return [{ kind: 'cas', cas }];
  return isWritten ? [{ kind: 'wrong-check-digit', cas, expected }] : [];
}

const readers: readonly ((text: string) => readonly QueryKind[])[] = [
  readCas,
  (text) => (/^\d{3}-\d{3}-\d$/.test(text) ? [{ kind: 'ec', ec: text }] : []),
  (text) => {
    const un = /^(?:un|id)?[ -]?(\d{4})$/i.exec(text)?.[1];
    return un === undefined ? [] : [{ kind: 'un', un }];
  },
  (text) => {
    const number = /^cw[ -]?(\d{1,9})$/i.exec(text)?.[1];
    return number === undefined ? [] : [{ kind: 'number', number: Number(number) }];
  },
  (text) => (/^[a-z]{14}-[a-z]{10}-[a-z]$/i.test(text) ? [{ kind: 'inchikey', inchikey: text.toUpperCase() }] : []),
  (text) => (/^dtxsid\d{5,12}$/i.test(text) ? [{ kind: 'dtxsid', dtxsid: text.toUpperCase() }] : []),
];

/** Dashes of all kinds count as hyphens; `CAS` before a number is passed over. */
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replace(/^cas(?:[- ]?(?:no|rn|nr)\.?)?[:. ]+/i, '');

/** The identifiers that a text can be. None where it is a name alone. */
export function queryKinds(text: string): readonly QueryKind[] {
  const numbers = readers.flatMap((read) => read(plain(text)));
  if (numbers.length > 0) return numbers;
  const composition = compositionOf(text);
  return composition === undefined ? [] : [{ kind: 'formula', composition }];
}

/** The words of a name that is searched; each stands for itself. */
export const queryWords = (text: string): readonly string[] =>
  text.split(/[\s,;:/()[\]{}'"′″*?%_-]+/u).filter((word) => word !== '');
