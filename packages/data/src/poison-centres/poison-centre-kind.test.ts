import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const file = 'poison-centres/centres.csv';
const head = 'country,kind,name,number,also,hours,serves,official,first,source,read,evidence';

function read(...rows: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'gosds-poison-centres-'));
  folders.push(root);
  mkdirSync(join(root, 'poison-centres'));
  const facts = 'poison-centres/poison-centres.json';
  writeFileSync(join(root, 'format.json'), '{ "version": 1 }');
  writeFileSync(join(root, facts), readFileSync(repositoryFile(`data/${facts}`), 'utf8'));
  writeFileSync(join(root, file), [head, ...rows, ''].join('\n'));
  return readData(root);
}

const problemsOf = (...rows: readonly string[]) => read(...rows).problems.map(problemLine);

const danish = 'DK,poison centre,Giftlinjen,+45 82 12 12 12,,24 h,everyone,yes,,giftlinjen.dk,2026-11-23,read';

describe('the poison centres', () => {
  it('compiles number, hours, limits and what is done first', () => {
    const rows = [
      danish,
      'RO,poison centre,Biroul,+40 21 1,+40 22 1;112,Mon-Fri 08:00-15:00,health professionals,,agree,x,2026-11-23,from knowledge',
      'US,chemical emergency,Line,+1 800 1,,08:00-22:00,everyone,,notify,x,2026-11-23,read',
    ];
    const text = read(...rows).modules[0]?.text ?? '';
    for (const item of [
      '{"country":"DK","name":"Giftlinjen","number":"+45 82 12 12 12","also":[],"isOfficial":true}',
      '"also":["+40 22 1","112"],"opening":{"from":"08:00","to":"15:00","isOnWeekdays":true},"isForProfessionals":true,"first":"agree","isToCheck":true}',
      '"opening":{"from":"08:00","to":"22:00"},"isForSpills":true,"first":"notify"}',
    ])
      expect(text).toContain(item);
  });

  it('tells a cell of the wrong form', () => {
    expect(problemsOf(danish)).toEqual([]);
    expect(problemsOf('dk,helpline,,+45-82,,always,all,no,ask,,yesterday,hearsay')).toEqual(
      expect.arrayContaining([
        `${file}:2: country: Write two capital letters, such as DE.`,
        `${file}:2: name: Fill this cell.`,
        `${file}:2: number: Write a number that can be dialled, such as +49 30 19240; single spaces part its groups.`,
        `${file}:2: hours: Write 24 h, 08:00-22:00 or Mon-Fri 08:00-15:00.`,
      ]),
    );
  });

  it('tells a number that stands twice, and one from knowledge that the law would ask for', () => {
    expect(problemsOf(danish, danish.replace('+45 82 12 12 12', '+45 8212 1212'))).toEqual([
      `${file}:3: +45 8212 1212 appears twice.`,
    ]);
    expect(problemsOf(danish.replace(/read$/, 'from knowledge'))).toEqual([
      `${file}:2: The law is not held against a number from knowledge.`,
    ]);
  });
});
