import fastify from 'fastify';
import { expect, it } from 'vitest';
import { checkSpace, checkWriting } from '../adapters/check-disk.ts';
import { type Check, healthRoute } from './health-route.ts';

const good: Check = () => Promise.resolve();
const bad: Check = () => Promise.reject(new Error('no'));
/** A system that has no room for anybody's files. */
const full = '/proc';

async function ask(path: string, checks: Readonly<Record<string, Check>>) {
  const app = fastify();
  await app.register(healthRoute, { adapters: { jobs: 'here' }, health: checks, readiness: checks });
  const answer = await app.inject(path);
  await app.close();
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

it('lives as long as it answers, and says what is wrong', async () => {
  const adapters = { jobs: 'here' };
  expect(await ask('/health', { 'a is wrong': good })).toEqual({ status: 200, body: { status: 'ok', adapters } });
  expect(
    await ask('/health', { 'a is wrong': good, 'b is wrong': bad, 'the disk is full': () => checkSpace(full) }),
  ).toEqual({
    status: 200,
    body: { status: 'b is wrong; the disk is full', adapters },
  });
});

it('is ready only where every check passes', async () => {
  expect(await ask('/ready', { a: good, b: good })).toEqual({
    status: 200,
    body: { ready: true, checks: { a: true, b: true } },
  });
  expect(await ask('/ready', { a: good, disk: () => checkWriting(full) })).toEqual({
    status: 503,
    body: { ready: false, checks: { a: true, disk: false } },
  });
});

it('takes a check that never ends for one that fails', async () => {
  const never: Check = () => new Promise(() => undefined);
  expect((await ask('/ready', { never })).status).toBe(503);
});
