import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDataFolder, type DataFolder } from '../data-folder.ts';
import { interfaceKind } from './interface-kind.ts';

const root = mkdtempSync(join(tmpdir(), 'gosds-interface-'));

const write = (tag: string, text: string, part = 'first') => {
  writeFileSync(join(root, 'interface', tag, part, 'page.ftl'), text);
};

beforeEach(() => {
  for (const tag of ['en', 'ar']) {
    const facts = `interface/${tag}/language.json`;
    cpSync(repositoryFile(`data/${facts}`), join(root, facts));
    cpSync(repositoryFile(`data/phrases/${tag}/language.json`), join(root, `phrases/${tag}/language.json`));
    mkdirSync(join(root, `interface/${tag}/first`), { recursive: true });
    const account = `interface/${tag}/rest/account.ftl`;
    cpSync(repositoryFile(`data/${account}`), join(root, account));
  }
  write(
    'en',
    'go = Go <link>on</link>\nfound = { NUMBER($count) ->\n    [one] One\n   *[other] { NUMBER($count) }\n } by { $name }\n',
  );
  write(
    'ar',
    'go = <link>واصل</link>\nfound = { NUMBER($count) ->\n    [zero] 0\n    [one] 1\n    [two] 2\n    [few] { NUMBER($count) }\n    [many] م\n   *[other] م\n } { $name }\n',
  );
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function compile(): { readonly data: DataFolder; readonly textOf: (path: string) => string } {
  const data = openDataFolder(root);
  const modules = interfaceKind.compile(data);
  return { data, textOf: (path) => modules.find((each) => each.path.endsWith(path))?.text ?? '' };
}

const faults = () => compile().data.problems.map(({ file, message }) => `${file}: ${message}`);

it('takes two whole languages, and types their words as English has them', () => {
  const { data, textOf } = compile();
  expect(data.problems).toEqual([]);
  expect(textOf('interface/words.ts')).toContain(
    'found: (given: { readonly count: number; readonly name: string }) => string',
  );
  expect(textOf('interface/words.ts')).toContain(
    'go: <Node>(given: { readonly link: (words: string) => Node }) => readonly (string | Node)[]',
  );
  expect(textOf('en/first.ts')).toContain('go: ({ link }) => ["Go ", link("on")]');
});

it('says what a language lacks: a message, an argument, a mark, a plural form', () => {
  write('ar', 'go = واصل\nfound = { NUMBER($count) ->\n    [one] 1\n   *[other] 2\n }\n');
  const said = faults();
  expect(said).toContain('interface/ar/first/page.ftl: go: The argument $link is missing.');
  expect(said).toContain('interface/ar/first/page.ftl: found: The argument $name is missing.');
  expect(said).toContain('interface/ar/first/page.ftl: found: The plural form [few] is missing.');
  write('ar', '');
  expect(faults()).toContain(
    'interface/ar/first/page.ftl: go: The message is missing (interface/en/first/page.ftl:1).',
  );
});

it('refuses a mark that is not closed, and one name for two files', () => {
  write('en', 'go = Go <link>on\n');
  expect(faults()).toContain('interface/en/first/page.ftl: go: The mark <link> is not closed.');
  write('en', 'go = Go\n', 'rest');
  expect(faults()).toContain('interface/en/rest/page.ftl: The first part has a file of this name: give it another.');
});

it('makes a pseudo-language whose every text, also between marks, is in brackets', () => {
  const { textOf } = compile();
  expect(textOf('qps/first.ts')).toContain('go: ({ link }) => ["⟦Gö ~⟧", link("⟦öñ~⟧")]');
});
