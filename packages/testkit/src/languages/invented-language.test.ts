import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import { problemLine, readData } from '@gosds/data/check-data';
import { readCsv } from '@gosds/data/csv';
import type { Language } from '@gosds/phrases/language';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sheetText } from '@gosds/sheet/sheet-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brakeCleaner } from '../products/brake-cleaner.ts';
import { repositoryFile } from '../public-files.ts';

let root = '';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** The table with a sign before each text: all columns but the first, and a statement's group. */
function markedTable(text: string): string {
  const rows = readCsv(text);
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) =>
    columns.map((column, at) => {
      const cell = row[column] ?? '';
      return at === 0 || column === 'group' || cell === '' || row['heading'] === 'like' ? cell : `¤${cell}`;
    }),
  );
  return [columns, ...cells].map((row) => row.map(quoted).join(',')).join('\n');
}

/** The messages with a sign before each text. */
const markedMessages = (text: string): string => text.replaceAll(/^([a-zA-Z][\w-]*) = /gm, '$1 = ¤');

/** An invented language: English with a sign before each text, and with its own lists. */
function inventLanguage(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.name.endsWith('.ftl')) writeFileSync(file, markedMessages(readFileSync(file, 'utf8')));
    if (entry.name.endsWith('.csv')) writeFileSync(file, markedTable(readFileSync(file, 'utf8')));
  }
  const facts: object = JSON.parse(readFileSync(join(folder, 'language.json'), 'utf8'));
  const own = { id: 999999, tag: 'xx', name: 'Invented', order: 99, countries: ['DE'], spellings: [] };
  const formats = { list: { comma: ' · ', and: ' plus ', or: ' else ' }, units: { '°C': '{value} degrees' } };
  writeFileSync(join(folder, 'language.json'), JSON.stringify({ ...facts, ...own, formats }));
}

/** Writes the compiled modules of the language beside the program's own. */
function writeModules(modules: ReturnType<typeof readData>['modules']): void {
  const phrases = repositoryFile('packages/phrases/src');
  for (const { path, text } of modules.filter((module) => module.path.includes('/generated/xx/'))) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replaceAll("'../../", `'${phrases}/`));
  }
}

async function compiled(): Promise<Language> {
  const { modules, problems } = readData(join(root, 'data'));
  expect(problems.map(problemLine)).toEqual([]);
  writeModules(modules);
  const file = join(root, 'packages/phrases/src/generated/xx/language.ts');
  const { language }: { language: Language } = await import(/* @vite-ignore */ file);
  return language;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gosds-language-'));
  const phrases = join(root, 'data/phrases');
  cpSync(repositoryFile('data/format.json'), join(root, 'data/format.json'));
  for (const name of ['en', 'slots.csv', 'pairs.json'])
    cpSync(repositoryFile(`data/phrases/${name}`), join(phrases, name), { recursive: true });
  cpSync(join(phrases, 'en'), join(phrases, 'xx'), { recursive: true });
  inventLanguage(join(phrases, 'xx'));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

it('prints a sheet in a language that is one folder', async () => {
  const { draft } = brakeCleaner;
  const ids = draft.ingredients.flatMap(({ materialId }) => (materialId === null ? [] : [materialId]));
  const known = ids.map(findByMaterialId).filter((substance) => substance !== undefined);
  const { document } = makeSheet({
    draft: { ...draft, description: { ...draft.description, country: 'DE', language: 'xx' } },
    substances: new Map(known.map((substance) => [substance.materialId, substance])),
    sources: new Map(sources.map((source) => [source.id, source])),
    issueDate: '2026-11-21',
    revisionDate: '2026-11-21',
    version: '1.0',
    language: await compiled(),
  });
  expect(document.sections.every(({ heading }) => heading.startsWith('¤'))).toBe(true);
  const text = sheetText(document);
  expect(text).toContain('¤Highly flammable liquid and vapour.');
  expect(text).toMatch(
    /P280 ¤Wear ¤protective gloves .+ · ¤protective clothing · ¤eye protection plus ¤face protection\./,
  );
  expect(text).toMatch(/\d degrees/);
});
