import { emptyCompanyProfile } from '@gosds/sheet/draft/company-profile';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
beforeAll(async () => {
  service = await openApp();
});
afterAll(() => service.close());

const url = '/api/company-profile';
const { usual } = emptyCompanyProfile();
const described = {
  ...usual,
  companyName: 'Acme',
  street: '1 Main Street',
  emergencyTelephone: '+1 800 555 0199',
  country: 'US',
  language: 'en',
};

describe('the company profile', () => {
  it('is blank at first, and fills in each sheet that is begun after the first one was described', async () => {
    const user = await service.newUser();
    expect((await user.get(url)).body).toEqual({ profile: emptyCompanyProfile() });
    const answer = await user.post(`${url}/remember`, { described });
    expect(answer).toMatchObject({ status: 200, body: { profile: { last: { country: 'US', language: 'en' } } } });
    const { draft } = (await user.post('/api/drafts', {})).body;
    const { description } = emptyDraft();
    expect(draft).toEqual({ ...emptyDraft(), description: { ...description, ...described } });
  });

  it('fills in the sheet that was begun before it and left untouched', async () => {
    const user = await service.newUser();
    const begun = (await user.post('/api/drafts', {})).body;
    await user.post(`${url}/remember`, { described });
    const again = (await user.post('/api/drafts', {})).body;
    expect(again).toMatchObject({ id: begun['id'], draft: { description: { companyName: 'Acme' } } });
    expect((await user.get('/api/drafts')).body['drafts']).toEqual([]);
  });

  it('remembers nothing where the user does not want it, unless told to', async () => {
    const user = await service.newUser();
    await user.put(url, { profile: { ...emptyCompanyProfile(), remembers: false } });
    await user.post(`${url}/remember`, { described });
    expect((await user.get(url)).body).toMatchObject({ profile: { usual: { companyName: '' } } });
    await user.post(`${url}/remember`, { described, replaces: true });
    expect((await user.get(url)).body).toMatchObject({ profile: { usual: { companyName: 'Acme' } } });
  });

  it('hears two sheets that are described at once', async () => {
    const user = await service.newUser();
    const countries = ['US', 'DE', 'FR', 'AU'];
    await Promise.all(
      countries.map((country) => user.post(`${url}/remember`, { described: { ...described, country } })),
    );
    const { profile } = (await user.get(url)).body as { profile: { byCountry: object } };
    expect(Object.keys(profile.byCountry).toSorted()).toEqual(countries.toSorted());
  });

  it('is never seen or changed by another user', async () => {
    const [user, stranger] = [await service.newUser(), await service.newUser()];
    await user.post(`${url}/remember`, { described });
    expect((await stranger.get(url)).body).toEqual({ profile: emptyCompanyProfile() });
    await stranger.put(url, { profile: { ...emptyCompanyProfile(), usual: { ...usual, companyName: 'Mine' } } });
    expect((await user.get(url)).body).toMatchObject({ profile: { usual: { companyName: 'Acme' } } });
    expect((await service.client().get(url)).status).toBe(401);
  });

  it('is held to its schema', async () => {
    const user = await service.newUser();
    const wrong = { ...emptyCompanyProfile(), byCountry: { Germany: usual } };
    expect((await user.put(url, { profile: wrong })).status).toBe(400);
    expect((await user.post(`${url}/remember`, { described: { ...described, country: '' } })).status).toBe(400);
    const long = { ...emptyCompanyProfile(), usual: { ...usual, street: 'x'.repeat(301) } };
    expect((await user.put(url, { profile: long })).status).toBe(400);
  });

  it('keeps the logo that it names', async () => {
    const user = await service.newUser();
    const logo = { fileId: '018f0000-0000-7000-8000-000000000000', width: 120 };
    await user.put(url, { profile: { ...emptyCompanyProfile(), usual: { ...usual, logo } } });
    expect((await user.post('/api/drafts', {})).body).toMatchObject({ draft: { description: { logo } } });
  });
});
