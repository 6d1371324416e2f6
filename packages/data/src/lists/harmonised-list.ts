import type { z } from 'zod';
import type { DataFolder, Placed } from '../data-folder.ts';
import {
  entryForm,
  entryHazardForm,
  entryLimitForm,
  estimateForm,
  harmonisedListForm,
  versionForm,
} from './harmonised-forms.ts';

type VersionRow = z.infer<typeof versionForm>;
type HazardRow = z.infer<typeof entryHazardForm>;
type LimitRow = z.infer<typeof entryLimitForm>;
type EstimateRow = z.infer<typeof estimateForm>;

/** An entry of the list in the version from a date. */
export type HarmonisedVersion = VersionRow & {
  readonly hazards: readonly HazardRow[];
  readonly limits: readonly LimitRow[];
  readonly estimates: readonly EstimateRow[];
};

export type HarmonisedList = {
  /** Date whose law is the current edition. */
  readonly day: string;
  /** Versions of each entry by index number, oldest first. */
  readonly versions: ReadonlyMap<string, readonly HarmonisedVersion[]>;
  readonly entries: readonly z.infer<typeof entryForm>[];
};

const folder = 'lists/eu-clp-annex-vi';

type Keyed = { readonly index: string; readonly atp: string };

const keyOf = ({ index, atp }: Keyed): string => `${index} ${atp}`;

/** The rows of a table by version. Reports a row without a version, and the later of two equal rows. */
function rowsByVersion<Row extends Keyed>(
  [data, known]: readonly [DataFolder, ReadonlySet<string>],
  file: string,
  [rows, textOf]: readonly [readonly Placed<Row>[], (row: Row) => string],
): ReadonlyMap<string, readonly Row[]> {
  const byVersion = new Map<string, Row[]>();
  const seen = new Set<string>();
  for (const { row, value } of rows) {
    const key = keyOf(value);
    if (!known.has(key)) data.report({ file, row, message: `versions.csv has no entry ${key}.` });
    const whole = `${key} ${textOf(value)}`;
    if (seen.has(whole)) data.report({ file, row, message: `“${whole}” appears twice.` });
    seen.add(whole);
    const before = byVersion.get(key);
    if (before) before.push(value);
    else byVersion.set(key, [value]);
  }
  return byVersion;
}

function reportDays(data: DataFolder, file: string, rows: readonly Placed<VersionRow>[]): void {
  const last = new Map<string, string>();
  for (const { row, value } of rows) {
    const before = last.get(value.index);
    if (before !== undefined && before >= value.valid_from)
      data.report({ file, row, message: `${value.index} has a version of ${before} before: write the oldest first.` });
    last.set(value.index, value.valid_from);
  }
}

function reportHazards(data: DataFolder, file: string, rows: readonly Placed<HazardRow | LimitRow>[]): void {
  for (const { row, value } of rows) {
    const { category, statement } = value;
    if (statement === undefined || category === '') continue;
    if (data.engine?.isHazard(category, statement) === false)
      data.report({ file, row, message: `“${category} ${statement}” is not a hazard.` });
  }
}

/** Reports an entry in force without any class, unless a test must decide the class. */
function reportEmpty(data: DataFolder, file: string, rows: readonly [Placed<VersionRow>, boolean][]): void {
  for (const [{ row, value }, hasHazards] of rows)
    if (hasHazards === (value.deleted === true) && value.physical_open !== true)
      data.report({ file, row, message: 'An entry has a hazard, one that is taken off the list has none.' });
}

const endsOf = (row: LimitRow) =>
  [row.category, row.statement, row.from, row.above, row.below, row.up_to].map(String).join(' ');

/** CLP Annex VI, Table 3, with its history. Undefined if the folder has no such list. */
export function readHarmonisedList(data: DataFolder): HarmonisedList | undefined {
  if (!data.has(`${folder}/versions.csv`)) return undefined;
  const at = (table: string) => `${folder}/${table}.csv`;
  const facts = data.json(`${folder}/list.json`, harmonisedListForm);
  const rows = data.table(at('versions'), versionForm);
  const known = new Set(rows.map(({ value }) => keyOf(value)));
  reportDays(data, at('versions'), rows);
  const hazardRows = data.table(at('hazards'), entryHazardForm);
  const limitRows = data.table(at('concentration-limits'), entryLimitForm);
  reportHazards(data, at('hazards'), hazardRows);
  reportHazards(data, at('concentration-limits'), limitRows);
  const place = [data, known] as const;
  const hazards = rowsByVersion(place, at('hazards'), [
    hazardRows,
    (row) => `${row.category} ${row.statement ?? ''} ${row.detail ?? ''}`,
  ]);
  const limits = rowsByVersion(place, at('concentration-limits'), [limitRows, endsOf]);
  const estimates = rowsByVersion(place, at('estimates'), [
    data.table(at('estimates'), estimateForm),
    ({ route, value }) => `${route} ${value}`,
  ]);
  reportEmpty(
    data,
    at('versions'),
    rows.map((row) => [row, hazards.has(keyOf(row.value))]),
  );
  const entries = data.table(at('entries'), entryForm).map(({ value }) => value);
  const versions = new Map<string, HarmonisedVersion[]>();
  for (const { value } of rows) {
    const version = {
      ...value,
      hazards: hazards.get(keyOf(value)) ?? [],
      limits: limits.get(keyOf(value)) ?? [],
      estimates: estimates.get(keyOf(value)) ?? [],
    };
    versions.set(value.index, [...(versions.get(value.index) ?? []), version]);
  }
  return { day: facts?.version ?? '', versions, entries };
}
