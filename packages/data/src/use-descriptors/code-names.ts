import { z } from 'zod';
import { word } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';

const names = 'use-descriptors/names';
const generated = 'packages/sheet/src/generated';

/** `names/<tag>.csv`: the name of a code in a language other than English. */
const nameRow = z.strictObject({ code: word, name: word });

type Coded = { readonly code: string; readonly name: string };

/** Names by code. Reports codes that are in no list or duplicate, and missing translations. */
function namesIn(data: DataFolder, file: string, coded: readonly Coded[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { row, value } of data.table(file, nameRow)) {
    if (!coded.some(({ code }) => code === value.code))
      data.report({ file, row, message: `${value.code} is not a code of eupcs.csv or reach.csv.` });
    if (named.has(value.code)) data.report({ file, row, message: `${value.code} appears twice.` });
    named.set(value.code, value.name);
  }
  for (const { code, name } of coded)
    if (name !== '' && !named.has(code)) data.report({ file, row: null, message: `${code} has no name.` });
  return named;
}

/** One module for each language, loaded when needed, and one that lists them. */
export function codeNameModules(data: DataFolder, coded: readonly Coded[]): readonly GeneratedModule[] {
  const files = data.namesIn(names).filter((name) => name.endsWith('.csv'));
  const tags = files.map((name) => name.slice(0, -'.csv'.length));
  const loaders = tags.map((tag) => `  ${literal(tag)}: async () => (await import('./code-names/${tag}.ts')).names,`);
  return [
    ...tags.map((tag) => ({
      path: `${generated}/code-names/${tag}.ts`,
      text: moduleText(
        `export const names: Readonly<Record<string, string>> = ${literal(Object.fromEntries(namesIn(data, `${names}/${tag}.csv`, coded)))};`,
      ),
    })),
    {
      path: `${generated}/code-name-loaders.ts`,
      text: moduleText(
        '/** By the language, BCP 47; English stands beside the codes. */',
        'export const codeNameLoaders: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {',
        ...loaders,
        '};',
      ),
    },
  ];
}
