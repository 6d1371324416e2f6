import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

let root = '';

/** English and German in a separate folder. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gosds-phrases-'));
  for (const name of ['en', 'de', 'slots.csv'])
    cpSync(repositoryFile(`data/phrases/${name}`), join(root, 'phrases', name), { recursive: true });
  cpSync(repositoryFile('data/format.json'), join(root, 'format.json'));
  writeFileSync(join(root, 'phrases/pairs.json'), '[]');
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const problems = (): readonly string[] => readData(root).problems.map(problemLine);

/** The faults after a change of one German file. */
function problemsWith(file: string, change: (text: string) => string): readonly string[] {
  const path = join(root, 'phrases/de', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  try {
    return problems();
  } finally {
    writeFileSync(path, text);
  }
}

it('finds no fault in two whole languages', () => {
  expect(problems()).toEqual([]);
});

it.each([
  [
    'a message that a language lacks',
    'sheet/fire.ftl',
    (text: string) => text.replace(/^\w+ = .*\n/, ''),
    /^phrases\/de\/sheet\/fire\.ftl: \w+: The message is missing \(phrases\/en\/sheet\/fire\.ftl:\d+\)\.$/,
  ],
  [
    'a message that English lacks',
    'sheet/page.ftl',
    (text: string) => `${text}more = mehr\n`,
    /^phrases\/de\/sheet\/page\.ftl:\d+: more: English does not have this message\.$/,
  ],
  [
    'an argument that is missing',
    'sheet/page.ftl',
    (text: string) => text.replace('{ $company }', 'Firma'),
    /page\.ftl:\d+: logoOf: The argument \$company is missing\.$/,
  ],
  [
    'an argument that English lacks',
    'sheet/page.ftl',
    (text: string) => text.replace('{ $company }', '{ $company } { $firm }'),
    /page\.ftl:\d+: logoOf: The English message has no argument \$firm\.$/,
  ],
  [
    'a reason that a language lacks',
    'reasons.ftl',
    (text: string) => text.replace(/^additivity-sum = .*\n/m, ''),
    /^phrases\/de\/reasons\.ftl: additivity-sum: The message is missing \(phrases\/en\/reasons\.ftl:\d+\)\.$/,
  ],
  [
    'a value that a reason lacks',
    'reasons.ftl',
    (text: string) => text.replace(/^(additivity-shares = .*)\{ \$found \}/m, '$1'),
    /reasons\.ftl:\d+: additivity-shares: The argument \$found is missing\.$/,
  ],
  [
    'a number taken as words',
    'sheet/other.ftl',
    (text: string) => text.replace('NUMBER($years)', '$years'),
    /other\.ftl:\d+: reviewBy: The English message takes \$years by another function\.$/,
  ],
  [
    'an unknown function',
    'sheet/other.ftl',
    (text: string) => text.replace('NUMBER($years)', 'COUNT($years)'),
    /other\.ftl:\d+: reviewBy: “COUNT” is not a known function\./,
  ],
  [
    'a message without a text',
    'sheet/page.ftl',
    (text: string) => `${text}empty =\n`,
    /page\.ftl:\d+: Expected message "empty" to have a value or attributes$/,
  ],
  [
    'a choice without its last variant',
    'sheet/page.ftl',
    (text: string) => text.replace('{ $company }', '{ $company ->\n   *[one] A\n  }'),
    /page\.ftl:\d+: logoOf: End a choice with the variant \*\[other\]\.$/,
  ],
  [
    'a statement that is missing',
    'statements.csv',
    (text: string) => text.replace(/^P280,.*\n/m, ''),
    /^phrases\/de\/statements\.csv: P280: The statement is missing \(group “precautionary”\)\.$/,
  ],
  [
    'an unknown slot',
    'statements.csv',
    (text: string) => text.replace('$helper', '$helpers'),
    /^phrases\/de\/statements\.csv:\d+: P310: slots\.csv does not name the slot “helpers”\.$/,
  ],
  [
    'an open place without its bar',
    'statements.csv',
    (text: string) => text.replace('{$helper|', '{$helper '),
    /^phrases\/de\/statements\.csv:\d+: text: Write an open place as \{/,
  ],
  [
    'a word that is missing',
    'words.csv',
    (text: string) => text.replace(/^liver,.*\n/m, ''),
    /^phrases\/de\/words\.csv: liver: The row is missing\.$/,
  ],
  [
    'a word that is empty',
    'words.csv',
    (text: string) => text.replace(/^liver,.*\n/m, 'liver,\n'),
    /^phrases\/de\/words\.csv:\d+: word: Fill in this cell\.$/,
  ],
  [
    'a heading that is missing',
    'headings.csv',
    (text: string) => text.replace(/^1\.1,.*\n/m, ''),
    /^phrases\/de\/headings\.csv: eu: 1\.1: The heading is missing\.$/,
  ],
  [
    'an expression that cannot be read',
    'citations.csv',
    (text: string) => `${text}(,x\n`,
    /^phrases\/de\/citations\.csv:\d+: find: This is not a valid regular expression\.$/,
  ],
] as const)('reports %s', (_, file, change, problem) => {
  expect(problemsWith(file, change)).toContainEqual(expect.stringMatching(problem));
});

it('reports a file that is missing', () => {
  const [path, aside] = [join(root, 'phrases/de/reasons.ftl'), join(root, 'reasons.ftl')];
  renameSync(path, aside);
  try {
    expect(problems()).toContainEqual(expect.stringMatching(/^phrases\/de\/reasons\.ftl: /));
  } finally {
    renameSync(aside, path);
  }
});

it('reports a file that nothing reads', () => {
  const path = join(root, 'phrases/de/sheet/fires.ftl');
  writeFileSync(path, 'a = b\n');
  try {
    expect(problems()).toEqual(['phrases/de/sheet/fires.ftl: English does not have this file.']);
  } finally {
    rmSync(path);
  }
});
