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

const world = { galleriaCountryCode: 0, galleriaRegionCode: 0 };
const tree = (body: object) => user.post('/api/galleria/tree', { ...world, ...body });
type Node = { attr: { id: string; lists: number; named: number } };
const shown = async (body: object) =>
  ((await tree(body)).body['nodes'] as Node[]).map(({ attr: { id, named, lists } }) => `${id} ${named}/${lists}`);

it('says before the first load that the chemicals are being loaded', async () => {
  expect(await tree({})).toMatchObject({ status: 503, body: { code: 'catalogue-loading' } });
});

describe('the tree of lists', () => {
  beforeAll(() => loadChemicals(service.database.address, repositoryFile('packages/testkit/src/chemical-data')));

  it('is asked for a level at a time, and tells which lists name the chemical', async () => {
    expect(await shown({ MaterialId: 1101 })).toEqual(['DE 0/1', 'EU 2/3', 'US 2/2', 'WORLD 0/1']);
    expect(await shown({ NodeId: 'EU', NodeType: 'country', MaterialId: 1101 })).toEqual([
      ...['EU/REACH 0/1', 'EU/classification 1/1', 'EU/inventories 1/1'],
    ]);
    const { body } = await tree({ NodeId: 'EU/classification', NodeType: 'topic', MaterialId: 1101 });
    expect(body['nodes']).toEqual([
      expect.objectContaining({
        attr: { id: 'eu-clp-annex-vi', type: 'list', lists: 1, named: 1 },
        data: { title: 'Harmonised classification and labelling', name: 'eu-clp-annex-vi' },
      }),
    ]);
  });

  it('holds the lists of a country, its union and the world; a region those of its countries', async () => {
    expect(await shown({ galleriaCountryCode: 276 })).toEqual(['DE 0/1', 'EU 0/3', 'WORLD 0/1']);
    expect(await shown({ galleriaRegionCode: 1 })).toEqual(['US 0/2', 'WORLD 0/1']);
  });

  it('is narrowed to industries by label or code', async () => {
    const svhc = { NodeId: 'EU/REACH', NodeType: 'topic' };
    expect(await shown({ ...svhc, industry: ['REACH'] })).toHaveLength(1);
    expect(await shown({ ...svhc, industry: ['toys'] })).toHaveLength(0);
  });

  it('gives the data points below the nodes that were selected', async () => {
    expect(await shown({ SelectedNodeIds: ['root'] })).toHaveLength(7);
    expect(await shown({ SelectedNodeIds: ['US', 'int-iarc'] })).toEqual([
      ...['us-osha-permissible-limits 0/1', 'us-tsca-inventory 0/1', 'int-iarc 0/1'],
    ]);
  });

  it.each([
    ['a country', { galleriaCountryCode: 1 }],
    ['a region', { galleriaRegionCode: 7 }],
    ['an industry', { industry: ['witchcraft'] }],
    ['a type of node', { NodeType: 'forest' }],
    ['a chemical that is no number', { MaterialId: 'acetone' }],
  ])('refuses %s that it does not know', async (_, body) => {
    expect((await tree(body)).status).toBe(400);
  });
});

describe('field values', () => {
  const ask = (codes: readonly string[], ids = [1101]) =>
    user.post('/api/galleria/field-values', {
      Materials: ids.map((Id) => ({ Id })),
      SearchParameters: codes.map((Value) => ({ Type: 'ListIndex', Value })),
    });

  it('are what a list says; a list that does not name the chemical says nothing', async () => {
    const { body } = await ask(['us-osha-permissible-limits', 'int-iarc', 'no-such-list']);
    expect(body['values']).toMatchObject([
      { MaterialId: 1101, listIndex: 'us-osha-permissible-limits', Version: '2026', inList: true },
      { listIndex: 'int-iarc', inList: false, values: [] },
    ]);
    expect(JSON.stringify(body['values'])).toContain('TWA 1000 ppm');
  });

  it.each([
    ['no list', [], [1101]],
    ['no chemical', ['int-iarc'], []],
  ])('refuse %s', async (_, codes, ids) => {
    expect((await ask(codes, ids)).status).toBe(400);
  });
});

describe('the places', () => {
  it('are countries with the lists that hold there, regions and industries', async () => {
    const { body } = await user.get('/api/galleria/places');
    const { countries, industries } = body as { countries: unknown[]; industries: unknown[] };
    expect(countries).toContainEqual({ id: 140, code: 'US', region: 1, union: null, lists: 3 });
    expect(countries).toContainEqual({ id: 276, code: 'DE', region: 4, union: 'EU', lists: 5 });
    expect(industries).toHaveLength(67);
  });

  it('need a session', async () => {
    expect((await service.client().get('/api/galleria/places')).status).toBe(401);
  });
});
