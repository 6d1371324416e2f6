import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { publicFile } from '@gosds/testkit/public-files';

const { path: folder, isThere } = publicFile('reference');

/** The public reference data are outside the repository and never part of it. */
export const hasReference = isThere;

export type Row = Readonly<Record<string, string>>;

function unquote(cell: string): string {
  return cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** Rows of a tab-separated file of the reference data. `keep` filters raw lines, which keeps large files fast. */
export function readRows(path: string, keep: (line: string) => boolean = () => true): Row[] {
  const bytes = readFileSync(join(folder, path));
  const [header = '', ...lines] = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/);
  const columns = header.split('\t');
  return lines
    .filter((line) => line !== '' && keep(line))
    .map((line) => {
      const cells = line.replaceAll('\u00a0', ' ').split('\t');
      return Object.fromEntries(columns.map((column, place) => [column, unquote(cells[place] ?? '').trim()]));
    });
}

/** True if the cell has an outcome. */
const isJudgement = (cell: string): boolean => !['-', '*', ''].includes(cell.trim());

/** The Japanese list by CAS number. A revision judges only some classes; the others keep their outcome. */
export function niteByCas(): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>();
  const rows = readRows('ghs_jp_nite/jp_nite_ghs_2022-03.tsv.gz');
  for (const row of rows.toSorted((a, b) => (a['FY'] ?? '').localeCompare(b['FY'] ?? ''))) {
    const judged = Object.entries(row).filter(([, cell]) => isJudgement(cell));
    found.set(row['CAS'] ?? '', { ...found.get(row['CAS'] ?? ''), ...Object.fromEntries(judged) });
  }
  return found;
}

export function rowsByCas(rows: readonly Row[], column: string): ReadonlyMap<string, Row[]> {
  const map = new Map<string, Row[]>();
  for (const row of rows) {
    for (const [cas] of (row[column] ?? '').matchAll(/\d{2,7}-\d\d-\d/g)) map.set(cas, [...(map.get(cas) ?? []), row]);
  }
  return map;
}
