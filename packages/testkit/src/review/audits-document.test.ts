import { agreements } from '@gosds/sheet/audit/checks';
import { checks } from '@gosds/sheet/review/checks';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryFile } from '../public-files.ts';

const text = readFileSync(repositoryFile('docs/audits.md'), 'utf8');

it('the answers to the audits name no check that does not exist', () => {
  const known = new Set([...checks, ...agreements].map(({ id }) => id)).add('audit.left-out');
  const named = [...text.matchAll(/`([a-z]+(?:-[a-z]+)*\.[a-z0-9-]+)`/g)].map(([, id]) => id ?? '');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

it('the answers to the audits name no place that does not exist', () => {
  const places = [...text.matchAll(/`([a-z]+)\/([a-z0-9/-]+)`/g)].map(([, head = '', tail = '']) => [
    `${head}/${tail}`,
    `packages/${head}/${tail}`,
    `packages/${head}/src/${tail}`,
    `packages/${head}/src/${tail}.ts`,
  ]);
  expect(places.length).toBeGreaterThan(15);
  expect(places.filter((paths) => !paths.some((path) => existsSync(repositoryFile(path))))).toEqual([]);
});
