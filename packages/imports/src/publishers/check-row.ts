import { hasCasForm, hasEcForm, isCasNumber, isEcNumber } from '@gosds/data/registry-numbers';
import type { PublishedRow } from './published.ts';

/** Thrown for a row that cannot be imported. Caught where the row is read. */
export class FaultyRow extends Error {
  override readonly name = 'FaultyRow';
}

/** Signs that publishers write for a missing value. */
const blanks: ReadonlySet<string> = new Set(['', '-', '–', '—', '_', 'n/a', 'na', 'none', 'null', 'not available']);

export const isBlank = (text: string): boolean => blanks.has(text.trim().toLowerCase());

/** True for an identifier that a publisher invented in place of a CAS number, such as NOCAS_20042 of DSSTox. */
const isMadeUp = (text: string): boolean => /^NOCAS[_-]?\d+$/i.test(text);

/** A CAS number with plain hyphens, without spaces and leading zeros; blank if there is none. Throws `FaultyRow`. */
function readCas(text: string): string {
  if (isBlank(text) || isMadeUp(text.trim())) return '';
  const cas = text
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replaceAll(/\s/g, '')
    .replace(/^0+(?=\d{2})/, '');
  if (isCasNumber(cas)) return cas;
  throw new FaultyRow(
    hasCasForm(cas) ? `The check digit of the CAS number ${cas} is wrong.` : `“${text.slice(0, 40)}” is no CAS number.`,
  );
}

function readEc(text: string): string {
  const ec = text.trim();
  if (isBlank(ec)) return '';
  if (isEcNumber(ec)) return ec;
  throw new FaultyRow(
    hasEcForm(ec) ? `The check digit of the EC number ${ec} is wrong.` : `“${ec.slice(0, 40)}” is no EC number.`,
  );
}

function readForm(text: string, form: RegExp, what: string): string {
  const value = text.trim();
  if (isBlank(value)) return '';
  if (form.test(value)) return value;
  throw new FaultyRow(`“${value.slice(0, 60)}” is no ${what}.`);
}

/** A concentration in percent, with or without `%`. Throws `FaultyRow`. */
function readShare(text: string): string {
  const written = text.trim();
  const number = written.endsWith('%') ? written.slice(0, -1) : written;
  const share = readForm(number, /^\d{1,3}(?:\.\d{1,7})?$/, 'number of per cent, such as 0.1');
  if (Number(share) > 100) throw new FaultyRow(`${share} % is more than the whole.`);
  return share;
}

/** Maximum number of characters of a name, a structure and a list entry. */
const longest = { name: 4000, smiles: 20_000, entry: 4000 };

function readText(text: string, maxLength: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (isBlank(line)) return '';
  if (line.includes('\uFFFD')) throw new FaultyRow(`“${line.slice(0, 60)}” has lost a letter: the encoding is wrong.`);
  if (line.length > maxLength) throw new FaultyRow(`A text is longer than ${maxLength} characters.`);
  // The general format separates names by this sign.
  return line.replaceAll(' | ', ' / ');
}

const names = (texts: readonly string[], but: ReadonlySet<string>): readonly string[] => [
  ...new Set(texts.map((text) => readText(text, longest.name)).filter((text) => text !== '' && !but.has(text))),
];

/** A cleaned row with each number in its format. Throws `FaultyRow`. */
export function checkedRow(given: PublishedRow): PublishedRow {
  const name = readText(given.name, longest.name);
  const synonyms = names(given.synonyms, new Set([name]));
  const cas = readCas(given.cas);
  const row: PublishedRow = {
    cas,
    ec: readEc(given.ec),
    name,
    synonyms,
    otherNames: names(given.otherNames, new Set([name, ...synonyms])),
    formula: readText(given.formula, longest.name),
    molarMass: readForm(given.molarMass, /^\d{1,7}(?:\.\d{1,12})?$/, 'molar mass'),
    smiles: readText(given.smiles, longest.smiles),
    inchikey: readForm(given.inchikey, /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/, 'InChIKey'),
    dtxsid: readForm(given.dtxsid, /^DTXSID\d{5,12}$/, 'DTXSID'),
    otherCas: [...new Set(given.otherCas.map(readCas))].filter((each) => each !== '' && each !== cas),
    entry: readText(given.entry, longest.entry),
    fromPercent: readShare(given.fromPercent),
    abovePercent: readShare(given.abovePercent),
  };
  if ([row.cas, row.ec, row.name, row.inchikey, row.dtxsid].every((text) => text === ''))
    throw new FaultyRow('The row names no substance.');
  if (row.fromPercent !== '' && row.abovePercent !== '')
    throw new FaultyRow('The row has a share from which it counts and one above which. Keep one of them.');
  return row;
}
