import { emptyDraft } from '@gosds/sheet/draft/draft';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { postgresUnitOfWork } from '../unit-of-work.ts';
import { reviews } from './0017-reviews.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const finding = { severity: 'must', message: 'M', paragraph: 'P', part: '3.2', fix: null, accepted: null };
const kept = {
  score: 90,
  checked: 2,
  findings: [
    { ...finding, check: 'a.open', section: 3, path: null },
    { ...finding, check: 'a.closed', section: 9, path: 'properties.ph' },
    { ...finding, check: 'a.other', section: 15, path: null },
  ],
};

async function newDocument(): Promise<string> {
  const { users, drafts, documents } = postgresUnitOfWork(database.db).stores;
  const { id: userId } = (await users.add({ email: 'a@example.com', name: 'A', passwordHash: 'h' }))!;
  const { id: draftId } = await drafts.add({ userId, draft: emptyDraft() }, new Date());
  const facts = { userId, draftId, draftVersion: 1, materialNumber: 1, productName: 'P', companyName: 'C' };
  const printed = {
    contentHash: 'h',
    text: '',
    pageCount: 1,
    emergencyNumber: null,
    previewHash: 'p',
    cleanHash: 'c',
    files: null,
  };
  const sheet = { version: '1.0', issueDate: '', revisionDate: '', ruleSet: 'r', sections: [] };
  const made = { ...facts, ...printed, review: null, draft: emptyDraft(), sheet: sheet as never };
  return (await documents.add(made, new Date())).id;
}

it('keeps what was found before, and leads each finding to an input', async () => {
  const id = await newDocument();
  await sql
    .raw(
      `alter table document rename column review to inspection;
       alter table document disable trigger keep_document;
       update document set inspection = '${JSON.stringify(kept)}';
       alter table document enable trigger keep_document;`,
    )
    .execute(database.db);
  await sql.raw(reviews.sql).execute(database.db);
  const found = await postgresUnitOfWork(database.db).stores.documents.find(id);
  expect(found?.review?.findings.map(({ check, path }) => [check, path])).toEqual([
    ['a.open', 'ingredients'],
    ['a.closed', 'properties.ph'],
    ['a.other', 'description'],
  ]);
  await expect(sql`update document set text = 'another'`.execute(database.db)).rejects.toThrow('cannot change');
});
