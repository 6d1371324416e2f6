import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const ids = readdirSync(join(root, 'data/jurisdictions')).flatMap((id) => [id, id.toUpperCase()]);
const id = `'(?:${ids.join('|')})'`;
const named = String.raw`\b(?:market|form|country|id|place|wording|rules|labelRegime)`;

/** A comparison with an id, a case of a switch, and a list of nothing but ids that is no list of language tags. */
const comparisons = [
  new RegExp(String.raw`${named} [!=]== ${id}`, 'g'),
  new RegExp(String.raw`\bcase ${id}:`, 'g'),
  new RegExp(String.raw`(?<![\w\])]|\b[A-Z]{2}: )\[${id}(?:, ${id})*\]`, 'g'),
];
const comparisonsIn = (text) => comparisons.reduce((sum, one) => sum + [...text.matchAll(one)].length, 0);

/** What is no law of a market, by file: none may be added, and one that is gone leaves the list. */
const left = {
  // The market that the command line asks where none is named.
  'apps/cli/src/run-command.ts': 1,
  // Whose exposure limits help where a country has none of its own here: a choice of ours.
  'packages/sheet/src/product/substance-in-force.ts': 1,
  // The head of a column of EC numbers, which Ecuador's id is like.
  'packages/imports/src/publishers/sources/general.ts': 1,
  // The names of the Union and of the world in the tree of lists: no list of countries has them.
};

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^packages\/(?:testkit|data|transport)\//.test(path));

it('finds a comparison with the id of a jurisdiction', () => {
  expect(comparisonsIn("if (profile.market === 'eu' || country !== 'US') return")).toBe(2);
  expect(comparisonsIn("switch (market) { case 'eu': return ['us', 'ca'] }")).toBe(2);
  expect(comparisonsIn("const languages = { AT: ['de'] }; const tags = ['ja', 'zh']")).toBe(0);
  expect(comparisonsIn("if (profile.followsReach && encoding === 'br') return")).toBe(0);
});

it('what a law asks is asked of its data: no code compares with the id of a jurisdiction', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.map((path) => [path, comparisonsIn(read(path))]).filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(left);
});
