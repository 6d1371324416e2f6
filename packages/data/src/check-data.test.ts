import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { problemLine, readData } from './check-data.ts';

const folders: string[] = [];

/** Makes a data folder with these files. */
function dataFolder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'gosds-data-'));
  folders.push(root);
  for (const [path, text] of Object.entries({ 'format.json': '{ "version": 1 }', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const problemsOf = (files: Readonly<Record<string, string>>): readonly string[] =>
  readData(dataFolder(files)).problems.map(problemLine);

const facts = {
  id: 'xx-example',
  authority: 'Ministry of Examples',
  act: 'Act on Examples',
  title: 'List of examples',
  version: '2026-01-01',
  validFrom: '2026-01-01',
  read: '2026-02-01',
  source: 'Official journal',
  licence: 'Public law',
  completeness: 'complete',
  scope: 'Every entry',
  renewed: 'each year',
  groups: [],
};

const list = (entries: string, changes: object = {}) => ({
  'lists/xx-example/list.json': JSON.stringify({ ...facts, ...changes }),
  'lists/xx-example/entries.csv': entries,
});

it('a folder of another version of the format is refused', () => {
  expect(problemsOf({ 'format.json': '{ "version": 2 }' })).toEqual([
    'format.json: version: The data are in version 2 of the format; this program reads version 1.',
  ]);
});

it('a list with a quoted name, a name without a number and an empty folder have no fault', () => {
  expect(problemsOf(list('cas,ec,name\n50-00-0,200-001-8,"Formaldehyde, ""gas"""\n,,Wood dust\n'))).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

it.each([
  ['a wrong check digit', 'cas,name\n50-00-1,Formaldehyde\n', 'entries.csv:2: cas: This is not a valid CAS number.'],
  ['a wrong EC number', 'ec,name\n200-001-9,Formaldehyde\n', 'entries.csv:2: ec: This is not a valid EC number.'],
  ['no name', 'cas,name\n50-00-0, \n', 'entries.csv:2: name: Give the name of the entry.'],
  ['a double', 'cas,name\n50-00-0,A\n67-56-1,B\n50-00-0,C\n', 'entries.csv:4: 50-00-0 appears twice.'],
  ['a row of another length', 'cas,name\n50-00-0,A,B\n', /entries\.csv: .*Record Length.*line 2/],
  ['a quote without its pair', 'cas,name\n50-00-0,"A\n', /entries\.csv: Quote Not Closed/],
])('reports %s with file and row', (_, entries, problem) => {
  expect(problemsOf(list(entries))).toEqual([
    typeof problem === 'string' ? `lists/xx-example/${problem}` : expect.stringMatching(problem),
  ]);
});

it('reports facts that do not fit, and a file that is missing', () => {
  expect(problemsOf(list('cas,name\n', { completeness: 'whole' }))).toEqual([
    'lists/xx-example/list.json: completeness: Write complete or partial.',
  ]);
  expect(problemsOf(list('cas,name\n', { id: 'xx-other' }))).toEqual([
    'lists/xx-example/list.json: The id must be “xx-example”, the name of the folder.',
  ]);
  expect(problemsOf({ 'lists/xx-example/list.json': JSON.stringify(facts) })).toEqual([
    'lists/xx-example/entries.csv: The file is missing.',
  ]);
});

it('reports a value that a list of the program cannot have', () => {
  const files = list('cas,name,group\n50-00-0,Formaldehyde,5\n', { id: 'int-iarc-monographs' });
  const moved = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace('xx-example', 'int-iarc-monographs'), text]),
  );
  expect(problemsOf(moved)).toEqual(['lists/int-iarc-monographs/entries.csv:2: group: “5” is not one of: 1, 2A, 2B.']);
});

const limitFacts = {
  ...Object.fromEntries(Object.entries(facts).filter(([key]) => key !== 'groups')),
  kind: 'exposure-limits',
  country: 'DE',
  printedAs: 'Examples',
  force: 'binding',
  sources: [{ id: 'example', title: 'Official journal', date: '2026' }],
};

const substanceTable = 'id,name,cas,molar_mass\n1,Toluene,108-88-3,92.14\n';

it('reports a limit whose mg/m3 and ppm disagree, unless the law prints it so', () => {
  const limitsIn = (row: string) =>
    problemsOf({
      'substances/substances.csv': substanceTable,
      ...list(`cas,name,twa_mg_m3,twa_ppm,remark,as_printed\n${row}\n`, {
        ...limitFacts,
        groups: undefined,
      }),
    }).filter((problem) => problem.startsWith('lists/xx-example/entries.csv'));
  expect(limitsIn('108-88-3,Toluene,192,50,,')).toEqual([]);
  expect(limitsIn('108-88-3,Toluene,19,50,,')).toEqual([
    'lists/xx-example/entries.csv:2: The limit of the day disagrees: 19 mg/m3 and 50 ppm at 92.14 g/mol.',
  ]);
  expect(limitsIn('108-88-3,Toluene,19,50,as C,')).toEqual([]);
  expect(limitsIn('108-88-3,Toluene,19,50,,yes')).toEqual([]);
});
