import type { DataFolder } from '../data-folder.ts';
import { type DataKind, type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { fieldRow, unitRow, wordsRow } from './import-forms.ts';

type Worded = { readonly key: string; readonly words: readonly string[] };

/** The words of each key in one list, in all languages, without duplicates. */
function wordsByKey(rows: readonly Worded[]): Readonly<Record<string, readonly string[]>> {
  const byKey = new Map<string, Set<string>>();
  for (const { key, words } of rows) byKey.set(key, new Set([...(byKey.get(key) ?? []), ...words]));
  return Object.fromEntries([...byKey].map(([key, words]) => [key, [...words]]));
}

const module = (file: string, name: string, rows: readonly Worded[]): GeneratedModule => ({
  path: `packages/imports/src/generated/${file}.ts`,
  text: moduleText(`export const ${name}: Readonly<Record<string, readonly string[]>> = ${literal(wordsByKey(rows))};`),
});

/** Reports a word with two meanings in one table, because the first meaning would always win. */
function checkWords(data: DataFolder, file: string, rows: readonly (Worded & { readonly row: number })[]): void {
  const keys = new Map<string, string>();
  for (const { row, key, words } of rows) {
    for (const word of words.map((each) => each.toLowerCase())) {
      const other = keys.get(word);
      if (other !== undefined && other !== key)
        data.report({ file, row, message: `“${word}” stands for ${other} and for ${key}.` });
      keys.set(word, key);
    }
  }
}

/** `data/imports/`: the words for reading a file of ingredients. */
export const importKind: DataKind = {
  folder: 'imports',
  compile: (data) => {
    const words = data.table('imports/words.csv', wordsRow).map(({ value }) => ({ key: value.meaning, ...value }));
    const units = data
      .table('imports/units.csv', unitRow)
      .map(({ row, value }) => ({ row, key: value.unit, words: value.words }));
    const fields = data
      .table('imports/fields.csv', fieldRow)
      .map(({ row, value }) => ({ row, key: value.field, words: value.words }));
    const balances = words.filter(({ key }) => key === 'balance').flatMap((row) => row.words);
    checkWords(data, 'imports/units.csv', units);
    checkWords(data, 'imports/fields.csv', fields);
    return [
      module('words', 'importWords', words),
      {
        path: 'packages/sheet/src/generated/balance-words.ts',
        text: moduleText(`export const balanceWords: readonly string[] = ${literal([...new Set(balances)])};`),
      },
      module('units', 'unitWords', units),
      module('fields', 'fieldWords', fields),
    ];
  },
};
