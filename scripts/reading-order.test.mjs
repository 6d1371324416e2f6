import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftToRightRuns } from '@gosds/phrases/left-to-right-runs';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Text between Unicode LRI and PDI, arguments, and marks such as `<link>`. */
const isolate = /\u2066[^\u2069]*\u2069/gu;
const argument = /\{[^}]*\}/gu;
const mark = /<\/?\w+>/gu;

/** A number with a unit, a range or a date, and a sign of comparison; a plain number or percentage keeps its order. */
const isAtRisk = (run) =>
  !run.includes('\u200f') &&
  ((/^[\u200e(+±–−-]*\d/u.test(run) && /[^\d.,%\s]/u.test(run)) || /^[<>]=?$/.test(run.trim()));

/** What an Arabic text shows in the wrong order: numbers with other signs, and Latin letters beside an argument. */
function outOfOrder(text) {
  const open = text.replaceAll(isolate, 'ا').replaceAll(mark, 'ا');
  const beside = open.replaceAll(argument, '{}').match(/[A-Za-z°] ?\{\}|\{\} ?[A-Za-z°]+/gu) ?? [];
  const signs = open.match(/(?<=^|[\s\u0600-\u06ff])[<>]=?(?=$|[\s\u0600-\u06ff])/gu) ?? [];
  const runs = open.split(argument).flatMap((part) => leftToRightRuns(`ا${part}ا`));
  return [
    ...beside,
    ...signs,
    ...runs.filter(({ isIsolated, text: run }) => isIsolated && isAtRisk(run)).map(({ text: run }) => run),
  ];
}

const folder = join(root, 'data/interface/ar');
const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ftl'))
  .flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[\w-]+ =|\*?\[\w+\])/u, ''))
      .filter((text) => /[\u0600-\u06ff]/u.test(text))
      .map((text) => [path, text]),
  );

describe('an Arabic text of the screens', () => {
  it.each([
    ['عند 40 °C.', ['40 °C']],
    ['عند \u206640 °C\u2069.', []],
    ['اليوم 2024-03-15.', ['2024-03-15']],
    ['UN { $un }، الرتبة', ['N {}']],
    ['\u2066UN { $un }\u2069، الرتبة', []],
    ['رقم بعد >= أو', ['>=']],
    ['10 سنوات، 5 %، رقم CAS، معيار HCS 2024', []],
  ])('is read for what would be out of order: %s', (text, found) => {
    expect(outOfOrder(text)).toEqual(found);
  });

  it('isolates numbers with units, ranges, dates, signs and codes, so that they read from left to right', () => {
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.flatMap(([path, text]) => outOfOrder(text).map((part) => `${path}: ${part}`))).toEqual([]);
  });
});
