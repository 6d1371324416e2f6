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

const file = 'law-calendar/changes.csv';
const facts = 'law-calendar/law-calendar.json';
const head = 'id,jurisdictions,date,until,status,touches,act,computed,evidence,source,read';

function read(...rows: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'gosds-law-calendar-'));
  folders.push(root);
  mkdirSync(join(root, 'law-calendar'));
  writeFileSync(join(root, 'format.json'), '{ "version": 1 }');
  writeFileSync(join(root, facts), readFileSync(repositoryFile(`data/${facts}`), 'utf8'));
  writeFileSync(join(root, file), [head, ...rows, ''].join('\n'));
  return readData(root);
}

const problemsOf = (...rows: readonly string[]) => read(...rows).problems.map(problemLine);

const atp = 'eu-atp-23,eu,2027-02-01,,set,classes; label,Regulation,yes,read,site,2026-11-23';

describe('the calendar of law', () => {
  it('compiles what a change touches, and when', () => {
    const text = read(atp)
      .modules.map((module) => module.text)
      .join('\n');
    expect(text).toContain('"date":"2027-02-01","status":"set","touches":["classes","label"]');
  });

  it.each([
    ['a change that stands twice', [atp, atp], 'eu-atp-23 appears twice.'],
    ['an adopted change without a day', ['a,eu,,,set,label,Act,,read,s,2026-11-23'], 'Only a draft may have no day.'],
    [
      'an end of the earlier law before the day',
      ['a,eu,2027-01-01,2026-12-31,set,label,Act,,read,s,2026-11-23'],
      '2026-12-31 is before 2027-01-01.',
    ],
    [
      'a draft that is said to be computed',
      ['a,eu,2027-01-01,,draft,label,Act,yes,read,s,2026-11-23'],
      'What is not adopted is not computed.',
    ],
  ])('refuses %s', (_name, rows, message) => {
    expect(problemsOf(...rows).join('\n')).toContain(message);
  });

  it('takes the day itself as the end of the earlier law', () => {
    expect(problemsOf('a,eu,2027-01-01,2027-01-01,set,label,Act,,read,s,2026-11-23')).toEqual([]);
  });
});
