import type { SweptBlobStore } from '@gosds/usecases/blob-store';
import { policy } from '@gosds/usecases/policy';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { eraseLateRows } from './erase-user.ts';
import { unnamedOf } from './named-blobs.ts';

/** How long stored bytes are kept without a row, because they are stored before their row. */
const blobGraceMs = 15 * 60_000;

/** Blobs removed in one round. */
const blobsAtOnce = 1000;

async function deleteRows(db: Kysely<Database>): Promise<void> {
  const { deletedDraftDays, unpaidSheetDays, unpaidSheetsPerUser, replacedSheetMinutes, unusedLogoDays } =
    policy.retention;
  await sql`delete from draft where deleted_at < now() - make_interval(days => ${deletedDraftDays})`.execute(db);
  await sql`
    with unpaid as (
      select o.id, d.created_at, row_number() over (partition by o.user_id order by d.created_at desc) as place
      from sale_order o join order_line line on line.order_id = o.id join document d on d.id = line.document_id
      where o.status in ('new', 'failed')
    )
    delete from sale_order where status in ('new', 'failed') and id in (
      select id from unpaid
      where created_at < now() - make_interval(days => ${unpaidSheetDays}) or place > ${unpaidSheetsPerUser}
    )`.execute(db);
  await sql`
    delete from sale_order where status in ('new', 'failed') and created_at < now() - make_interval(days => ${unpaidSheetDays})
      and exists (select from order_line line where line.order_id = sale_order.id and line.kind in ('chemist-sheet', 'search-report'))`.execute(
    db,
  );
  await sql`
    delete from document d where created_at < now() - make_interval(mins => ${replacedSheetMinutes})
      and not exists (select 1 from order_line line where line.document_id = d.id)
      and not exists (select 1 from chemist_task task where task.document_id = d.id)`.execute(db);
  await sql`
    delete from logo l where created_at < now() - make_interval(days => ${unusedLogoDays})
      and not exists (select 1 from draft where draft #>> '{description,logo,fileId}' = l.id::text)
      and not exists (select 1 from document where draft #>> '{description,logo,fileId}' = l.id::text)
      and not exists (select 1 from chemist_task where draft #>> '{description,logo,fileId}' = l.id::text)
      and not exists (select 1 from company_profile where user_id = l.user_id and profile::text like '%' || l.id || '%')`.execute(
    db,
  );
}

type Swept = { readonly db: Kysely<Database>; readonly blobs: SweptBlobStore };

/** Removes blobs that no row refers to and that were not stored recently. Returns their number. */
async function removeUnnamed({ db, blobs }: Swept, hashes: readonly string[]): Promise<number> {
  const since = new Date(Date.now() - blobGraceMs);
  const gone = await Promise.all((await unnamedOf(db, hashes)).map((hash) => blobs.remove(hash, since)));
  return gone.filter(Boolean).length;
}

/**
 * Deletes unpaid data that can no longer be reached, and the bytes of what was deleted a quarter of an hour ago.
 * Several processes may do this at once. Returns the number of removed blobs.
 */
export async function collectGarbage({ db, blobs }: Swept): Promise<number> {
  await deleteRows(db);
  await eraseLateRows(db);
  const noted = sql<{ hash: string }>`
    select hash from unused_blob where since < now() - ${blobGraceMs} * interval '1 millisecond'
    order by since limit ${blobsAtOnce}`;
  const hashes = (await noted.execute(db)).rows.map(({ hash }) => hash);
  const removed = await removeUnnamed({ db, blobs }, hashes);
  await sql`delete from unused_blob where hash = any(${hashes}::text[])
    and since < now() - ${blobGraceMs} * interval '1 millisecond'`.execute(db);
  return removed;
}

/** Removes bytes that a crash left without a row or half-written. Reads the whole store, so call this rarely. */
export async function sweepBlobs({ db, blobs }: Swept): Promise<number> {
  let removed = 0;
  for await (const hashes of blobs.listUntouched(new Date(Date.now() - blobGraceMs))) {
    removed += await removeUnnamed({ db, blobs }, hashes);
  }
  return removed;
}
