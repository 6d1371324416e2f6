import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, openApp, type OpenedApp } from '../../testing/open-app.ts';

let service: OpenedApp;
let user: Client;
beforeAll(async () => {
  service = await openApp();
  user = await service.newUser();
});
afterAll(() => service.close());

const candidates = { code: 'eu-svhc-candidate-list', version: '2026-02-22' };
const inventory = { code: 'eu-ec-inventory', version: '2022' };
const entries = (code: string, body: object) => user.post(`/api/galleria/lists/${code}/entries`, body);
const difference = (body: object) => user.post('/api/galleria/list-difference', body);

it('the lists wait for the first load', async () => {
  expect(await user.post('/api/galleria/lists', {})).toMatchObject({
    status: 503,
    body: { code: 'catalogue-loading' },
  });
  expect(await user.get('/api/galleria/lists/int-iarc')).toMatchObject({ status: 503 });
});

describe('the pages of lists', () => {
  beforeAll(() => loadChemicals(service.database.address, repositoryFile('packages/testkit/src/chemical-data')));

  it('have a directory, narrowed by text and country', async () => {
    const { body } = await user.post('/api/galleria/lists', {});
    expect(body).toMatchObject({ total: 7, countries: ['DE', 'EU', 'US', 'WORLD'] });
    const found = await user.post('/api/galleria/lists', { text: 'candidate', country: 'EU' });
    expect(found.body).toMatchObject({ total: 1, lists: [{ code: candidates.code, entries: 1 }] });
    expect((await user.post('/api/galleria/lists', { page: 1 })).body).toMatchObject({ total: 7, lists: [] });
  });

  it('tell what a list is, and its editions', async () => {
    expect((await user.get(`/api/galleria/lists/${candidates.code}`)).body).toEqual({
      list: expect.objectContaining({
        ...candidates,
        authority: 'European Chemicals Agency',
        validFrom: '',
        source: '',
      }),
      editions: [
        {
          ...{ version: candidates.version, state: 'served', validFrom: '', validUntil: '' },
          ...{ completeness: 'complete', entries: 1, groups: 0 },
        },
      ],
    });
    expect(await user.get('/api/galleria/lists/none')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('have the entries of an edition, with chemical and threshold', async () => {
    const { body } = await entries(candidates.code, { version: candidates.version });
    expect(body).toMatchObject({
      total: 1,
      entries: [{ cas: '335-67-1', threshold: { percent: 0.1, isAbove: false }, MaterialId: expect.any(Number) }],
    });
    expect((await entries(inventory.code, { version: inventory.version, text: 'acetone' })).body).toMatchObject({
      total: 2,
    });
    expect(await entries(candidates.code, { version: '1999' })).toMatchObject({ status: 404 });
  });

  it('tell what differs between two lists', async () => {
    const { body } = await difference({ first: candidates, second: inventory, kinds: ['changed', 'same'] });
    expect(body).toMatchObject({
      counts: { removed: 0, added: 15, changed: 1, same: 0 },
      rows: [{ cas: '335-67-1', before: [{ threshold: { percent: 0.1 } }], after: [{ entry: '206-397-9' }] }],
    });
    const gone = { ...inventory, version: '1999' };
    expect(await difference({ first: candidates, second: gone, kinds: ['same'] })).toMatchObject({ status: 404 });
  });

  it.each([
    ['a text too long', () => entries(candidates.code, { version: '2026-02-22', text: 'x'.repeat(101) })],
    ['no edition', () => entries(candidates.code, {})],
    ['a page below the first', () => entries(candidates.code, { version: '2026-02-22', page: -1 })],
    ['no kind', () => difference({ first: candidates, second: inventory, kinds: [] })],
    ['a kind that is none', () => difference({ first: candidates, second: inventory, kinds: ['all'] })],
    ['one list alone', () => difference({ first: candidates, kinds: ['same'] })],
    ['a page of the directory too far', () => user.post('/api/galleria/lists', { page: 1_001 })],
  ])('refuse %s', async (_, ask) => {
    expect((await ask()).status).toBe(400);
  });

  it('are for who is signed in', async () => {
    const visitor = service.client();
    expect(await visitor.get(`/api/galleria/lists/${candidates.code}`)).toMatchObject({ status: 401 });
  });
});
