import { readdirSync, readFileSync } from 'node:fs';
import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';

const sources = repositoryFile('apps/web/src');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, readFileSync(`${sources}/${name}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')] as const);

/** All else lays out or paints the page in each frame, while a user types and the sheet is made. */
const cheap = ['transform', 'opacity', 'visibility', 'none'];

const transitions = (css: string): readonly string[] =>
  [...css.matchAll(/transition(?:-property)?:([^;]+);/g)].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim().split(/\s/, 1)[0] ?? ''),
  );

const keyframes = (css: string): readonly string[] =>
  [...css.matchAll(/@keyframes[^{]+\{(.*?)\n\}/gs)].flatMap(([, body = '']) =>
    [...body.matchAll(/([\w-]+):[^;]+;/g)].map(([, property = '']) => property),
  );

it('finds what style sheets move', () => {
  const all = sheets.map(([, css]) => css).join('\n');
  expect(transitions(all)).toContain('transform');
  expect(keyframes(all)).toContain('opacity');
  expect(transitions('a { transition: width 1s, opacity 1s; }')).toEqual(['width', 'opacity']);
});

it.each(sheets)('%s moves only what is drawn without a new layout', (_, css) => {
  expect([...transitions(css), ...keyframes(css)].filter((property) => !cheap.includes(property))).toEqual([]);
});
