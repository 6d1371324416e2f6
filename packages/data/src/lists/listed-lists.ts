import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { listForm, type ListFacts } from './list-form.ts';
import { type Listed, listReaders, readAnyEntries } from './list-tables.ts';
import { listTargets } from './list-targets.ts';

export type ListedList = { readonly facts: ListFacts; readonly entries: readonly Listed[] };

/** A list of substances of a law or an authority. Undefined, with a fault, if its facts do not fit. */
export function readListedList(data: DataFolder, folder: string): ListedList | undefined {
  const path = `lists/${folder}`;
  const facts = data.json(`${path}/list.json`, listForm);
  const entries = (listReaders[folder] ?? readAnyEntries)(data, `${path}/entries.csv`);
  return facts && { facts, entries };
}

const nameOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The entries by CAS number, in the format for the catalogue or a section. */
function entriesModule({ facts: { id }, entries }: ListedList): GeneratedModule[] {
  const target = listTargets[id];
  if (!target) return [];
  const isListing = 'listing' in target;
  const type = isListing ? `NonNullable<Listings['${target.listing}']>` : target.table;
  const text = moduleText(
    ...(isListing ? [`import type { Listings } from '@gosds/sheet/lists/listings';`] : []),
    `export const ${nameOf(id)}: Readonly<Record<string, ${type}>> = {`,
    ...entries.map(({ cas, value }) => `  ${literal(cas)}: ${literal(value)},`),
    `};`,
  );
  return [{ path: `packages/${isListing ? 'catalogue' : 'sheet'}/src/generated/lists/${id}.ts`, text }];
}

/** The editions of the lists as the sheet prints them, and if each is complete. */
function editionsModule(lists: readonly ListedList[]): GeneratedModule {
  const editions = lists.flatMap(({ facts }) => {
    const { id, authority, act, title, version, nextExpected, completeness, groups } = facts;
    const target = listTargets[id];
    if (!target || !('listing' in target) || !target.edition) return [];
    const edition = { id, key: target.listing, authority, act, title, version, nextExpected, completeness, groups };
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

export const listedModules = (lists: readonly ListedList[]): readonly GeneratedModule[] => [
  ...lists.flatMap(entriesModule),
  editionsModule(lists),
];
