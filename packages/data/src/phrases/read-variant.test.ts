import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';
import { openDataFolder } from '../data-folder.ts';
import { readLanguage } from './read-language.ts';
import { readVariant } from './read-variant.ts';
import { readSlots } from './statements.ts';

let root = '';

const facts = {
  id: 1,
  tag: 'de-AT',
  base: 'de',
  name: 'German (Austria)',
  order: 99,
  state: 'translated',
  countries: ['AT'],
};
const own = [{ group: 'own', state: 'translated', source: 'A law of Austria', date: '2026-01-01' }];

const write = (file: string, text: string) => {
  writeFileSync(join(root, 'phrases/de-AT', file), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gosds-variant-'));
  for (const name of ['en', 'de', 'slots.csv'])
    cpSync(repositoryFile(`data/phrases/${name}`), join(root, 'phrases', name), { recursive: true });
  cpSync(repositoryFile('data/format.json'), join(root, 'format.json'));
  writeFileSync(join(root, 'phrases/pairs.json'), '[]');
});

beforeEach(() => {
  rmSync(join(root, 'phrases/de-AT'), { recursive: true, force: true });
  mkdirSync(join(root, 'phrases/de-AT/sheet'), { recursive: true });
  write('language.json', JSON.stringify({ ...facts, formats: {}, statements: own }));
  write('statements.csv', 'code,group,text\nH225,own,Leicht brennbar.\n');
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const problems = () => readData(root).problems.map(problemLine);

function variant() {
  const data = openDataFolder(root);
  const slots = readSlots(data);
  const german = readLanguage(data, 'de', slots);
  const read = german && readVariant(data, 'de-AT', { slots, languages: [german] });
  if (!read) throw new Error(data.problems.map(problemLine).join('\n'));
  return read;
}

it('is whole with a few files of its own', () => {
  expect(problems()).toEqual([]);
});

it('has its own words in the place of those of the language, which it else respells', () => {
  write('respellings.csv', 'find,put\nhautkontakt,berührung der Haut\n');
  write('sheet/page.ftl', 'company = Unternehmen\n');
  const { messages, statements } = variant();
  const textOf = (file: string, id: string) => messages.get(file)?.messages.get(id)?.parts;
  expect(textOf('sheet/page.ftl', 'company')).toEqual([{ kind: 'text', text: 'Unternehmen' }]);
  expect(textOf('sheet/first-aid.ftl', 'skin')).toEqual([{ kind: 'text', text: 'Nach Berührung der Haut' }]);
  expect(statements.filter(({ code }) => code === 'H225').map(({ printed }) => printed)).toEqual(['Leicht brennbar.']);
  expect(problems()).toEqual([]);
});

it('calls no wording of the law official that it respells', () => {
  const { facts: merged, statements } = variant();
  expect(new Set(merged.statements.map(({ state }) => state))).toEqual(new Set(['translated']));
  expect(statements.some(({ group }) => group === 'precautionary')).toBe(true);
});

it.each([
  [
    'a base that is not there',
    'language.json',
    JSON.stringify({ ...facts, base: 'fr', formats: {}, statements: own }),
    /base: The language “fr” is not here/,
  ],
  [
    'a message that English lacks',
    'sheet/page.ftl',
    'more = mehr\n',
    /de-AT\/sheet\/page\.ftl:1: more: English does not have this message/,
  ],
  [
    'a file that nothing reads',
    'respelling.csv',
    'find,put\n',
    /de-AT\/respelling\.csv: English does not have this file/,
  ],
  [
    'a heading that English lacks',
    'headings.csv',
    'heading,un\n17(z),Neu\n',
    /17\(z\): English does not have this heading/,
  ],
] as const)('reports %s', (_, file, text, problem) => {
  write(file, text);
  expect(problems()).toContainEqual(expect.stringMatching(problem));
});
