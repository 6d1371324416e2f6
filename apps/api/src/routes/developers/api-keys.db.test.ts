import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let opened: OpenedApp;
beforeAll(async () => {
  opened = await openApp();
});
afterAll(() => opened.close());

type Made = { readonly secret: string; readonly key: { readonly id: string; readonly start: string } };

const wanted = { name: 'Our shop', scopes: ['inspect'], password: 'Secret1' };

async function newKey(changes: Partial<typeof wanted> = {}) {
  const owner = await opened.newUser();
  const { status, body } = await owner.post('/api/account/keys', { ...wanted, ...changes });
  expect(status).toBe(200);
  return { owner, ...(body as unknown as Made) };
}

const call = (secret: string, url = '/api/v1/key') => opened.client({ authorization: `Bearer ${secret}` }).get(url);

type Listed = { keys: (Made['key'] & { calls: number; usedAt: string | null })[]; acts: { kind: string }[] };
const listed = async (owner: Awaited<ReturnType<OpenedApp['newUser']>>) =>
  (await owner.get('/api/account/keys')).body as unknown as Listed;

describe('a key of the public API', () => {
  it('is told once, kept as a hash, and known by its beginning', async () => {
    const { owner, secret, key } = await newKey();
    expect(secret).toMatch(/^gosds_[\w-]{43}$/);
    expect(secret.startsWith(key.start)).toBe(true);
    expect(key.start).toHaveLength(12);
    expect(JSON.stringify(await listed(owner))).not.toContain(secret);
    const kept = await opened.database.pool.query<{ row: string }>('select api_key::text as row from api_key');
    expect(JSON.stringify(kept.rows)).not.toContain(secret);
  });

  it('opens the API, tells when it was used, and counts the calls', async () => {
    const { owner, secret } = await newKey();
    expect((await listed(owner)).keys[0]).toMatchObject({ usedAt: null, calls: 0 });
    const { status, body } = await call(secret);
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Our shop', scopes: ['inspect'], limit: { calls: 600, seconds: 60 } });
    await call(secret);
    const [key] = (await listed(owner)).keys;
    expect(key).toMatchObject({ calls: 2 });
    expect(Date.parse(key!.usedAt!)).toBeCloseTo(opened.time.now.getTime(), -3);
  });

  it('opens no call of the screens, and a session opens none of the API', async () => {
    const { owner, secret } = await newKey();
    expect((await call(secret, '/api/drafts')).status).toBe(401);
    const { status, body, answer } = await owner.get('/api/v1/key');
    expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'key-refused' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect((await opened.client().get(`/api/v1/key?key=${secret}`)).status).toBe(401);
  });

  it('is made by who knows the password, with a name and something to do', async () => {
    const owner = await opened.newUser();
    const refused = async (changes: object) => {
      const { status, body } = await owner.post('/api/account/keys', { ...wanted, ...changes });
      return { status, code: body['code'] };
    };
    expect(await refused({ password: 'Wrong1' })).toEqual({ status: 403, code: 'password-wrong' });
    expect(await refused({ name: ' ' })).toEqual({ status: 400, code: 'validation' });
    expect(await refused({ scopes: [] })).toEqual({ status: 400, code: 'validation' });
    expect(await refused({ scopes: ['staff'] })).toEqual({ status: 400, code: 'validation' });
    expect((await listed(owner)).keys).toEqual([]);
  });

  it('is one of at most as many as an account may have', async () => {
    const { owner } = await newKey();
    const before = policy.apiKeys.perUser;
    Object.assign(policy.apiKeys, { perUser: 1 });
    onTestFinished(() => void Object.assign(policy.apiKeys, { perUser: before }));
    expect((await owner.post('/api/account/keys', wanted)).body['code']).toBe('too-many-keys');
  });

  it('is rotated: both open for a day, then the new one alone', async () => {
    const { owner, secret, key } = await newKey();
    const rotated = await owner.post(`/api/account/keys/${key.id}/rotate`, { password: 'Secret1' });
    const newer = String(rotated.body['secret']);
    expect(newer).not.toBe(secret);
    expect([(await call(secret)).status, (await call(newer)).status]).toEqual([200, 200]);
    const before = opened.time.now;
    onTestFinished(() => void (opened.time.now = before));
    opened.time.now = new Date(before.getTime() + 24 * 3_600_000);
    expect([(await call(secret)).status, (await call(newer)).status]).toEqual([401, 200]);
  });

  it('is renamed and revoked by its owner alone, at once, and what was done stays in the log', async () => {
    const { owner, secret, key } = await newKey();
    const stranger = await opened.newUser();
    const path = `/api/account/keys/${key.id}`;
    expect((await stranger.put(path, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.post(`${path}/rotate`, { password: 'Secret1' })).status).toBe(404);
    expect((await stranger.send('DELETE', path)).status).toBe(404);
    expect((await owner.put(path, { name: 'Shop of 2027' })).status).toBe(200);
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect((await call(secret)).status).toBe(401);
    const { keys, acts } = await listed(owner);
    expect(keys).toEqual([]);
    expect(acts).toMatchObject([
      { kind: 'revoked', name: 'Shop of 2027', address: '127.0.0.1' },
      { kind: 'renamed', name: 'Shop of 2027' },
      { kind: 'made', name: 'Our shop' },
    ]);
  });

  it('makes no more calls than its limit, each key for itself', async () => {
    const [one, other] = [await newKey(), await newKey()];
    const { max } = policy.rateLimits.callsPerKey;
    Object.assign(policy.rateLimits.callsPerKey, { max: 2 });
    onTestFinished(() => void Object.assign(policy.rateLimits.callsPerKey, { max }));
    expect([(await call(one.secret)).status, (await call(one.secret)).status]).toEqual([200, 200]);
    const { status, body, answer } = await call(one.secret);
    expect({ status, code: body['code'] }).toEqual({ status: 429, code: 'too-many-requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(other.secret)).status).toBe(200);
  });

  it('ends with its account, whose export has it without its hash', async () => {
    const { owner, secret, key } = await newKey();
    const user = (await opened.work.stores.users.findByEmail(owner.email))!;
    const rows = await opened.work.stores.ownData.rowsOf(user.id);
    expect(rows['api_key']).toMatchObject([{ id: key.id, name: 'Our shop' }]);
    expect(rows['api_key']![0]).not.toHaveProperty('key_hash');
    expect((await owner.post('/api/account/deletion', { password: 'Secret1' })).status).toBe(200);
    expect((await call(secret)).status).toBe(401);
    expect((await opened.work.stores.ownData.rowsOf(user.id))['api_key']).toEqual([]);
  });
});
