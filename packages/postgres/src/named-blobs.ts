import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';

/** Every place where a row refers to bytes in the document store. */
const named = `
  select preview_hash as hash from document where preview_hash is not null
  union select clean_hash from document where clean_hash is not null
  union select file.value #>> '{}' from document, jsonb_path_query(files, '$.*') as file(value)
  union select hash from public_page
  union select hash from logo
  union select hash from account_export where hash is not null`;

/** The same places for one hash, written so that each uses its index. */
const isInRow = `(
  exists (select 1 from document where preview_hash = asked.hash)
  or exists (select 1 from document where clean_hash = asked.hash)
  or exists (select 1 from document where jsonb_path_query_array(files, '$.*') @> to_jsonb(asked.hash))
  or exists (select 1 from public_page where public_page.hash = asked.hash)
  or exists (select 1 from logo where logo.hash = asked.hash)
  or exists (select 1 from account_export where account_export.hash = asked.hash))`;

/** SHA-256 of all bytes that a row refers to. */
export async function namedHashes(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ hash: string }>(`select hash from (${named}) all_named order by hash`);
  return rows.map(({ hash }) => hash);
}

export async function isNamed(client: pg.ClientBase, hash: string): Promise<boolean> {
  const row = `select ${isInRow} as named from (select $1::text as hash) asked`;
  const { rows } = await client.query<{ named: boolean }>(row, [hash]);
  return rows[0]?.named === true;
}

/** Those of the hashes that no row refers to. */
export async function unnamedOf(db: Kysely<Database>, hashes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${hashes}::text[]) as asked(hash) where not ${sql.raw(isInRow)}`.execute(db);
  return rows.map(({ hash }) => hash);
}
