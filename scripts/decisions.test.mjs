import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const folder = 'docs/decisions';
const decisions = readdirSync(join(root, folder)).map((name) => ({ name, text: read(`${folder}/${name}`) }));
const numbers = decisions.map(({ name }) => name.slice(0, 4));

const tracked = execFileSync('git', ['ls-files', '-z', '*.md', '*.ts', '*.tsx', '*.mjs', '*.css', '*.typ', '*.ftl'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('docs/screens/') && existsSync(join(root, path)));
const sources = tracked.map((path) => ({ path, text: read(path) }));

/** Numbers of decisions in a text: “decision 0001”, “decisions 0001, 0002 and 0003”, “docs/decisions/0001”. */
const named = (text) => [
  ...[...text.matchAll(/decisions?[ /](0\d{3})((?:(?:, | and )0\d{3})*)/gi)].flatMap(([, first, more]) => [
    first,
    ...(more.match(/0\d{3}/g) ?? []),
  ]),
];

describe('decisions', () => {
  it('have a number each, which their title repeats', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    const wrong = decisions.filter(({ name, text }) => !text.startsWith(`# ${name.slice(0, 4)} `));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('say their date and state', () => {
    const wrong = decisions.filter(({ text }) => !/^\d{4}-\d\d-\d\d · (accepted|superseded)/.test(text.split('\n')[2]));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('are read in two minutes', () => {
    const long = decisions.filter(({ text }) => text.split(/\s+/).length > 310);
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  it('stand where another decision names them', () => {
    const lost = decisions.flatMap(({ name, text }) =>
      (text.match(/\b0[0-3]\d\d\b/g) ?? [])
        .filter((number) => !numbers.includes(number))
        .map((number) => `${name}: ${number}`),
    );
    expect(lost).toEqual([]);
  });

  it('stand where a source or a document names them', () => {
    const places = sources.flatMap(({ path, text }) => named(text).map((number) => ({ path, number })));
    expect(places.length).toBeGreaterThan(20);
    const lost = places.filter(({ number }) => !numbers.includes(number));
    expect(lost.map(({ path, number }) => `${path}: ${number}`)).toEqual([]);
  });
});

it('documents link to files that are there', () => {
  const links = sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, target]) => ({ path, target })),
    );
  expect(links.length).toBeGreaterThan(20);
  const lost = links.filter(({ path, target }) => !existsSync(join(root, dirname(path), target)));
  expect(lost.map(({ path, target }) => `${path}: ${target}`)).toEqual([]);
});
