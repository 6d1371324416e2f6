import type { Substance } from '@gosds/sheet/substance';
import { squash } from '../search/spelling.ts';
import { type Difference, difference } from './difference.ts';
import { elementCounts } from '../search/formula.ts';
import { readRows, type Row, rowsByCas } from './reference-files.ts';

function firstColumnIn(wanted: ReadonlySet<string>) {
  return (line: string) => wanted.has(line.slice(0, line.indexOf('\t')));
}

/** True if the atoms agree without hydrogen: an inventory writes a salt as acid and metal, such as `CH2O3.K`. */
function sameAtoms(ours: string, theirs: string): boolean {
  const isAcidAndMetal = theirs.includes('.');
  const atoms = [ours, theirs].map((formula) =>
    [...elementCounts(formula)].filter(([element]) => !(isAcidAndMetal && element === 'H')).toSorted(),
  );
  return JSON.stringify(atoms[0]) === JSON.stringify(atoms[1]);
}

function compareFormula(substance: Substance, rows: readonly Row[]): Difference[] {
  const theirs = rows.map((row) => row['formula'] ?? '').filter((formula) => /^[A-Z][A-Za-z0-9().]*$/.test(formula));
  const { formula } = substance;
  if (!formula || theirs.length === 0 || theirs.some((other) => sameAtoms(formula, other))) return [];
  return [difference(substance, 'formula', [formula, [...new Set(theirs)].join(' ')])];
}

function compareMass(substance: Substance, rows: readonly Row[]): Difference[] {
  const theirs = rows.map((row) => Number(row['mol_weight'])).filter((mass) => mass > 0);
  const { molarMass } = substance;
  if (!molarMass || theirs.length === 0) return [];
  if (theirs.some((mass) => Math.abs(mass - molarMass) <= 0.002 * mass)) return [];
  return [difference(substance, 'molar mass', [String(molarMass), theirs.join(' ')])];
}

function compareEc(substance: Substance, rows: readonly Row[]): Difference[] {
  const theirs = rows.flatMap((row) => (row['ec_no'] ?? '').match(/\d{3}-\d{3}-\d/g) ?? []);
  if (!substance.ec || theirs.length === 0 || theirs.includes(substance.ec)) return [];
  return [difference(substance, 'EC number', [substance.ec, [...new Set(theirs)].join(' ')])];
}

function compareName(substance: Substance, rows: readonly Row[]): Difference[] {
  const columns = ['name', 'alt_names', 'iupac_name', 'common_name', 'synonyms'];
  const texts = rows.flatMap((row) => columns.map((column) => row[column] ?? ''));
  const theirs = new Set(texts.flatMap((text) => text.split(/ \| |;|\|\|/)).map(squash));
  const ours = [substance.name, ...substance.synonyms];
  if (rows.length === 0 || theirs.size <= 1 || ours.some((name) => theirs.has(squash(name)))) return [];
  return [difference(substance, 'name', [substance.name, texts.find((text) => text !== '')?.slice(0, 80) ?? ''])];
}

/** Compares names, EC numbers, formulas and molar masses with the public inventories. */
export function compareIdentities(substances: readonly Substance[]): Difference[] {
  const keep = firstColumnIn(new Set(substances.flatMap(({ cas }) => (cas ? [cas] : []))));
  const files = ['identifiers/cas_master.tsv.gz', 'identifiers/structures_synonyms.tsv.gz'];
  const rows = files.flatMap((file) => readRows(file, keep));
  const byCas = rowsByCas(rows, 'cas');
  return substances.flatMap((substance) => {
    const own = byCas.get(substance.cas ?? '') ?? [];
    if (substance.cas && own.length === 0)
      return [difference(substance, 'CAS number', [substance.cas, 'not in any inventory'])];
    return [compareFormula, compareMass, compareEc, compareName].flatMap((compare) => compare(substance, own));
  });
}
