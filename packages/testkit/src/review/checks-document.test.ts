import { checks } from '@gosds/sheet/review/checks';
import { readFileSync } from 'node:fs';
import { repositoryFile } from '../public-files.ts';
import { expect, it } from 'vitest';
import { checksCount, checksTable } from './checks-document.ts';

const file = repositoryFile('docs/inspector.md');
const mark = '<!-- checks -->';

it('the guide shows every check there is (vitest -u writes them anew)', async () => {
  const [head = ''] = readFileSync(file, 'utf8').split(mark);
  await expect(`${head}${mark}\n\n## The checks\n\n${checksCount()}\n\n${checksTable()}`).toMatchFileSnapshot(file);
});

it('the guide names no check that does not exist', () => {
  const [head = ''] = readFileSync(file, 'utf8').split(mark);
  const table = head.slice(head.indexOf('| what reviewers find'));
  const named = [...table.matchAll(/`([a-z]+(?:-[a-z]+)*\.[a-z0-9-]+)`/g)].map(([, id]) => id);
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((id) => !checks.some((check) => check.id === id))).toEqual([]);
});

it('the answers to the audits name no check that does not exist', () => {
  const text = readFileSync(repositoryFile('docs/audits.md'), 'utf8');
  const named = [...text.matchAll(/`([a-z]+(?:-[a-z]+)*\.[a-z0-9-]+)`/g)].map(([, id]) => id);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !checks.some((check) => check.id === id))).toEqual([]);
});
