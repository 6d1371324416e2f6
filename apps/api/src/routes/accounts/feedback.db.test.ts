import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
beforeAll(async () => {
  service = await openApp();
});
afterAll(() => service.close());

const url = '/api/discount/feed-back';
const feedback = { raiting1: 5, raiting2: 1, raiting3: 3, comment: 'Extremely satisfied' };

describe('feedback', () => {
  it('is given once, and then known', async () => {
    const user = await service.newUser();
    expect((await user.get(url)).body).toEqual({ isGiven: false, productName: '' });
    expect(await user.post(url, feedback)).toMatchObject({ status: 200, body: { isGiven: true } });
    expect(await user.post(url, { ...feedback, raiting1: 1 })).toMatchObject({ status: 200, body: { isGiven: true } });
    expect((await user.get(url)).body).toEqual({ isGiven: true, productName: '' });
  });

  it.each([
    ['a rating of 0', { raiting1: 0 }],
    ['a rating of 6', { raiting2: 6 }],
    ['half a star', { raiting3: 2.5 }],
    ['a comment that is too long', { comment: 'x'.repeat(2001) }],
  ])('refuses %s', async (_name, change) => {
    const user = await service.newUser();
    expect((await user.post(url, { ...feedback, ...change })).status).toBe(400);
    expect((await user.get(url)).body).toMatchObject({ isGiven: false });
  });

  it('comes by the address of the specification, with the CSRF header alone', async () => {
    const user = await service.newUser();
    const byPath = `${url}=5=4=3=${encodeURIComponent('Good = very good')}`;
    expect((await user.get(byPath, { headers: { 'x-csrf-token': 'of another site' } })).status).toBe(401);
    expect((await user.get(url)).body).toMatchObject({ isGiven: false });
    expect(await user.get(`${url}=5=4=9=Good`)).toMatchObject({ status: 400 });
    expect(await user.get(byPath)).toMatchObject({ status: 200, body: { isGiven: true } });
  });

  it('is summed up for administrators, with who wrote what, the newest first', async () => {
    await service.database.pool.query('delete from feedback');
    const [ann, ben, admin] = [await service.newUser(), await service.newUser(), await service.newUser()];
    await service.database.pool.query('update app_user set is_admin_allowed = true where email = $1', [admin.email]);
    const none = [0, 0, 0, 0, 0];
    expect((await admin.get('/api/admin/feedback')).body).toEqual({ raiting1: none, raiting2: none, raiting3: none });
    await ann.post(url, feedback);
    await service.database.pool.query(`update feedback set given_at = given_at - interval '1 day'`);
    await ben.post(url, { raiting1: 5, raiting2: 2, raiting3: 3, comment: '' });
    expect((await admin.get('/api/admin/feedback')).body).toEqual({
      ...{ raiting1: [0, 0, 0, 0, 2], raiting2: [1, 1, 0, 0, 0], raiting3: [0, 0, 2, 0, 0] },
    });
    expect((await admin.get('/api/admin/feedback=0')).body).toMatchObject({
      count: 2,
      entries: [
        { user: ben.email, raiting2: 2, comment: '' },
        { user: ann.email, ...feedback },
      ],
    });
    expect((await admin.get('/api/admin/feedback=1')).body).toEqual({ count: 2, entries: [] });
    expect((await ann.get('/api/admin/feedback')).status).toBe(403);
  });

  it('is of somebody who is signed in', async () => {
    expect((await service.app.inject(url)).statusCode).toBe(401);
  });
});
