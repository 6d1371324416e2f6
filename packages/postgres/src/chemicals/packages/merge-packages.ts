import { compositionOf } from '@gosds/catalogue/search/formula';
import type { ListFacts } from '@gosds/usecases/chemicals/chemical-store';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { percent } from '@gosds/ghs/concentration';
import type pg from 'pg';
import type { Cell } from '../copy-lines.ts';
import { copyRows } from '../copy-rows.ts';
import {
  clearEntries,
  importedTables,
  mergeImported,
  placeEdition,
  placeEntries,
  placeList,
} from './imported-tables.ts';
import { type PackageRow, rowsOfPart } from './package-row.ts';
import type { PackageList } from './stage-package.ts';

type Package = {
  readonly id: number;
  readonly source: string;
  readonly edition: string;
  readonly licence: string;
  readonly fingerprint: string;
  readonly list: PackageList | null;
};

/** The packages in use, in the order of their import. */
export async function servingPackages(client: pg.Client): Promise<readonly Package[]> {
  const { rows } = await client.query<Package>(
    'select id, source, edition, licence, fingerprint, list from chemical_package where serves order by id',
  );
  return rows;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

const ppbOrNull = (share: string): number | null => (share === '' ? null : percent(Number(share)));

/**
 * The identity by which a chemical keeps its number in every load. A list entry without any number is a group, not a
 * chemical.
 */
function identityOf(row: PackageRow, { source, list }: Package): string | null {
  const identifier = (
    [
      ['cas', row.cas],
      ['dtxsid', row.dtxsid],
      ['ec', row.ec],
      ['inchikey', row.inchikey],
    ] as const
  ).find(([, value]) => value !== '');
  if (identifier) return identifier.join(':');
  return list === null ? `name:${source}:${nameKey(row.name)}` : null;
}

const chemicalCells = (at: number, row: PackageRow, from: Package): readonly Cell[] => [
  ...[
    at,
    null,
    false,
    false,
    identityOf(row, from),
    orNull(row.cas),
    orNull(row.name),
    orNull(row.ec),
    orNull(row.formula),
  ],
  ...[row.formula === '' ? null : (compositionOf(row.formula) ?? null), orNull(row.molarMass), orNull(row.smiles)],
  ...[orNull(row.inchikey), orNull(row.dtxsid), row.entry],
  ...[ppbOrNull(row.fromPercent), ppbOrNull(row.abovePercent)],
];

/** Names by kind: 1 the preferred name, 2 a synonym, 3 a name that the publisher does not vouch for. */
function* nameCells(at: number, { name, synonyms, otherNames }: PackageRow): Generator<readonly Cell[]> {
  for (const [kind, names] of [[name], synonyms, otherNames].entries())
    for (const [position, each] of names.entries()) {
      const key = nameKey(each);
      if (key !== '') yield [at, kind + 1, position, key, each];
    }
}

async function copyPart(client: pg.Client, rows: readonly PackageRow[], [first, from]: [number, Package]) {
  const placed = rows.map((row, index) => [first + index, row] as const);
  await copyRows(
    client,
    'imported',
    placed.map(([at, row]) => chemicalCells(at, row, from)),
  );
  await copyRows(
    client,
    'imported_name',
    placed.flatMap(([at, row]) => [...nameCells(at, row)]),
  );
  await copyRows(
    client,
    'imported_cas',
    placed.flatMap(([at, { otherCas }]) => otherCas.map((cas) => [at, cas])),
  );
}

async function copyPackage(client: pg.Client, from: Package): Promise<void> {
  await client.query(importedTables);
  let at = 0;
  for (let place = 1; ; place += 1) {
    const { rows } = await client.query<{ bytes: Buffer }>(
      'select bytes from public.chemical_package_part where package = $1 and place = $2',
      [from.id, place],
    );
    const [part] = rows;
    if (part === undefined) return;
    const read = rowsOfPart(part.bytes);
    await copyPart(client, read, [at, from]);
    at += read.length;
  }
}

async function placeListOf(client: pg.Client, { list, edition, licence }: Package): Promise<void> {
  if (list === null) return;
  await client.query(placeList, [list, edition, licence]);
  const completeness: ListFacts['completeness'] = list.isComplete === true ? 'complete' : 'partial';
  await client.query(placeEdition, [list.id, edition, licence, completeness]);
  await client.query(clearEntries, [list.id]);
  await client.query(placeEntries, [list.id]);
}

/** Merges the packages into a running load, in its transaction. */
export async function mergePackages(client: pg.Client, onMerged: (source: string) => Promise<void>): Promise<void> {
  for (const each of await servingPackages(client)) {
    await copyPackage(client, each);
    for (const sql of mergeImported) await client.query(sql);
    await placeListOf(client, each);
    await client.query('drop table imported, imported_name, imported_cas');
    await onMerged(each.source);
  }
}
