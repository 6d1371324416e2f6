import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const ids = readdirSync(join(root, 'data/jurisdictions')).flatMap((id) => [id, id.toUpperCase()]);
const comparison = new RegExp(
  String.raw`\b(?:market|form|country|id|place|wording|rules|labelRegime) [!=]== '(?:${ids.join('|')})'`,
  'g',
);
const comparisonsIn = (text) => [...text.matchAll(comparison)].length;

/** Comparisons that still stand, by file: none may be added, and one that is gone leaves the list. */
const left = {
  'packages/ghs/src/label/label-elements.ts': 1,
  'packages/ghs/src/label/small-package.ts': 1,
  'apps/web/src/features/sheet/properties/properties-step.tsx': 1,
  'apps/web/src/features/sheet/properties/unclassified-hazards.tsx': 2,
  'packages/phrases/src/statement-text.ts': 1,
  'packages/print/src/data/sdscom/class-names.ts': 1,
  'packages/print/src/data/sdscom/closing-elements.ts': 1,
  'packages/print/src/data/sdscom/composition-elements.ts': 2,
  'packages/print/src/data/sdscom/effect-elements.ts': 1,
  'packages/print/src/data/sdscom/hazard-elements.ts': 4,
  'packages/print/src/data/sdscom/sdscom-context.ts': 2,
  'packages/sheet/src/review/composition-table.ts': 1,
  'packages/sheet/src/review/lists-table.ts': 1,
  'packages/sheet/src/sections/15-regulation/product-laws.ts': 1,
  'packages/usecases/src/print-package-label.ts': 1,
};

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^packages\/(?:testkit|data|transport)\//.test(path));

it('finds a comparison with the id of a jurisdiction', () => {
  expect(comparisonsIn("if (profile.market === 'eu' || country !== 'US') return")).toBe(2);
  expect(comparisonsIn("if (profile.followsReach && encoding === 'br') return")).toBe(0);
});

it('what a law asks is asked of its data: no code compares with the id of a jurisdiction', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.map((path) => [path, comparisonsIn(read(path))]).filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(left);
});
