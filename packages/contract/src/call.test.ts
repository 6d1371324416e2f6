import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';
import type { Call } from './call.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

async function allCalls(): Promise<readonly Call[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(sources.map((file) => import(join(import.meta.dirname, file)) as Promise<object>));
  return modules.flatMap((module): unknown[] => Object.values(module)).filter(isCall);
}

it('no two calls share method and path', async () => {
  const names = (await allCalls()).map(({ method, path }) => `${method} ${path}`);
  expect(names.length).toBeGreaterThan(35);
  expect(new Set(names).size).toBe(names.length);
});

it('no body may be left out: the server reads none as null, which an optional one refuses', async () => {
  const optional = (await allCalls()).filter(({ body }) => body?.safeParse(undefined).success);
  expect(optional.map(({ path }) => path)).toEqual([]);
});

it('docs/api.md lists every call and no other', async () => {
  const file = repositoryFile('docs/api.md');
  expect(existsSync(file)).toBe(true);
  const listed = [...readFileSync(file, 'utf8').matchAll(/\| (GET|POST|PUT|DELETE) `([^`]+)`/g)].map(
    ([, method, path]) => `${method!} ${path!}`,
  );
  const calls = (await allCalls()).map(({ method, path }) => `${method} ${path}`);
  expect(listed.toSorted()).toEqual(calls.toSorted());
});
