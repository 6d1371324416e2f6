import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtExpressions, expressionsIn, sourcesOf } from './expressions/collect.mjs';
import { faultOf, isFlat, judge } from './expressions/judge.mjs';

const verdictOf = (source, flags = '') => judge({ source, flags }).verdict;

describe('the judge of regular expressions', () => {
  it.each([
    '^(a+)+$',
    '^(?:a|a)*$',
    '^[0-9a-zA-Z](?:[-.\\w]*[0-9a-zA-Z])*@(?:[0-9a-zA-Z][-\\w]*[0-9a-zA-Z]\\.)+[a-zA-Z]{2,9}$',
    '^[^\\d+]*(\\+?\\d(?:[ .\\-/]?(?:\\(\\d+\\))?[ .\\-/]?\\d)+)(?=$|\\s*[(,;])[^\\d]*(?:\\d+ ?h[^\\d]*)?$',
  ])('finds exponential time, which nobody can write down: %s', (source) => {
    const judged = judge({ source, flags: '' });
    expect(judged.verdict).toBe('exponential');
    expect(isFlat({ source, flags: '' })).toBe(false);
    expect(faultOf(judged, true)).toContain('exponential');
  });

  it('finds polynomial time, which may be written down', () => {
    const judged = judge({ source: '\\s+$', flags: '' });
    expect(judged.verdict).toBe('polynomial');
    expect(faultOf(judged, false)).toContain('polynomial');
    expect(faultOf(judged, true)).toBeUndefined();
  });

  it.each(['^\\d{4}-\\d{2}$', '^[0-9a-zA-Z](?:[-.\\w]*[0-9a-zA-Z])?@$', '^(?:ab)*$'])(
    'passes linear time: %s',
    (source) => {
      expect(verdictOf(source)).toBe('linear');
    },
  );

  it('passes nothing that it cannot tell', () => {
    expect(faultOf({ verdict: 'undecided' }, false)).toContain('could not be judged');
    expect(faultOf({ verdict: 'undecided' }, true)).toContain('could not be judged');
  });

  it.each([
    ['^(?!.*(?:ab|c)).*(?:phenol(?!.*ethoxyl)|cresol)', true],
    ['(?:ab){3}\\d+', true],
    ['(?:a?b)+', false],
    ['(?:ab|c){2,}', false],
    ['(?=(a+)+$)b', false],
  ])('knows by its form alone what cannot take exponential time: %s', (source, flat) => {
    expect(isFlat({ source, flags: '' })).toBe(flat);
  });
});

describe('the collector of regular expressions', () => {
  it('finds what a program writes down and what it puts together', () => {
    const { written, built } = expressionsIn(
      'a.ts',
      'const a = /x+/u;\nconst b = "/no/";\nconst c = new RegExp(`${a}`);',
    );
    expect(written).toEqual([{ source: 'x+', flags: 'u', at: 'a.ts:1' }]);
    expect(built).toEqual([{ line: 3, text: 'new RegExp(`${a}`)' }]);
  });

  it('finds a planted expression in a program, and tells the places that it cannot see', async () => {
    const root = mkdtempSync(join(tmpdir(), 'gosds-expressions-'));
    const text =
      'const p = "a";\nexport const all = [/^(b+)+$/, new RegExp(`^(${p}+)+$`)];\nexport const later = (q) => new RegExp(q);\n';
    for (const folder of ['src', 'dist']) mkdirSync(join(root, 'packages/x', folder), { recursive: true });
    writeFileSync(join(root, 'packages/x/src/planted.ts'), text);
    writeFileSync(join(root, 'packages/x/src/planted.test.ts'), 'export const c = /c/;');
    writeFileSync(join(root, 'packages/x/dist/planted.js'), text);
    writeFileSync(join(root, 'package.json'), '{"type":"module"}');
    writeFileSync(join(root, '.gitignore'), 'dist');
    try {
      execFileSync('git', ['init', '-q'], { cwd: root });
      const sources = sourcesOf(root);
      expect(sources).toEqual(['packages/x/src/planted.ts']);
      expect(expressionsIn(sources[0], text).written.map(({ source }) => verdictOf(source))).toEqual(['exponential']);
      const { expressions, unseen } = await builtExpressions(root, sources);
      expect(expressions).toEqual([
        { source: '^(a+)+$', flags: '', at: 'packages/x/dist/planted.js:2', builtBy: sources[0] },
      ]);
      expect(unseen).toEqual([{ path: 'packages/x/src/planted.ts', text: 'new RegExp(q)' }]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
