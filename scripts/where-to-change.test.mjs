import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/where-to-change.md'), 'utf8');
const places = [...page.matchAll(/`((?:data|packages|apps)\/[^`]*)`/g)].map(([, path]) => path);

it('names places that are there', () => {
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((path) => !existsSync(join(root, path.replace(/<id>.*/, ''))))).toEqual([]);
});

it('is one page', () => {
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});
