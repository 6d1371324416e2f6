import type { Measure } from '@gosds/ghs/mixture';
import type { Substance } from '@gosds/sheet/substance';
import { type Difference, difference } from './difference.ts';
import { readRows, type Row, rowsByCas } from './reference-files.ts';

type Column = { readonly file: string; readonly cas: string; readonly value: string; readonly modifier: string };

/** Reference files with the oral values of each source. */
const oralFiles: Readonly<Record<string, Column>> = {
  ice: {
    file: 'toxicity_ice/ice_acute_oral.tsv.gz',
    cas: 'CASRN',
    value: 'Response',
    modifier: 'Response Modifier',
  },
  karmaus: {
    file: 'toxicity_ice/karmaus2022_rat_oral_ld50.tsv',
    cas: 'CASRN',
    value: 'LD50_mgkg',
    modifier: 'LD50_modifier',
  },
  'epa-test': {
    file: 'toxicity_toxval/toxval95_acute_oral_ld50_epa_test.tsv.gz',
    cas: 'casrn',
    value: 'toxval_numeric',
    modifier: 'qualifier',
  },
};

/** False for a product listed under the number of its active substance, unless it is the technical grade. */
const isOfSubstance = (row: Row) =>
  (row['Endpoint'] ?? 'LD50') === 'LD50' &&
  (row['Mixture'] !== 'Mixture' || Number(row['Percent Active Ingredient']) >= 90);

/** True if the values agree; an exact value needs an exact one. */
function isMet(ours: Measure, [row, column]: readonly [Row, Column]): boolean {
  const isExact = ours.min === ours.max;
  const theirs = Number(row[column.value]);
  const isOpen = /^[<>]/.test(row[column.modifier] ?? '');
  return !(isExact && isOpen) && Math.abs(theirs - numberOf(ours)) <= 0.02 * theirs;
}

const numberOf = ({ min, max }: Measure) => (Number.isFinite(min) ? min : max);

const asWritten = (row: Row, column: Column) =>
  `${/^[<>]/.exec(row[column.modifier] ?? '')?.[0] ?? ''}${row[column.value] ?? ''}`;

function oralDifferences(substances: readonly Substance[], source: string): Difference[] {
  const column = oralFiles[source];
  if (!column) return [];
  const rows = rowsByCas(readRows(column.file).filter(isOfSubstance), column.cas);
  return substances.flatMap((substance) => {
    const theirs = rows.get(substance.cas ?? '') ?? [];
    return substance.toxicity
      .filter((entry) => entry.route === 'oral' && entry.source === source)
      .filter(({ value }) => !theirs.some((row) => isMet(value, [row, column])))
      .map(({ value }) =>
        difference(substance, `oral LD50, ${source}`, [
          String(numberOf(value)),
          theirs.map((row) => asWritten(row, column)).join(' ') || 'none',
        ]),
      );
  });
}

function pelDifferences(substance: Substance, rows: readonly Row[]): Difference[] {
  const theirs = rows.map((row) => Number(row['toxval_numeric'])).filter((value) => value > 0);
  const pel = substance.exposureLimits.find(({ source }) => source === 'osha-z1');
  const ours = [pel?.twaMgM3, pel?.ceilingMgM3, pel?.stelMgM3].filter((value) => value !== undefined);
  if (ours.length === 0 || theirs.length === 0) return [];
  const agrees = ours.every((value) => theirs.some((other) => Math.abs(other - value) <= 0.03 * other));
  return agrees ? [] : [difference(substance, 'OSHA PEL', [ours.join(' '), [...new Set(theirs)].join(' ')])];
}

/** Compares oral LD50s with the file of the cited source, and limits with OSHA Table Z-1. */
export function compareToxicity(substances: readonly Substance[]): Difference[] {
  const pels = rowsByCas(readRows('exposure_limits/toxval95_osha_pel.tsv.gz'), 'casrn');
  return [
    ...Object.keys(oralFiles).flatMap((source) => oralDifferences(substances, source)),
    ...substances.flatMap((substance) => pelDifferences(substance, pels.get(substance.cas ?? '') ?? [])),
  ];
}
