import { z } from 'zod';
import type { CsvRow } from '../csv.ts';
import type { DataFolder } from '../data-folder.ts';
import { type DataKind, type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { isCasNumber, isEcNumber } from '../registry-numbers.ts';
import { listForm, type ListFacts } from './list-form.ts';
import { limitModules, readLimitList } from './limit-lists.ts';
import { listingColumns } from './listing-columns.ts';

const blankOr = (isValid: (text: string) => boolean, message: string) =>
  z.string().refine((text) => text === '' || isValid(text), message);

const entryForm = z
  .object({
    cas: blankOr(isCasNumber, 'This is not a valid CAS number.').default(''),
    ec: blankOr(isEcNumber, 'This is not a valid EC number.').default(''),
    name: z.string().trim().min(1, 'Give the name of the entry.'),
  })
  .catchall(z.string());

type List = { readonly facts: ListFacts; readonly entries: readonly CsvRow[] };

function reportDoubles(data: DataFolder, file: string, entries: readonly CsvRow[]): void {
  const seen = new Set<string>();
  for (const [index, { cas = '' }] of entries.entries()) {
    if (cas !== '' && seen.has(cas)) data.report({ file, row: index + 2, message: `${cas} stands twice.` });
    seen.add(cas);
  }
}

const kindForm = z.looseObject({ kind: z.enum(['listed', 'exposure-limits']).default('listed') });

/** What kind of list a folder holds; undefined, and reported, where its facts cannot be read. */
const kindOf = (data: DataFolder, folder: string) => data.json(`lists/${folder}/list.json`, kindForm)?.kind;

/** A list of `data/lists`; undefined, and told, where its facts do not fit. */
function readList(data: DataFolder, folder: string): List | undefined {
  const path = `lists/${folder}`;
  const facts = data.json(`${path}/list.json`, listForm);
  const file = `${path}/entries.csv`;
  const entries = data.csv(file, entryForm);
  reportDoubles(data, file, entries);
  if (facts && facts.id !== folder)
    data.report({
      file: `${path}/list.json`,
      row: null,
      message: `The id must be “${folder}”, the name of the folder.`,
    });
  return facts && { facts, entries };
}

const nameOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The listings of a list by CAS number, under the key that the program reads. */
function listingsModule(data: DataFolder, { facts, entries }: List): GeneratedModule[] {
  const column = listingColumns[facts.id];
  if (!column) return [];
  const rows = entries.flatMap((entry) => {
    if (!entry['cas']) return [];
    try {
      return [`  ${literal(entry['cas'])}: ${literal(column.value(entry))},`];
    } catch (error) {
      const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      data.report({ file: `lists/${facts.id}/entries.csv`, row: null, message: `${entry['cas']}: ${message}` });
      return [];
    }
  });
  const type = `Readonly<Record<string, NonNullable<Listings['${column.key}']>>>`;
  const text = moduleText(
    `import type { Listings } from '@gosds/sheet/lists/listings';`,
    `export const ${nameOf(facts.id)}: ${type} = {`,
    ...rows,
    `};`,
  );
  return [{ path: `packages/catalogue/src/generated/lists/${facts.id}.ts`, text }];
}

/** What the sheet tells of the editions of the lists, and whether each is whole. */
function editionsModule(lists: readonly List[]): GeneratedModule {
  const editions = lists.flatMap(({ facts }) => {
    const { id, authority, act, title, version, nextExpected, completeness, groups } = facts;
    const key = listingColumns[id]?.key;
    if (key === undefined) return [];
    const edition = { id, key, authority, act, title, version, nextExpected, completeness, groups };
    return [`  ${nameOf(id)}: ${literal(edition)},`];
  });
  const text = moduleText(
    `import type { ListEdition } from '../lists/list-edition.ts';`,
    'export const lists = {',
    ...editions,
    '} as const satisfies Readonly<Record<string, ListEdition>>;',
  );
  return { path: 'packages/sheet/src/generated/list-editions.ts', text };
}

/** `data/lists/<id>/`: one folder a regulatory list, `list.json` and `entries.csv`. */
export const listKind: DataKind = {
  folder: 'lists',
  compile: (data) => {
    const folders = data.namesIn('lists').map((folder) => ({ folder, kind: kindOf(data, folder) }));
    const lists = folders.flatMap(({ folder, kind }) => (kind === 'listed' ? (readList(data, folder) ?? []) : []));
    const limits = folders.flatMap(({ folder, kind }) =>
      kind === 'exposure-limits' ? (readLimitList(data, `lists/${folder}`) ?? []) : [],
    );
    return [...lists.flatMap((list) => listingsModule(data, list)), editionsModule(lists), ...limitModules(limits)];
  },
};
