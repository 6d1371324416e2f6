import { compositionOf } from '@gosds/catalogue/search/formula';

/**
 * What a query can be, by its form. A text can match several kinds: `7782` is a UN number or the beginning of a name.
 */
export type QueryKind =
  | { readonly kind: 'cas'; readonly cas: string }
  /** Has the form of a CAS number; `expected` is the right check digit. */
  | { readonly kind: 'wrong-check-digit'; readonly cas: string; readonly expected: string }
  | { readonly kind: 'ec'; readonly ec: string }
  | { readonly kind: 'un'; readonly un: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'inchikey'; readonly inchikey: string }
  | { readonly kind: 'dtxsid'; readonly dtxsid: string }
  | { readonly kind: 'formula'; readonly composition: string };

/** CAS check digit: digits weighted 1, 2, 3 … from the right; the sum modulo 10. */
const checkDigitOf = (body: string): string =>
  String(Array.from(body).reduce((sum, digit, at) => sum + Number(digit) * (body.length - at), 0) % 10);

const hyphenated = (digits: string): string => `${digits.slice(0, -3)}-${digits.slice(-3, -1)}-${digits.slice(-1)}`;

/** Reads a CAS number written with hyphens or spaces, or five to ten digits whose check digit is right. */
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
  (text) => {
    const ec = /^(?:(?:ec|eg|ce|einecs|elincs)(?:[- ]?(?:no|nr|number)\.?)?[:. ]*)?(\d{3}-\d{3}-\d)$/i.exec(text)?.[1];
    return ec === undefined ? [] : [{ kind: 'ec', ec }];
  },
  (text) => {
    const [, prefix, un, words] =
      /^((?:un|id|onu)(?:[- ]?(?:no|nr|number)\.?)?[:. -]*)?(\d{4})([ ,;:]+[^\d ,;:].*)?$/i.exec(text) ?? [];
    // Without the letters, digits before words are a part of a name.
    const isUn = un !== undefined && (words === undefined || prefix !== undefined);
    return isUn ? [{ kind: 'un', un }] : [];
  },
  (text) => {
    const number = /^cw[ -]?(\d{1,9})$/i.exec(text)?.[1];
    return number === undefined ? [] : [{ kind: 'number', number: Number(number) }];
  },
  (text) => (/^[a-z]{14}-[a-z]{10}-[a-z]$/i.test(text) ? [{ kind: 'inchikey', inchikey: text.toUpperCase() }] : []),
  (text) => (/^dtxsid\d{5,12}$/i.test(text) ? [{ kind: 'dtxsid', dtxsid: text.toUpperCase() }] : []),
];

/** Turns all kinds of dashes into hyphens and removes `CAS` before a number. */
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replace(/^cas(?:[- ]?(?:no|rn|nr|number)\.?)?[:. ]+/i, '');

/** The CAS number beside a name, as in `Acetone (67-64-1)`. A wrong check digit or a second number: it is no such text. */
function casBesideName(text: string): readonly QueryKind[] {
  const [found, ...others] = text.matchAll(/(?<![\d,-])\d{2,7}-\d{2}-\d(?![\d-])/g);
  if (found === undefined || others.length > 0) return [];
  return readCas(found[0]).filter(({ kind }) => kind === 'cas');
}

/** The identifiers that a text can be; empty if it can only be a name. */
export function queryKinds(text: string): readonly QueryKind[] {
  const numbers = readers.flatMap((read) => read(plain(text)));
  if (numbers.length > 0) return numbers;
  const beside = casBesideName(plain(text));
  if (beside.length > 0) return beside;
  const composition = compositionOf(text);
  return composition === undefined ? [] : [{ kind: 'formula', composition }];
}

/** The words of a searched name. */
export const queryWords = (text: string): readonly string[] =>
  text.split(/[\s,;:/()[\]{}'"′″*?%_-]+/u).filter((word) => word !== '');
