import type { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import { type DataKind, type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { checkDifferences, checkEntries, checkModes, checkNumbers } from './check-goods.ts';
import { encodeEntries } from './encode-entries.ts';
import * as forms from './goods-forms.ts';
import { classDifferences, nameDifferences, numberDifferences } from './mode-tables.ts';
import { modeLaws, readModes } from './mode-laws.ts';
import { gasMixtures, namedGoods } from './named-goods.ts';

const folder = 'packages/transport/src/generated';

function modesModule(data: DataFolder): GeneratedModule {
  const modes = (readModes(data) ?? []).map(literal).join(' | ');
  return { path: `${folder}/transport-mode.ts`, text: moduleText(`export type TransportMode = ${modes};`) };
}

function entriesModule(data: DataFolder, rows: readonly forms.EntryRow[]): GeneratedModule {
  const facts = data.json('goods/goods.json', forms.goodsFacts);
  const { traits, entries } = encodeEntries(rows);
  const text = moduleText(
    `export const source = ${literal(facts?.source ?? '')};`,
    `/** First day of the edition, an ISO date. */`,
    `export const validFrom = ${literal(facts?.validFrom ?? '')};`,
    `export const traits = ${literal(traits)};`,
    `export const entries = ${literal(entries)};`,
  );
  return { path: `${folder}/goods-entries.ts`, text };
}

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** A value under its key where the cell is not blank. */
const given = (key: string, cell: string) => (cell === '' ? {} : { [key]: cell });

const collective = (row: z.infer<typeof forms.collectiveRow>) => ({
  un: row.un,
  class: row.class,
  subsidiaryHazards: words(row.subsidiary),
  state: row.state,
  ...given('packingGroup', row.packing_group),
  ...given('nature', row.nature),
  ...given('reaction', row.reaction),
});

/** Rows and columns of the table of precedence; the winner of each pair. */
function precedence(rows: readonly z.infer<typeof forms.precedenceRow>[]) {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'row');
  return {
    columns,
    rows: Object.fromEntries(rows.map((row) => [row.row, columns.map((column) => row[column] ?? '')])),
  };
}

type Numbered = <Row extends { readonly un: string }>(file: string, form: z.ZodType<Row>) => readonly Row[];

/** What laws change in the list, by UN number, class and name. */
function differenceTables(data: DataFolder, numbered: Numbered, entries: readonly forms.EntryRow[]) {
  const differences = numbered('mode-differences.csv', forms.differenceRow);
  checkDifferences(data, differences, entries);
  checkModes(
    data,
    'goods/mode-differences.csv',
    differences.map(({ mode }) => mode),
  );
  const spellings = data.csv('goods/spellings.csv', forms.spellingRow);
  checkModes(
    data,
    'goods/spellings.csv',
    spellings.map(({ modes }) => modes),
  );
  return {
    specialProvisions: ['SpecialProvision', numbered('special-provisions.csv', forms.provisionRow)],
    numberDifferences: ['NumberDifference', numberDifferences(differences)],
    classDifferences: ['ClassDifference', classDifferences(differences)],
    nameDifferences: ['NameDifference', nameDifferences(differences)],
    spellings: ['Spelling', spellings.map(({ modes, ...change }) => ({ modes: words(modes), ...change }))],
  } as const;
}

/** The entries for goods that the list does not name. */
const groupTables = (numbered: Numbered) =>
  ({
    collectiveEntries: ['CollectiveEntry', numbered('collective-entries.csv', forms.collectiveRow).map(collective)],
    entriesByUse: [
      'EntryByUse',
      numbered('entries-by-use.csv', forms.useRow).map(({ name, goes_first: goesFirst, ...row }) => ({
        ...row,
        ...given('name', name),
        ...(goesFirst === 'yes' ? { goesFirst: true } : {}),
      })),
    ],
    familyEntries: ['FamilyEntry', numbered('family-entries.csv', forms.familyEntryRow)],
    chemicalGroups: [
      'ChemicalGroup',
      numbered('chemical-groups.csv', forms.groupRow).map(({ un, hazards, members }) => ({
        un,
        hazards,
        members: words(members),
      })),
    ],
    substanceGroups: [
      'SubstanceGroup',
      numbered('substance-groups.csv', forms.substanceGroupRow).map(({ un, hazards, state, substances }) => ({
        un,
        hazards,
        state,
        cas: words(substances),
      })),
    ],
  }) as const;

const ventedPackagings = (rows: readonly z.infer<typeof forms.ventedPackagingRow>[]) =>
  rows.map(({ packing_group: group, ...row }) => ({ ...row, ...given('packingGroup', group) }));

function tablesModule(data: DataFolder, entries: readonly forms.EntryRow[]): GeneratedModule {
  const listed = new Set(entries.map(({ un }) => un));
  const numbered: Numbered = (file, form) => {
    const rows = data.csv(`goods/${file}`, form);
    checkNumbers(data, `goods/${file}`, { listed, rows });
    return rows;
  };
  const tables = {
    ...differenceTables(data, numbered, entries),
    ...groupTables(numbered),
    ...namedGoods(data, listed),
    gasMixtures: ['NamedGasMixture', gasMixtures(numbered('gas-mixtures.csv', forms.gasMixtureRow))],
    ventedPackagings: [
      'VentedPackaging',
      ventedPackagings(numbered('vented-packagings.csv', forms.ventedPackagingRow)),
    ],
  } as const;
  const refrigerants = data.csv('goods/refrigerants.csv', forms.refrigerantRow).map(({ cas }) => cas);
  const table = precedence(data.csv('goods/precedence.csv', forms.precedenceRow));
  const types = [...new Set(Object.values(tables).map(([type]) => type))];
  const text = moduleText(
    `import type { TransportMode } from './transport-mode.ts';`,
    `import type { ${types.join(', ')}, ModeLaw, PrecedenceTable } from '../goods/goods-tables.ts';`,
    ...Object.entries(tables).map(
      ([name, [type, rows]]) => `export const ${name}: readonly ${type}[] = ${literal(rows)};`,
    ),
    `export const modeLaws: Readonly<Record<TransportMode, ModeLaw>> = ${literal(modeLaws(data))};`,
    `export const refrigerants: readonly string[] = ${literal(refrigerants)};`,
    `export const precedence: PrecedenceTable = ${literal(table)};`,
  );
  return { path: `${folder}/goods-tables.ts`, text };
}

/** `data/goods/`: the dangerous goods list, what single laws change in it, and the tables by which an entry is chosen. */
export const goodsKind: DataKind = {
  folder: 'goods',
  compile: (data) => {
    const entries = data.csv('goods/entries.csv', forms.entryRow);
    checkEntries(data, entries);
    return [modesModule(data), entriesModule(data, entries), tablesModule(data, entries)];
  },
};
