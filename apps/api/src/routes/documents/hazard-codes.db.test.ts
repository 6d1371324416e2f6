import { draftSchema } from '@gosds/sheet/draft/draft';
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

const deleted = { id: 'Flam. Liq. 2 H225', status: 'deleted', evidence: 'EN ISO 3679', source: 'Report 7' };
const document = draftSchema.parse({
  mode: 'advanced',
  description: { country: 'DE' },
  ingredients: [{ id: '1', name: 'Acetone', casNumber: '67-64-1', materialId: 1101, proportion: '100' }],
  properties: { state: 'Liquid' },
  review: { items: [deleted] },
});
const codes = ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319', 'STOT SE 3 H336'];

describe('the calls of hazard codes', () => {
  it('answer the codes of a document that is not saved, whatever was changed in its review', async () => {
    const answer = await user.post('/api/data/hazard-codes', { document });
    expect(answer).toMatchObject({ status: 200, body: { GhsEntityIds: codes } });
  });

  it('take a part of a document, and no nonsense', async () => {
    const { ingredients } = document;
    expect(await user.post('/api/data/hazard-codes', { document: { ingredients } })).toMatchObject({
      status: 200,
      body: { GhsEntityIds: expect.arrayContaining(['Eye Irrit. 2A H319']) },
    });
    expect((await user.post('/api/data/hazard-codes', { document: { ingredients: 'acetone' } })).status).toBe(400);
  });

  it('answer the codes of a saved draft with C&L on and off', async () => {
    const { id: draftId } = (await user.post('/api/drafts', { draft: document })).body;
    const ask = (CandLActive: boolean, version = 1) =>
      user.post('/api/data/credo-codes', { draftId, version, CandLActive });
    expect(await ask(true)).toMatchObject({ status: 200, body: { GhsEntityIds: codes } });
    expect(await ask(false)).toMatchObject({ status: 200, body: { GhsEntityIds: [] } });
    expect(await ask(true, 2)).toMatchObject({ status: 409, body: { code: 'draft-changed' } });
    const stranger = await service.newUser();
    const foreign = await stranger.post('/api/data/credo-codes', { draftId, version: 1, CandLActive: true });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('are limited for each user', async () => {
    const busy = await service.newUser();
    const ask = () => busy.post('/api/data/hazard-codes', { document: {} });
    expect((await ask()).status).toBe(200);
    const taken = policy.rateLimits.hazardCodesPerUser.max;
    await service.database.db.updateTable('rate_limit').set({ taken }).execute();
    expect((await ask()).status).toBe(429);
  });
});
