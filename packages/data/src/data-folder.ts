import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ZodType } from 'zod';
import { type CsvRow, readCsv } from './csv.ts';

/** A fault in a data file. `row` is the line of a CSV file; the header is row 1. */
export type DataProblem = { readonly file: string; readonly row: number | null; readonly message: string };

/** A row parsed by its schema, with its line number. */
export type Placed<Row> = { readonly row: number; readonly value: Row };

/** The words of the engine, for data that must agree with it. */
export type EngineWords = {
  /** True if the category and the statement belong together, such as `Flam. Liq. 2` and `H225`. */
  readonly isHazard: (category: string, statement: string) => boolean;
  readonly isHazardClass: (name: string) => boolean;
};

/** A folder of data files. It collects faults instead of throwing them, so that one run reports them all. */
export type DataFolder = {
  readonly problems: readonly DataProblem[];
  /** Absent if the data are compiled for the engine itself, which is built later. */
  readonly engine: EngineWords | undefined;
  readonly has: (path: string) => boolean;
  /** Names of the entries of a folder in order; empty if the folder does not exist. */
  readonly namesIn: (path: string) => readonly string[];
  /** The content of a text file, compressed or not. Empty, with a fault, if the file does not exist. */
  readonly text: (path: string) => string;
  /** The content of a JSON file, parsed by its schema. Undefined, with faults, if it does not fit. */
  readonly json: <Value>(path: string, schema: ZodType<Value>) => Value | undefined;
  /** The rows of a CSV file, parsed by their schema. Leaves out and reports rows that do not fit. */
  readonly csv: <Row>(path: string, schema: ZodType<Row>) => readonly Row[];
  /** The rows of a CSV file with their line numbers. The header must have exactly the columns of the form. */
  readonly table: <Row>(path: string, form: TableForm<Row>) => readonly Placed<Row>[];
  readonly report: (problem: DataProblem) => void;
};

/** The form of a table with known columns: a strict object. */
export type TableForm<Row> = ZodType<Row> & { readonly shape: Readonly<Record<string, ZodType>> };

/** A column may be missing if its form accepts an absent cell. */
function columnFaults(columns: readonly string[], shape: Readonly<Record<string, ZodType>>): string[] {
  const isMissing = ([name, form]: readonly [string, ZodType]) =>
    !columns.includes(name) && !form.safeParse(undefined).success;
  return [
    ...Object.entries(shape)
      .filter(isMissing)
      .map(([name]) => `The column “${name}” is missing.`),
    ...columns.filter((name) => !Object.hasOwn(shape, name)).map((name) => `“${name}” is not a column of this table.`),
  ];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const unpacked = (file: string): string => gunzipSync(readFileSync(file)).toString('utf8');

export function openDataFolder(root: string, engine?: EngineWords): DataFolder {
  const problems: DataProblem[] = [];
  const report = (problem: DataProblem) => void problems.push(problem);
  const text = (path: string): string => {
    const file = join(root, path);
    if (existsSync(file)) return path.endsWith('.gz') ? unpacked(file) : readFileSync(file, 'utf8');
    report({ file: path, row: null, message: 'The file is missing.' });
    return '';
  };
  const attempt = <Value>(file: string, read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      report({ file, row: null, message: messageOf(error) });
      return undefined;
    }
  };
  function fit<Value>(file: string, row: number | null, [schema, value]: readonly [ZodType<Value>, unknown]) {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      report({ file, row, message: path.length > 0 ? `${path.join('.')}: ${message}` : message });
    return undefined;
  }
  const readRows = (path: string): readonly CsvRow[] => attempt(path, () => readCsv(text(path))) ?? [];
  function table<Row>(path: string, form: TableForm<Row>): readonly Placed<Row>[] {
    const rows = readRows(path);
    const faults = rows[0] ? columnFaults(Object.keys(rows[0]), form.shape) : [];
    for (const message of faults) report({ file: path, row: 1, message });
    if (faults.length > 0) return [];
    return rows.flatMap((cells, index) => {
      const value = fit(path, index + 2, [form, cells]);
      return value === undefined ? [] : [{ row: index + 2, value }];
    });
  }
  return {
    problems,
    engine,
    report,
    table,
    has: (path) => existsSync(join(root, path)),
    namesIn: (path) => (existsSync(join(root, path)) ? readdirSync(join(root, path)).toSorted() : []),
    text,
    json: (path, schema) => {
      const value = attempt(path, (): unknown => JSON.parse(text(path)));
      return value === undefined ? undefined : fit(path, null, [schema, value]);
    },
    csv: (path, schema) => readRows(path).flatMap((row, index) => fit(path, index + 2, [schema, row]) ?? []),
  };
}
