import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Cell, linesOf } from './copy-lines.ts';

/** Streams rows into a table. */
export const copyRows = (
  client: pg.Client,
  table: string,
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): Promise<void> => pipeline(Readable.from(linesOf(rows)), client.query(copyFrom(`copy ${table} from stdin`)));
