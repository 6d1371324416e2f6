import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tieToDocuments } from './place-of-documents.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('place_of_documents').execute();
});

/** A folder or bucket that starts with this mark. */
function aStore(first?: string) {
  let mark = first;
  return {
    mark: () => Promise.resolve(mark),
    giveMark(given: string) {
      mark = given;
      return Promise.resolve();
    },
  };
}

it('ties a database to the first store, and lets every process in that has the same', async () => {
  const store = aStore();
  await Promise.all([1, 2, 3].map(() => tieToDocuments(database.db, store)));
  expect(await store.mark()).toMatch(/^[0-9a-f-]{36}$/);
  await expect(tieToDocuments(database.db, store)).resolves.toBeUndefined();
});

it('takes over the mark of a store that was there before', async () => {
  const mark = randomUUID();
  await tieToDocuments(database.db, aStore(mark));
  await expect(tieToDocuments(database.db, aStore(mark))).resolves.toBeUndefined();
});

it('refuses an empty store and a foreign one, and marks neither', async () => {
  await tieToDocuments(database.db, aStore());
  const empty = aStore();
  await expect(tieToDocuments(database.db, empty)).rejects.toThrow('kept in another folder or bucket');
  expect(await empty.mark()).toBeUndefined();
  await expect(tieToDocuments(database.db, aStore(randomUUID()))).rejects.toThrow('kept in another folder or bucket');
});
