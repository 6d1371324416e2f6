import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

const names = [
  'entries.csv',
  'special-provisions.csv',
  'mode-differences.csv',
  'spellings.csv',
  'collective-entries.csv',
  'entries-by-use.csv',
  'chemical-groups.csv',
  'named-solutions.csv',
  'named-forms.csv',
  'named-mixtures.csv',
  'companions.csv',
  'substance-groups.csv',
  'precedence.csv',
  'gas-mixtures.csv',
  'refrigerants.csv',
  'family-entries.csv',
  'vented-packagings.csv',
] as const;

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const fileOf = (name: string) => readFileSync(join(repositoryFile('data/goods'), name), 'utf8');

/** The faults of a folder with the headers of the repository's tables and only these rows. */
function problemsOf(rows: Readonly<Partial<Record<(typeof names)[number], string>>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'gosds-goods-'));
  folders.push(root);
  writeFileSync(join(root, 'format.json'), '{ "version": 1 }');
  mkdirSync(join(root, 'goods'));
  for (const name of ['goods.json', 'modes.csv']) writeFileSync(join(root, 'goods', name), fileOf(name));
  for (const name of names)
    writeFileSync(join(root, 'goods', name), `${fileOf(name).split('\n', 1).join('')}\n${rows[name] ?? ''}`);
  return readData(root).problems.map(problemLine);
}

const acetone = '1090,ACETONE,3,,II,liquid,,,,,F1,1 L,E2,2,D/E,33,,•2YE,"F-E, S-D"\n';

describe('the files of data/goods', () => {
  it('a list of one entry has no fault', () => {
    expect(problemsOf({ 'entries.csv': acetone })).toEqual([]);
  });

  it.each([
    ['a class that does not exist', { 'entries.csv': acetone.replace(',3,', ',2.9,') }, /entries\.csv:2: class: /],
    [
      'an entry that appears twice',
      { 'entries.csv': acetone + acetone },
      /entries\.csv:3: 1090 ACETONE 3 II appears twice/,
    ],
    [
      'an entry out of order',
      { 'entries.csv': acetone + acetone.replace('1090', '1089') },
      /entries\.csv:3: Keep the order of UN numbers/,
    ],
    [
      'a provision of a number that is not listed',
      { 'entries.csv': acetone, 'special-provisions.csv': '144,1090 1170\n' },
      /special-provisions\.csv:2: UN 1170 is not in entries\.csv/,
    ],
    [
      'a difference from an entry that is not listed',
      { 'entries.csv': acetone, 'mode-differences.csv': 'us,class,1090,3 III,3 II,49 CFR 172.101\n' },
      /mode-differences\.csv:2: UN 1090 has no entry “3 III”/,
    ],
    [
      'a difference in a mode that modes.csv lacks',
      { 'entries.csv': acetone, 'mode-differences.csv': 'icao,not-listed,1090,,,ICAO-TI 3;2\n' },
      /mode-differences\.csv:2: “icao” is not in modes\.csv/,
    ],
    [
      'a spelling in a mode that modes.csv lacks',
      { 'entries.csv': acetone, 'spellings.csv': 'us icao,SULPH,SULF\n' },
      /spellings\.csv:2: “icao” is not in modes\.csv/,
    ],
    [
      'a mixture of gases that the list does not name',
      { 'entries.csv': acetone, 'gas-mixtures.csv': 'air,1002,,7727-37-9,76.5,80.5,,\n' },
      /gas-mixtures\.csv:2: UN 1002 is not in entries\.csv/,
    ],
  ])('reports %s', (_, rows, problem) => {
    expect(problemsOf(rows)).toEqual([expect.stringMatching(problem)]);
  });
});
