import { agreements } from '@gosds/sheet/audit/checks';
import { checks } from '@gosds/sheet/review/checks';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryFile } from '../public-files.ts';

it('the answers to the audits name no check that does not exist', () => {
  const known = new Set([...checks, ...agreements].map(({ id }) => id)).add('audit.left-out');
  const text = readFileSync(repositoryFile('docs/audits.md'), 'utf8');
  const named = [...text.matchAll(/`([a-z]+(?:-[a-z]+)*\.[a-z0-9-]+)`/g)].map(([, id]) => id ?? '');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
