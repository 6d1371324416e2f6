import { compositionOf } from '@gosds/catalogue/search/formula';
import { inchiKeyOf } from './inchi-key.ts';

/**
 * What a query can be, by its form. A text can match several kinds: `7782` is a UN number or the beginning of a name.
 */
export type QueryKind =
  | { readonly kind: 'cas'; readonly cas: string }
  /** Has the form of a CAS number; `expected` is the right check digit. */
  | { readonly kind: 'wrong-check-digit'; readonly cas: string; readonly expected: string }
  | { readonly kind: 'ec'; readonly ec: string }
  | { readonly kind: 'un'; readonly un: string }
  /** Index number of CLP Annex VI. */
  | { readonly kind: 'index'; readonly index: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'inchikey'; readonly inchikey: string }
  | { readonly kind: 'dtxsid'; readonly dtxsid: string }
  | { readonly kind: 'formula'; readonly composition: string };

/** CAS check digit: digits weighted 1, 2, 3 … from the right; the sum modulo 10. */
const checkDigitOf = (body: string): string =>
  String(Array.from(body).reduce((sum, digit, at) => sum + Number(digit) * (body.length - at), 0) % 10);

const hyphenated = (digits: string): string => `${digits.slice(0, -3)}-${digits.slice(-3, -1)}-${digits.slice(-1)}`;

/** `5O-OO-0` is read as `50-00-0`: letters that look like digits, in the form of a CAS number. */
const withDigits = (text: string): string =>
  /^[\dOoIl]{2,7}-[\dOoIl]{2}-[\dOoIl]$/.test(text) && /\d/.test(text)
    ? text.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1')
    : text;

/**
 * Reads a CAS number written with hyphens or spaces; five to ten digits, also with stops or low lines in the place of hyphens,
 * whose check digit is right.
 */
function readCas(typed: string): readonly QueryKind[] {
  const text = withDigits(typed);
  const isWritten = /^\d{2,7}(?:([- ])\d{2}\1| - \d{2} - )\d$/.test(text);
  if (!isWritten && !/^(?:\d{5,10}|\d{2,7}([._])\d{2}\1\d)$/.test(text)) return [];
  const digits = text.replaceAll(/[-._ ]/g, '').replace(/^0+(?=\d{5})/, '');
  const cas = hyphenated(digits);
  const expected = checkDigitOf(digits.slice(0, -1));
  if (digits.endsWith(expected)) return [{ kind: 'cas', cas }];
  return isWritten ? [{ kind: 'wrong-check-digit', cas, expected }] : [];
}

const numberWords = 'no|nos|nr|rn|num|number|nummer|numero|número|numéro|n°|登录号|登録番号|番号|号|編號|编号|#';

/** What people write before a number: `CAS`, `CAS-No.:`, `N° CE`, `UN #`. */
const before = (labels: string): string =>
  `(?:(?:n°|no|nº|numero|número|numéro)[. ]*)?(?:${labels})(?:[- ]?(?:${numberWords}))?[.:=# -]*`;
const withLabel = {
  cas: new RegExp(`^${before('cas')}(?=\\d)`, 'iu'),
  ec: new RegExp(`^(?:${before('ec|eg|ce|einecs|elincs')})?(\\d{3}-\\d{3}-\\d)$`, 'iu'),
  un: new RegExp(
    `^(${before('u\\.?n\\.?|id|onu|国連番号|國連番号|联合国编号|رقم الأمم المتحدة')})?(\\d{4})([ ,;:]+[^\\d ,;:].*)?$`,
    'iu',
  ),
  index: /^(?:(?:clp )?index(?:[- ]?(?:no|nr|number|nummer|n°))?[.:=# -]*)?(\d{3}-\d{3}-\d{2}-[\dX])$/iu,
  inchikey: /^(?:inchi ?key ?[=:]? ?)?([a-z]{14}-[a-z]{10}-[a-z])$/iu,
  dtxsid: /^dtxsid[ :]?(\d{5,12})$/iu,
};

/** Check digit of an EC number: digits weighted 1 to 6 from the left; the sum modulo 11. */
const isEc = (digits: string): boolean =>
  Array.from(digits.slice(0, 6)).reduce((sum, digit, at) => sum + Number(digit) * (at + 1), 0) % 11 ===
  Number(digits.slice(6));

/** Seven digits without hyphens that are an EC number by their check digit. The first digit tells the list. */
const readBareEc = (text: string): readonly QueryKind[] =>
  /^[2-79]\d{6}$/.test(text) && isEc(text) && readCas(text).length === 0
    ? [{ kind: 'ec', ec: `${text.slice(0, 3)}-${text.slice(3, 6)}-${text.slice(6)}` }]
    : [];

const readers: readonly ((text: string) => readonly QueryKind[])[] = [
  readCas,
  readBareEc,
  (text) => {
    const ec = withLabel.ec.exec(text)?.[1];
    return ec === undefined ? [] : [{ kind: 'ec', ec }];
  },
  (text) => {
    const [, prefix, un, words] = withLabel.un.exec(text) ?? [];
    // Without the letters, digits before words are a part of a name.
    const isUn = un !== undefined && (words === undefined || prefix !== undefined);
    return isUn ? [{ kind: 'un', un }] : [];
  },
  (text) => {
    const index = withLabel.index.exec(text)?.[1];
    return index === undefined ? [] : [{ kind: 'index', index: index.toUpperCase() }];
  },
  (text) => {
    const number = /^cw[ -]?(\d{1,9})$/i.exec(text)?.[1];
    return number === undefined ? [] : [{ kind: 'number', number: Number(number) }];
  },
  (text) => {
    const inchikey = withLabel.inchikey.exec(text)?.[1];
    return inchikey === undefined ? [] : [{ kind: 'inchikey', inchikey: inchikey.toUpperCase() }];
  },
  (text) => {
    const digits = withLabel.dtxsid.exec(text)?.[1];
    return digits === undefined ? [] : [{ kind: 'dtxsid', dtxsid: `DTXSID${digits}` }];
  },
];

/** The text without these signs at its beginning and end. */
export function trimmed(text: string, signs: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signs.includes(text.charAt(start))) start += 1;
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Turns all kinds of dashes into hyphens and wide digits into plain ones. Removes brackets and stops around a number, and
 * `CAS` before it.
 */
const plain = (text: string): string =>
  trimmed(
    text
      .normalize('NFKC')
      .replaceAll(/[‐‑‒–—−]/gu, '-')
      .trim(),
    ' ()[]{}.,;:',
  ).replace(withLabel.cas, '');

/** The CAS number beside a name, as in `Acetone (67-64-1)`. A wrong check digit or a second number: it is no such text. */
function casBesideName(text: string): readonly QueryKind[] {
  const [found, ...others] = text.matchAll(/(?<![\d,-])\d{2,7}(?:-\d{2}-| - \d{2} - )\d(?![\d-])/g);
  if (found === undefined || others.length > 0) return [];
  return readCas(found[0]).filter(({ kind }) => kind === 'cas');
}

/** The identifiers that a text can be; empty if it can only be a name. */
export function queryKinds(text: string): readonly QueryKind[] {
  // As it was typed: an InChI can end with a bracket.
  const key = inchiKeyOf(text);
  if (key !== undefined) return [{ kind: 'inchikey', inchikey: key }];
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
