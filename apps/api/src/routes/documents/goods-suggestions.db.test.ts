import { findByCas } from '@gosds/catalogue/catalogue';
import { draftSchema, emptyDraft } from '@gosds/sheet/draft/draft';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
let user: Awaited<ReturnType<OpenedApp['newUser']>>;
beforeAll(async () => {
  service = await openApp();
  user = await service.newUser();
});
afterAll(() => service.close());

const methylAcetate = findByCas('79-20-9')?.materialId;
const document = draftSchema.parse({
  description: { country: 'DE' },
  ingredients: [
    { id: '1', name: 'Water', casNumber: '7732-18-5', materialId: 3001, proportion: '10' },
    { id: '2', name: 'Acetone', casNumber: '67-64-1', materialId: 1101, proportion: '50' },
    { id: '3', name: 'Methyl acetate', casNumber: '79-20-9', materialId: methylAcetate, proportion: '20' },
    { id: '4', name: 'Own salt', proportion: '20', handClassification: { notHazardous: true, source: 'Own data' } },
  ],
  properties: { state: 'Liquid', flashPoint: { value: '-5', unit: '°C' }, boilingPoint: { value: '60', unit: '°C' } },
});

describe('the call of goods suggestions', () => {
  it('answers filters and rows of a document that is not saved', async () => {
    const { status, body } = await user.post('/api/data/goods-suggestions', { document });
    expect(status).toBe(200);
    const { Data } = body as { Data: { filters: object[]; rows: object[] } };
    expect(Data.filters).toEqual([
      { Name: 'DGC', Value: '3' },
      { Name: 'PackingGroup', Value: 'II' },
    ]);
    expect(Data.rows[0]).toMatchObject({ DGC: '3', PackingGroup: 'II', SubRisk1: 'None' });
  });

  it('finds the rows of a typed UN number, and has no filter while the classification cannot say', async () => {
    const { properties } = emptyDraft();
    const typed = {
      ...document,
      ingredients: [],
      properties,
      dangerousGoods: { ...document.dangerousGoods, unNumber: '1090' },
    };
    expect(await user.post('/api/data/goods-suggestions', { document: typed })).toMatchObject({
      status: 200,
      body: { Data: { filters: [], rows: [{ UN: '1090', ShippingName: 'ACETONE', DGC: '3' }] } },
    });
  });
});

describe('the call of N.O.S ingredients', () => {
  it('answers the ingredients for a name with N.O.S., those that classify it first', async () => {
    const ask = (SHIP_NAME_DESCRIPTION: string) =>
      user.post('/api/data/nos-ingredients', { document, SHIP_NAME_DESCRIPTION });
    expect((await ask('FLAMMABLE LIQUID, N.O.S.')).answer.json()).toEqual([
      { Name: 'Acetone', MaterialId: 1101 },
      { Name: 'Methyl acetate', MaterialId: methylAcetate },
      { Name: 'Water', MaterialId: 3001 },
      { Name: 'Own salt', MaterialId: 0 },
    ]);
    expect((await ask('ACETONE')).answer.json()).toEqual([]);
  });
});

describe('the calls of the dangerous goods', () => {
  it('take no nonsense, are for users, and are limited for each of them', async () => {
    expect((await user.post('/api/data/goods-suggestions', { document: { ingredients: 'x' } })).status).toBe(400);
    expect((await service.client().post('/api/data/goods-suggestions', { document })).status).toBe(401);
    const busy = await service.newUser();
    const ask = () => busy.post('/api/data/goods-suggestions', { document: {} });
    expect((await ask()).status).toBe(200);
    const taken = policy.rateLimits.goodsSuggestionsPerUser.max;
    await service.database.db.updateTable('rate_limit').set({ taken }).execute();
    expect((await ask()).status).toBe(429);
  });
});
