import { openDatabase } from '@gosds/postgres/connect';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenedApp } from '../../testing/open-app.ts';

/** Guesses of which the password was held against the user's hash. */
const judged: string[] = [];

const passwords = {
  hash: async (password: string) => `hash of ${password}`,
  async verify(hash: string | undefined, password: string) {
    if (hash !== undefined) judged.push(password);
    // As long as others may come in between.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return hash === `hash of ${password}`;
  },
};

let service: OpenedApp;
beforeAll(async () => {
  service = await openApp({ passwords });
});
afterAll(() => service.close());

const limit = 10;
const addresses = Array.from({ length: 8 }, (_, index) => `198.51.100.${index + 1}`);

const guess = (email: string, password: string, remoteAddress = '203.0.113.9') =>
  service
    .client()
    .send('POST', '/api/users/login', { payload: { email, password }, remoteAddress })
    .then(({ status }) => status);

/** So many at once, the addresses in turn; the right password is the last of them. */
const burst = (email: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      guess(email, index === count - 1 ? 'Secret1' : `Wrong${index}`, addresses[index % addresses.length]),
    ),
  );

describe('the login lock', () => {
  it('judges ten of 600 guesses at once from 8 addresses, and refuses the right one at their end', async () => {
    const { email } = await service.newUser();
    judged.length = 0;
    const answers = await burst(email, 600);
    expect(judged.length).toBeLessThanOrEqual(limit);
    expect(answers.filter((status) => status !== 401)).toEqual([]);
    expect(await guess(email, 'Secret1')).toBe(401);
  });

  it('holds over several processes on one database', async () => {
    const { email } = await service.newUser();
    // Another process: its own application and its own connections, the same rows.
    const other = await openApp({ passwords, work: postgresUnitOfWork(openDatabase(service.database.pool)) });
    judged.length = 0;
    const log = (app: OpenedApp, index: number) =>
      app.client().send('POST', '/api/users/login', {
        payload: { email, password: `Wrong${index}` },
        remoteAddress: addresses[index % addresses.length]!,
      });
    await Promise.all(Array.from({ length: 200 }, (_, index) => log(index % 2 ? service : other, index)));
    expect(judged).toHaveLength(limit);
    await other.close();
  });

  it('lets its victim in by the mailed link', async () => {
    const { email } = await service.newUser();
    await burst(email, 40);
    expect(await guess(email, 'Secret1')).toBe(401);
    await service.client().post('/api/users/forgot-password', { email });
    const token = (await service.latestLink()).split('/').at(-1);
    await service.client().post('/api/users/reset-password', { token, password: 'Newer1' });
    expect(await guess(email, 'Newer1')).toBe(200);
  });

  it.each([
    { wrong: 8, next: 'Secret1', status: 200 },
    { wrong: 9, next: 'Secret1', status: 200 },
    { wrong: 10, next: 'Secret1', status: 401 },
  ])('after $wrong wrong ones answers the right one with $status', async ({ wrong, next, status }) => {
    const { email } = await service.newUser();
    for (let time = 0; time < wrong; time += 1) expect(await guess(email, 'Wrong1')).toBe(401);
    expect(await guess(email, next)).toBe(status);
  });
});
