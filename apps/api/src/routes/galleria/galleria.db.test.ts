import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { repositoryFile } from '@gosds/testkit/public-files';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, openApp, type OpenedApp } from '../../testing/open-app.ts';

let service: OpenedApp;
let user: Client;
beforeAll(async () => {
  service = await openApp();
  user = await service.newUser();
});
afterAll(() => service.close());

const search = (pattern: unknown, page?: unknown) => user.post('/api/galleria/search', { pattern, page });

describe('before the chemicals are loaded', () => {
  it('the state is empty, and a search says so', async () => {
    expect((await user.get('/api/galleria/state')).body).toEqual({ catalogue: null, loading: null });
    const { pool } = service.database;
    await pool.query(`insert into chemical_progress (part, stage, at) values (0.25, 'rows', now())`);
    expect((await user.get('/api/galleria/state')).body).toMatchObject({ loading: { stage: 'rows', part: 0.25 } });
    await pool.query(`update chemical_progress set at = now() - interval '1 hour'`);
    expect((await user.get('/api/galleria/state')).body).toMatchObject({ loading: null });
    expect(await search('acetone')).toMatchObject({ status: 503, body: { code: 'catalogue-loading' } });
    expect(await user.get('/api/galleria/chemicals/1101')).toMatchObject({ status: 503 });
  });
});

describe('the search of chemicals', () => {
  beforeAll(() => loadChemicals(service.database.address, repositoryFile('packages/testkit/src/chemical-data')));

  it('tells what is loaded', async () => {
    expect((await user.get('/api/galleria/state')).body).toMatchObject({ catalogue: { chemicals: 19, lists: 7 } });
  });

  it('answers in the specified form', async () => {
    expect((await search('67-64-1')).body).toEqual({
      data: {
        total: 1,
        wrongCas: null,
        body: [
          expect.objectContaining({
            ...{ Name: 'Acetone', Cas: ['67-64-1'], CwNo: 'CW1101', MaterialId: 1101, Un: ['1090'], DGC: ['3'] },
            ...{ GcNo: [], GroupCode: [], Match: 'identifier' },
          }),
        ],
      },
    });
  });

  it.each([
    ['CC(C)=O', ['structure 1101']],
    ['SMILES: O=C(C)C', ['structure 1101']],
    ['C1=CC=CC=C1', ['structure 1220']],
    ['CC(O)=O', ['structure 2009']],
    ['C12CCC(=C)C(C1(C)C)C2', ['structure 5619']],
    // One of its mirror images, of which the catalogue knows no other.
    ['CC1(C)[C@H]2CCC(=C)[C@@H]1C2', ['skeleton 5619']],
    ['CC(C', []],
    ['CCCCCCCCCC#N', []],
  ])('finds by the structure %s', { timeout: 60_000 }, async (pattern, expected) => {
    const { data } = (await search(pattern)).body as { data: { body: { Match: string; MaterialId: number }[] } };
    expect(data.body.map(({ Match, MaterialId }) => `${Match} ${MaterialId}`)).toEqual(expected);
  });

  it('hints at a wrong check digit', async () => {
    expect((await search('67-64-2')).body).toEqual({
      data: { body: [], total: 0, wrongCas: { cas: '67-64-2', expected: '1' } },
    });
  });

  it('gives ten a page', async () => {
    const first = await search('a');
    const second = await search('a', 1);
    const data = (answer: typeof first) => answer.body['data'] as { body: { MaterialId: number }[]; total: number };
    expect(data(first).body.length).toBeLessThanOrEqual(10);
    const ids = [...data(first).body, ...data(second).body].map(({ MaterialId }) => MaterialId);
    expect(new Set(ids).size).toBe(data(first).total);
  });

  it.each([
    ['nothing', ' ', undefined, 'Enter a name or a CAS number.'],
    ['10,000 letters', 'x'.repeat(10_000), undefined, 'Enter 500 characters at most.'],
    ['a page that is not there', 'acetone', 10, undefined],
    ['no text', 5, undefined, undefined],
  ])('refuses %s', async (_, pattern, page, message) => {
    const answer = await search(pattern, page);
    expect(answer.status).toBe(400);
    if (message !== undefined) expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('shows a chemical with its lists', async () => {
    const { body } = await user.get('/api/galleria/chemicals/1101');
    expect(body).toMatchObject({ number: 1101, name: 'Acetone', formula: 'C3H6O', isInchikeyComputed: false });
    expect(JSON.stringify(body['listings'])).toContain('TWA 1000 ppm');
    expect(body).not.toHaveProperty('listCount');
    expect(await user.get('/api/galleria/chemicals/5')).toMatchObject({ status: 404 });
    expect(await user.get('/api/galleria/chemicals/x')).toMatchObject({ status: 400 });
  });

  it('tells of each line which chemical it names', async () => {
    const none = { share: null, isShareFaulty: false };
    const lines = ['67-64-1', ' Benzene; 0.5 - 2 % ', '67-64-2', 'no such thing'];
    expect((await user.post('/api/galleria/check', { lines })).body).toEqual({
      lines: [
        {
          ...{ text: '67-64-1', verdict: 'found', expected: null, lists: 4, ...none },
          chemical: { MaterialId: 1101, Name: 'Acetone', Cas: ['67-64-1'] },
        },
        expect.objectContaining({ text: 'Benzene; 0.5 - 2 %', verdict: 'found', share: { from: 0.5, to: 2 } }),
        { text: '67-64-2', verdict: 'wrong-check-digit', chemical: null, lists: null, expected: '1', ...none },
        { text: 'no such thing', verdict: 'not-found', chemical: null, lists: null, expected: null, ...none },
      ],
    });
  });

  it('reads structures among the lines, with shares', { timeout: 60_000 }, async () => {
    const lines = ['O=C(C)C 12 %', 'c1ccccc1', 'CC(C', 'CCCCCCCCCC#N 5 %'];
    expect((await user.post('/api/galleria/check', { lines })).body).toMatchObject({
      lines: [
        { verdict: 'found', share: { from: 12, to: 12 }, chemical: { MaterialId: 1101 } },
        { verdict: 'found', share: null, chemical: { MaterialId: 1220 } },
        { verdict: 'not-found', chemical: null },
        { verdict: 'not-found', share: { from: 5, to: 5 }, chemical: null },
      ],
    });
  });

  it('tells the lists of some chemicals', async () => {
    const { body } = await user.post('/api/galleria/list-matches', { chemicals: [{ MaterialId: 1101 }] });
    expect(JSON.stringify(body)).toContain('TWA 1000 ppm');
  });

  it.each([
    [[{ from: 0.09, to: 0.09 }], 'below'],
    [[{ from: 0.1, to: 0.1 }], 'above'],
    [[{ from: 0.05, to: 0.2 }], 'possible'],
    [[{ from: 0.05, to: 0.05 }, null], 'unknown'],
    [
      [
        { from: 0.06, to: 0.06 },
        { from: 0.04, to: 0.04 },
      ],
      'above',
    ],
  ])('judges shares of %o by the threshold of a list', async (shares, verdict) => {
    const { body } = await user.post('/api/galleria/check', { lines: ['335-67-1'] });
    const [line] = body['lines'] as { chemical: { MaterialId: number } }[];
    const MaterialId = line?.chemical.MaterialId;
    const answer = await user.post('/api/galleria/list-matches', { chemicals: [{ MaterialId, shares }] });
    const matches = answer.body['matches'] as { list: { code: string; region: number }; chemicals: unknown[] }[];
    const candidates = matches.find(({ list }) => list.code === 'eu-svhc-candidate-list');
    expect(candidates?.list.region).toBe(4);
    expect(candidates?.chemicals).toMatchObject([
      { verdict, entries: [{ verdict, threshold: { percent: 0.1, isAbove: false } }] },
    ]);
  });

  it('says “not listed” only by lists that are whole and name no groups', async () => {
    const { body } = await user.post('/api/galleria/list-matches', { chemicals: [{ MaterialId: 1101 }] });
    const whole = body['wholeLists'] as { code: string; completeness: string; groups: number }[];
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.filter((list) => list.completeness !== 'complete' || list.groups > 0)).toEqual([]);
    // It is complete, and names lead alkyls.
    expect(whole.map(({ code }) => code)).not.toContain('eu-clp-annex-vi');
  });

  it.each([
    ['no line', { lines: [] }],
    ['an empty line', { lines: [' '] }],
    ['1,001 lines', { lines: Array.from({ length: 1001 }, () => 'a') }],
    ['a long line', { lines: ['x'.repeat(301)] }],
  ])('refuses %s', async (_, body) => {
    expect((await user.post('/api/galleria/check', body)).status).toBe(400);
  });

  it('takes 1,000 lines, and 10 chemicals', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `line ${at}`);
    expect((await user.post('/api/galleria/check', { lines })).status).toBe(200);
    const ids = (length: number) => ({ chemicals: Array.from({ length }, (_, at) => ({ MaterialId: at + 1 })) });
    expect((await user.post('/api/galleria/list-matches', ids(10))).status).toBe(200);
    expect((await user.post('/api/galleria/list-matches', ids(11))).status).toBe(400);
  });

  it('is for who is signed in', async () => {
    const visitor = service.client();
    expect(await visitor.post('/api/galleria/search', { pattern: 'acetone' })).toMatchObject({ status: 401 });
    expect(await visitor.get('/api/galleria/chemicals/1101')).toMatchObject({ status: 401 });
  });

  it('ends with the session: at once for who signs out, within a second for who is blocked', async () => {
    const asked = (one: Client) => one.post('/api/galleria/search', { pattern: 'acetone' });
    const [leaving, blocked] = [await service.newUser(), await service.newUser()];
    for (const one of [leaving, blocked]) expect(await asked(one)).toMatchObject({ status: 200 });
    await leaving.post('/api/users/logout', {});
    expect(await asked(leaving)).toMatchObject({ status: 401 });
    await service.work.stores.users.setBlocked(blocked.email, true);
    expect(await blocked.get('/api/galleria/chemicals/1101')).toMatchObject({ status: 401 });
    service.time.now = new Date(service.time.now.getTime() + policy.sessionMemory.forMs);
    expect(await asked(blocked)).toMatchObject({ status: 401 });
  });
});
