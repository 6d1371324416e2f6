import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\n');
const generated = readdirSync(join(root, 'packages')).flatMap((name) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true })
    .filter((file) => String(file).startsWith('generated/') && String(file).endsWith('.ts'))
    .map((file) => `packages/${name}/src/${file}`),
);
const isSource = (file) => /\.(?:ts|tsx|mjs|cjs)$/.test(file);

/** Each file's imports from the packages, such as `ghs/hazard`, with the file's own package. */
const uses = [...tracked, ...generated].filter(isSource).flatMap((file) => {
  const own = /^packages\/([^/]+)\//.exec(file)?.[1];
  const found = read(file).matchAll(/['"`]@gosds\/([a-z-]+\/[\w./-]+)['"`]/g);
  return [...found].map(([, path]) => ({ own, path }));
});
/** Nobody imports these, but the compiler names their types in inferred types of their users. */
const inferred = [
  'payments/sandbox/double-store',
  'phrases/built-language',
  'phrases/headings',
  'usecases/checkout/quote-price',
  'usecases/documents/identify-document',
];
/** For customers' programs, and used in its own examples. */
const forOthers = ['client/client', 'client/types'];
const outside = new Set(uses.filter(({ own, path }) => !path.startsWith(`${own}/`)).map(({ path }) => path));

const packages = readdirSync(join(root, 'packages')).map((name) => [
  name,
  Object.keys(JSON.parse(read(`packages/${name}/package.json`)).exports ?? {}),
]);

describe.each(packages)('the inside of packages/%s', (name, entries) => {
  it('is not open as a whole', () => {
    expect(entries.filter((entry) => entry.includes('*'))).toEqual([]);
  });

  it('has no entry that nobody outside imports', () => {
    expect(
      entries.filter((entry) => ![...outside, ...inferred, ...forOthers].includes(`${name}/${entry.slice(2)}`)),
    ).toEqual([]);
  });
});
