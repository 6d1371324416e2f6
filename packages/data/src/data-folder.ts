import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import { type CsvRow, readCsv } from './csv.ts';

/** A fault of a data file; `row` is the line of a CSV file, its head is row 1. */
export type DataProblem = { readonly file: string; readonly row: number | null; readonly message: string };

/** A folder of data files. Faults are collected, not thrown, so that one run tells them all. */
export type DataFolder = {
  readonly problems: readonly DataProblem[];
  readonly has: (path: string) => boolean;
  /** Names of the entries of a folder in order; none where there is no such folder. */
  readonly namesIn: (path: string) => readonly string[];
  /** The content of a text file; an empty text and a problem where it is not there. */
  readonly text: (path: string) => string;
  /** The content of a JSON file in the form of its schema; undefined and problems where it does not fit. */
  readonly json: <Value>(path: string, schema: ZodType<Value>) => Value | undefined;
  /** The rows of a CSV file in the form of their schema; rows that do not fit are left out and told. */
  readonly csv: <Row>(path: string, schema: ZodType<Row>) => readonly Row[];
  readonly report: (problem: DataProblem) => void;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function openDataFolder(root: string): DataFolder {
  const problems: DataProblem[] = [];
  const report = (problem: DataProblem) => void problems.push(problem);
  const text = (path: string): string => {
    if (existsSync(join(root, path))) return readFileSync(join(root, path), 'utf8');
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
  return {
    problems,
    report,
    has: (path) => existsSync(join(root, path)),
    namesIn: (path) => (existsSync(join(root, path)) ? readdirSync(join(root, path)).toSorted() : []),
    text,
    json: (path, schema) => {
      const value = attempt(path, (): unknown => JSON.parse(text(path)));
      return value === undefined ? undefined : fit(path, null, [schema, value]);
    },
    csv: (path, schema) => {
      const rows: readonly CsvRow[] = attempt(path, () => readCsv(text(path))) ?? [];
      return rows.flatMap((row, index) => fit(path, index + 2, [schema, row]) ?? []);
    },
  };
}
