import { readFileSync } from 'node:fs';
import { readCsv } from '@gosds/data/csv';
import { repositoryFile } from '@gosds/testkit/public-files';

/** A value that deliberately differs from a public reference or from its own entry. */
export type ExplainedDifference = { readonly id: number; readonly field: string; readonly reference: string };

const file = repositoryFile('data/substances/explained-differences.csv');

export const explainedDifferences: readonly ExplainedDifference[] = readCsv(readFileSync(file, 'utf8')).map(
  ({ id, field = '', reference = '' }) => ({ id: Number(id), field, reference }),
);
