import pg from 'pg';
import { advisoryLocks, holdIfFree } from '../../advisory-locks.ts';
import { type Address, connectionTo } from '../../connect.ts';
import { type PackageRow, packedRows } from './package-row.ts';

/** A rejected row of an import. */
export type PackageFault = { readonly file: string; readonly line: number; readonly reason: string };

/** The items of a source, row by row, always in the same order. */
export type PackageItem =
  | { readonly kind: 'row'; readonly row: PackageRow }
  | ({ readonly kind: 'fault' } & PackageFault);

/** The facts of the list that the rows belong to. */
export type PackageList = {
  readonly id: string;
  readonly country: string;
  readonly topic: string;
  readonly title: string;
  readonly authority: string;
  readonly act: string;
  /** The operator declared that the rows are the whole list. Packages of earlier versions do not say. */
  readonly isComplete?: boolean;
};

export type PackageSource = {
  readonly source: string;
  readonly edition: string;
  readonly licence: string;
  /** Hash of the files and of how they are read. */
  readonly fingerprint: string;
  readonly list: PackageList | undefined;
  readonly items: () => AsyncIterable<PackageItem>;
};

export type StagedPackage = {
  readonly id: number;
  readonly rows: number;
  readonly faults: number;
  readonly firstFaults: readonly PackageFault[];
};

/** Rows in a batch: at most so many are read again after an interruption. */
const partRows = 20_000;
/** Number of faults kept for the report. */
const keptFaults = 50;

type State = StagedPackage & { readonly position: number; readonly isRead: boolean };

async function openPackage(client: pg.Client, source: PackageSource): Promise<State> {
  await client.query(
    `insert into chemical_package (source, edition, licence, fingerprint, list) values ($1, $2, $3, $4, $5)
     on conflict (source, fingerprint) do nothing`,
    [source.source, source.edition, source.licence, source.fingerprint, source.list ?? null],
  );
  const { rows } = await client.query<State>(
    `select id, rows, faults, first_faults as "firstFaults", position, read_at is not null as "isRead" from chemical_package
     where source = $1 and fingerprint = $2`,
    [source.source, source.fingerprint],
  );
  const [state] = rows;
  if (state === undefined) throw new Error('The package was not written.');
  return state;
}

/** What was read since the last batch. */
type Batch = { readonly rows: PackageRow[]; readonly faults: PackageFault[]; count: number };

const emptyBatch = (): Batch => ({ rows: [], faults: [], count: 0 });

/** Stores a batch and the position together, or neither. */
async function keep(client: pg.Client, id: number, { rows, faults, count }: Batch): Promise<void> {
  await client.query('begin');
  if (rows.length > 0)
    await client.query(
      `insert into chemical_package_part (package, place, bytes)
       select $1, coalesce(max(place), 0) + 1, $2 from chemical_package_part where package = $1`,
      [id, packedRows(rows)],
    );
  await client.query(
    `update chemical_package set position = position + $2, rows = rows + $3, faults = faults + $4,
       first_faults = (select coalesce(jsonb_agg(fault), '[]') from
         (select fault from jsonb_array_elements(first_faults || $5::jsonb) with ordinality as each (fault, at) order by at limit ${keptFaults}) kept)
     where id = $1`,
    [id, count, rows.length, faults.length, JSON.stringify(faults.slice(0, keptFaults))],
  );
  await client.query('commit');
}

async function readOn(
  client: pg.Client,
  { id, position }: State,
  { source, onRead }: { readonly source: PackageSource; readonly onRead: (count: number) => void },
): Promise<void> {
  let batch = emptyBatch();
  let seen = 0;
  const flush = async () => {
    await keep(client, id, batch);
    batch = emptyBatch();
    onRead(seen);
  };
  for await (const item of source.items()) {
    seen += 1;
    if (seen <= position) continue;
    batch.count += 1;
    if (item.kind === 'row') batch.rows.push(item.row);
    else batch.faults.push({ file: item.file, line: item.line, reason: item.reason });
    if (batch.count >= partRows) await flush();
  }
  await flush();
  await client.query('update chemical_package set read_at = now() where id = $1', [id]);
}

/**
 * Reads a source into the database, apart from the searchable data. Continues an interrupted reading after its last
 * batch, and reads the same files only once. Undefined if another process is reading. Rejects if a file cannot be read.
 */
export async function stagePackage(
  address: Address,
  source: PackageSource,
  onRead: (count: number) => void,
): Promise<StagedPackage | undefined> {
  const client = new pg.Client({ ...connectionTo(address), statement_timeout: 0 });
  // If the connection is lost, the waiting statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await holdIfFree(client, advisoryLocks.stage))) return undefined;
    const state = await openPackage(client, source);
    if (!state.isRead) await readOn(client, state, { source, onRead });
    return await openPackage(client, source);
  } finally {
    await client.end();
  }
}
