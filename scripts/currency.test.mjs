import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const tracked = (...paths) =>
  execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .trim()
    .split('\n');

const home = 'packages/phrases/src/currency.ts';
const [, code = ''] = /const currency = '([a-z]{3})'/.exec(read(home)) ?? [];

/** Comments may give an example of a price. */
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|#).*$/gm, '');

/** The code; in a text of the screens, also a sign of money before or after a number. */
const inSource = new RegExp(String.raw`\b${code}\b|\bUS\$`, 'i');
const inText = new RegExp(String.raw`${inSource.source}|\$ ?\d|\d ?\$|[€£¥]`, 'i');
const namesOne = (path, text) => (path.endsWith('.ftl') ? inText : inSource).test(withoutComments(text));

it('finds a currency by its code or sign, and leaves out comments', () => {
  expect(code).toMatch(/^[a-z]{3}$/);
  for (const text of ["currency: 'usd'", 'Amount in USD', 'US$ 5']) expect(namesOne('a.ts', text), text).toBe(true);
  for (const text of ['to $100,000', '100 000 $', '5 €']) expect(namesOne('a.ftl', text), text).toBe(true);
  for (const text of ['/** Gives `USD 455`. */', "replace(each, '$1')", 'useful'])
    expect(namesOne('a.ts', text), text).toBe(false);
});

it('the currency stands in one file: no other source and no text of the screens names one', () => {
  const sources = tracked('packages', 'apps', 'data/interface').filter(
    (path) =>
      (/^data\/interface\/.*\.ftl$/.test(path) || /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path)) &&
      !/\.test\.tsx?$|\/testing\/|\/migrations\/|\/generated\/|^packages\/(?:testkit|data|imports)\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(1500);
  expect(sources.filter((path) => namesOne(path, read(path)))).toEqual(['packages/client/src/types.ts', home]);
});
