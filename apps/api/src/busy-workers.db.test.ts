import { createSheetPool } from '@gosds/print/sheet-pool';
import { hangingSheets } from '@gosds/print/testing/hanging-sheets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellWorkerFaults } from './adapters/worker-faults.ts';
import { finishInTime } from './finish-in-time.ts';
import { type Client, madeHere, type OpenedApp, openApp } from './testing/open-app.ts';
import { smallDraft } from './testing/small-draft.ts';

/** Longer than all that the others do meanwhile takes on a busy machine. */
const timeoutMs = 10_000;

let service: OpenedApp;
let pool: ReturnType<typeof createSheetPool>;
beforeAll(async () => {
  pool = createSheetPool({ script: hangingSheets, size: 2, timeoutMs, maxWaitingPerUser: 1, maxWaiting: 4 });
  service = await openApp({
    makingOf: (userId) => {
      const sheets = pool.of(userId);
      return { ...madeHere, sheets: { ...sheets, make: (request) => tellWorkerFaults(sheets.make(request)) } };
    },
  });
});
afterAll(async () => {
  await service.close();
  await pool.close();
});

/** A call that has the sheet of a new draft made. */
async function sheetOf(user: Client, productName: string) {
  const { body } = await user.post('/api/drafts', { draft: smallDraft(productName) });
  const draftId = String(body['id']);
  return { draftId, make: () => user.post('/api/data/credo', { draftId, version: 1 }) };
}

describe('a sheet that never ends', () => {
  it('holds up nobody, is stopped with a clear answer, and the next sheet is made', async () => {
    const [bad, good] = [await service.newUser(), await service.newUser()];
    const [endless, fine] = [await sheetOf(bad, 'Endless'), await sheetOf(good, 'Cleaner')];
    expect((await fine.make()).status).toBe(200);
    const stopped = endless.make();
    let isStopped = false;
    void stopped.then(() => (isStopped = true));
    expect((await service.client().get('/health')).status).toBe(200);
    const saved = await good.put(`/api/drafts/${fine.draftId}`, { version: 1, draft: smallDraft('Other cleaner') });
    expect(saved.status).toBe(200);
    expect((await good.post('/api/data/credo', { draftId: fine.draftId, version: 2 })).status).toBe(200);
    expect(isStopped).toBe(false);
    expect(await stopped).toMatchObject({ status: 503, body: { code: 'took-too-long' } });
    expect((await stopped).answer.headers['retry-after']).toBeDefined();
    expect((await (await sheetOf(bad, 'Another cleaner')).make()).status).toBe(200);
  });

  it('asked for in many drafts takes neither all processes nor all places in the queue', async () => {
    const [bad, good] = [await service.newUser(), await service.newUser()];
    const endless = await Promise.all(Array.from({ length: 7 }, () => sheetOf(bad, 'Endless')));
    const fine = await sheetOf(good, 'Cleaner');
    const calls = endless.map(({ make }) => make());
    const first = await Promise.race(calls);
    expect(first).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await fine.make()).status).toBe(200);
    const codes = (await Promise.all(calls)).map(({ body }) => body['code']);
    expect(new Set(codes)).toEqual(new Set(['too-many-requests', 'took-too-long']));
  });
});

// Last: the pool makes no sheet after this.
describe('a service that stops', () => {
  it('answers the sheets that do not end in time, waiting ones too, and keeps their drafts', async () => {
    const user = await service.newUser();
    const sheets = [await sheetOf(user, 'Endless'), await sheetOf(user, 'Cleaner')];
    const calls = sheets.map(({ make }) => make());
    const answers = await finishInTime(pool, () => Promise.all(calls), timeoutMs / 4);
    for (const { status, body, answer } of answers) {
      expect([status, body['code']]).toEqual([503, 'busy']);
      expect(answer.headers['retry-after']).toBe('10');
    }
    for (const { draftId } of sheets) expect((await user.get(`/api/drafts/${draftId}`)).status).toBe(200);
  });

  it('gives up no sheet that ends in time', async () => {
    const closed: string[] = [];
    const printing = { close: async () => void closed.push('printing') };
    await finishInTime(printing, async () => {}, 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(closed).toEqual([]);
  });
});
