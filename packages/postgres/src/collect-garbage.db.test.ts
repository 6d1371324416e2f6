import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { policy } from '@gosds/usecases/policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectGarbage, sweepBlobs } from './collect-garbage.ts';
import { folderBlobStore } from '@gosds/storage/folder-blob-store';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { postgresUnitOfWork } from './unit-of-work.ts';

let database: TestDatabase;
let root: string;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'gosds-blobs-'));
  await sql`truncate app_user, unused_blob cascade`.execute(database.db);
  userId = (await work().stores.users.add({ email: 'a@example.com', name: 'A', passwordHash: 'h' }))!.id;
  return () => {
    rmSync(root, { recursive: true });
  };
});

const work = () => postgresUnitOfWork(database.db);
const blobs = () => folderBlobStore(root);
const collect = () => collectGarbage({ db: database.db, blobs: blobs() });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const daysAgo = (days: number) => minutesAgo(days * 24 * 60);

async function put(text: string, at = minutesAgo(16)): Promise<string> {
  const hash = await blobs().put(Buffer.from(text));
  await utimes(join(root, hash.slice(0, 2), hash), at, at);
  return hash;
}

const isKept = async (hash: string) => (await blobs().get(hash)) !== undefined;
const noteEarlier = () => sql`update unused_blob set since = ${minutesAgo(16)}`.execute(database.db);

async function newDraft(logoId: string | null = null) {
  const draft = emptyDraft();
  const { description } = draft;
  const withLogo = { ...draft, description: { ...description, logo: { ...description.logo, fileId: logoId } } };
  return work().stores.drafts.add({ userId, draft: withLogo }, new Date());
}

type NewSheet = { readonly draftId: string; readonly at: Date; readonly name: string; readonly draftVersion?: number };

/** A sheet of a draft made at a time, with an order; each file of it is a blob of its own. */
async function newSheet({ draftId, at, name, draftVersion = 1 }: NewSheet) {
  const hashes = await Promise.all(['preview', 'clean', 'json', 'page'].map((form) => put(`${form} of ${name}`)));
  const [previewHash, cleanHash, json, page] = hashes as [string, string, string, string];
  return work().transaction(async ({ documents, publicPages, orders }) => {
    const facts = { userId, draftId, draftVersion, materialNumber: 1, productName: name, companyName: 'Acme' };
    const printed = {
      contentHash: name,
      text: '',
      pageCount: 1,
      emergencyNumber: null,
      previewHash,
      cleanHash,
      files: { json },
    };
    const sheet = { version: '1.0', issueDate: '', revisionDate: '', ruleSet: 'r', sections: [] };
    const made = { ...facts, ...printed, review: null, draft: emptyDraft(), sheet: sheet as never };
    const { id: documentId } = await documents.add(made, at);
    await publicPages.add({ key: name, documentId, hash: page, isPublished: true }, at);
    const opening = { userId, draftId, documentId, productName: name, country: 'DE', language: 'en' };
    const { id: orderId } = await orders.openFor(opening, at);
    return { documentId, orderId, hashes };
  });
}

const pay = (orderId: string) =>
  sql`update sale_order set status = 'paid', paid_at = now(), price = '{}' where id = ${orderId}`.execute(database.db);

const areKept = async ({ hashes }: { hashes: readonly string[] }) => Promise.all(hashes.map(isKept));

describe('what nobody paid for', () => {
  it('is replaced by the next preview, and its bytes go a quarter of an hour later', async () => {
    const { id: draftId } = await newDraft();
    const first = await newSheet({ draftId, at: minutesAgo(16), name: 'first' });
    const second = await newSheet({ draftId, at: minutesAgo(16), name: 'second' });
    expect(second.orderId).toBe(first.orderId);
    expect(await collect()).toBe(0);
    expect(await work().stores.documents.find(first.documentId)).toBeUndefined();
    expect(await areKept(first)).toEqual([true, true, true, true]);
    await noteEarlier();
    expect(await collect()).toBe(4);
    expect(await areKept(first)).toEqual([false, false, false, false]);
    expect(await areKept(second)).toEqual([true, true, true, true]);
  });

  it('takes no place of the sheet of a later version of the draft', async () => {
    const { id: draftId } = await newDraft();
    const later = await newSheet({ draftId, at: minutesAgo(16), name: 'later', draftVersion: 2 });
    const late = await newSheet({ draftId, at: minutesAgo(16), name: 'late' });
    expect(late.orderId).toBe(later.orderId);
    const order = await work().stores.orders.findSummary({ id: later.orderId, userId });
    expect(order?.documentId).toBe(later.documentId);
  });

  it('stays while it was made less than a quarter of an hour ago', async () => {
    const { id: draftId } = await newDraft();
    const first = await newSheet({ draftId, at: minutesAgo(14), name: 'first' });
    await newSheet({ draftId, at: new Date(), name: 'second' });
    await collect();
    expect(await work().stores.documents.find(first.documentId)).toBeDefined();
  });

  it.each([
    [29, true],
    [31, false],
  ])('is kept for 30 days: %i days', async (days, isThere) => {
    const sheet = await newSheet({ draftId: (await newDraft()).id, at: daysAgo(days), name: 'unpaid' });
    await collect();
    expect((await work().stores.documents.find(sheet.documentId)) !== undefined).toBe(isThere);
    expect((await work().stores.orders.findSummary({ id: sheet.orderId, userId })) !== undefined).toBe(isThere);
  });

  it('is kept in the number that one account may hold, the newest first', async () => {
    const count = policy.retention.unpaidSheetsPerUser + 2;
    for (let index = 0; index < count; index += 1) {
      await newSheet({ draftId: (await newDraft()).id, at: minutesAgo(20 + index), name: `sheet ${index}` });
    }
    await collect();
    const left = await work().stores.orders.listSummaries(userId, 1000);
    expect(left).toHaveLength(policy.retention.unpaidSheetsPerUser);
    expect(left.map(({ productName }) => productName)).not.toContain(`sheet ${count - 1}`);
  });
});

describe('what was paid for', () => {
  it('stays for ever, with every byte, also after its draft has gone', async () => {
    const { id: draftId } = await newDraft();
    const sheet = await newSheet({ draftId, at: daysAgo(400), name: 'paid' });
    await pay(sheet.orderId);
    await sql`delete from draft`.execute(database.db);
    await collect();
    await sweepBlobs({ db: database.db, blobs: blobs() });
    expect(await work().stores.documents.find(sheet.documentId)).toBeDefined();
    expect(await areKept(sheet)).toEqual([true, true, true, true]);
  });

  it.each(['charging', 'action', 'pending'])('stays while its payment is %s', async (status) => {
    const sheet = await newSheet({ draftId: (await newDraft()).id, at: daysAgo(31), name: 'open' });
    await sql`update sale_order set status = ${status} where id = ${sheet.orderId}`.execute(database.db);
    await collect();
    expect(await work().stores.documents.find(sheet.documentId)).toBeDefined();
  });
});

describe('bytes', () => {
  it('stay while any other row names them', async () => {
    const { id: draftId } = await newDraft();
    const [first, second] = [
      await newSheet({ draftId, at: minutesAgo(16), name: 'same' }),
      await newSheet({ draftId: (await newDraft()).id, at: minutesAgo(16), name: 'other' }),
    ];
    const [shared] = second.hashes;
    await sql`alter table document disable trigger keep_document`.execute(database.db);
    await sql`update document set preview_hash = ${shared} where id = ${first.documentId}`.execute(database.db);
    await sql`alter table document enable trigger keep_document`.execute(database.db);
    await sql`delete from sale_order where id = ${first.orderId}`.execute(database.db);
    await collect();
    await noteEarlier();
    await collect();
    expect(await areKept(second)).toEqual([true, true, true, true]);
  });

  it('that were put again meanwhile stay', async () => {
    const { id: draftId } = await newDraft();
    const first = await newSheet({ draftId, at: minutesAgo(16), name: 'first' });
    await newSheet({ draftId, at: new Date(), name: 'second' });
    await collect();
    await noteEarlier();
    await blobs().put(Buffer.from('preview of first'));
    expect(await collect()).toBe(3);
    expect(await areKept(first)).toEqual([true, false, false, false]);
  });

  it('without a row, and half-written files, are found by the sweep', async () => {
    const sheet = await newSheet({ draftId: (await newDraft()).id, at: new Date(), name: 'sheet' });
    const lost = await put('lost in a crash');
    const fresh = await put('its row is being written', new Date());
    expect(await sweepBlobs({ db: database.db, blobs: blobs() })).toBe(1);
    expect([await isKept(lost), await isKept(fresh)]).toEqual([false, true]);
    expect(await areKept(sheet)).toEqual([true, true, true, true]);
    expect(readdirSync(root, { recursive: true }).filter((name) => String(name).includes('.'))).toEqual([]);
  });
});

describe('logos', () => {
  const newLogo = async (at: Date) =>
    work().stores.logos.add({ userId, hash: await put('logo'), width: 1, height: 1 }, at);
  const isThere = async (id: string) => (await work().stores.logos.find({ id, userId })) !== undefined;

  it('stay while a draft shows them, and for a day', async () => {
    const [shown, unused, fresh] = [await newLogo(daysAgo(2)), await newLogo(daysAgo(2)), await newLogo(minutesAgo(5))];
    await newDraft(shown.id);
    await collect();
    expect(await Promise.all([shown, unused, fresh].map(({ id }) => isThere(id)))).toEqual([true, false, true]);
  });
});

describe('a deleted draft', () => {
  it.each([
    [29, true],
    [31, false],
  ])('can be brought back for 30 days: %i days', async (days, comesBack) => {
    const { id } = await newDraft();
    await work().stores.drafts.remove({ id, userId }, daysAgo(days));
    await collect();
    expect((await work().stores.drafts.restore({ id, userId })) !== undefined).toBe(comesBack);
  });
});
