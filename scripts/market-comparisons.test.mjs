import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const ids = readdirSync(join(root, 'data/jurisdictions')).flatMap((id) => [id, id.toUpperCase()]);
const id = `'(?:${ids.join('|')})'`;
const named = String.raw`\b(?:market|form|country|id|place|wording|rules|labelRegime)`;

/** A comparison with a country id, a switch case, or a list of only ids that is no list of language tags. */
const comparisons = [
  new RegExp(String.raw`${named} [!=]== ${id}`, 'g'),
  new RegExp(String.raw`\bcase ${id}:`, 'g'),
  new RegExp(String.raw`(?<![\w\])]|\b[A-Z]{2}: )\[${id}(?:, ${id})*\]`, 'g'),
];
const comparisonsIn = (text) => comparisons.reduce((sum, one) => sum + [...text.matchAll(one)].length, 0);

/** Comparisons that are no law of a market, by file. None may be added; a removed one leaves the list. */
const left = {
  // The command line's default market.
  'apps/cli/src/run-command.ts': 1,
  // The country whose exposure limits help if a country has none here: our choice.
  'packages/sheet/src/product/substance-in-force.ts': 1,
  // The heading of a column of EC numbers, which equals Ecuador's id.
  'packages/imports/src/publishers/sources/general.ts': 1,
  // The names of the Union and the world in the tree of lists, which no list of countries has.
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
