import type { DataFolder, Placed } from '../data-folder.ts';
import { type DataKind, type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { codeListFacts } from '../code-list-facts.ts';
import { codeNameModules } from './code-names.ts';
import { categoryRow, type CategoryRow, descriptorRow } from './use-descriptor-forms.ts';

const folder = 'packages/sheet/src/generated';

type Coded = { readonly code: string; readonly name: string };
type Descriptor = Coded & { readonly list: string };

/** Reports duplicate codes. */
function checkCodes(data: DataFolder, file: string, rows: readonly Placed<Coded>[]): void {
  const codes = new Set<string>();
  for (const { row, value } of rows) {
    if (codes.has(value.code)) data.report({ file, row, message: `${value.code} appears twice.` });
    codes.add(value.code);
  }
}

function categoriesOf(data: DataFolder): readonly CategoryRow[] {
  const file = 'use-descriptors/eupcs.csv';
  data.json('use-descriptors/eupcs.json', codeListFacts);
  const rows = data.table(file, categoryRow);
  checkCodes(data, file, rows);
  return rows.map(({ value }) => value);
}

function descriptorsOf(data: DataFolder): readonly Descriptor[] {
  const file = 'use-descriptors/reach.csv';
  data.json('use-descriptors/reach.json', codeListFacts);
  const rows = data.table(file, descriptorRow);
  checkCodes(data, file, rows);
  return rows.map(({ value }) => value);
}

const namesModule = (file: string, name: string, rows: readonly Coded[]): GeneratedModule => ({
  path: `${folder}/${file}.ts`,
  text: moduleText(
    '/** Code and English name, in the order of the list. */',
    `export const ${name}: readonly (readonly [code: string, name: string])[] = ${literal(rows.map(({ code, name: words }) => [code, words]))};`,
  ),
});

/** The names are separate from the codes, because only the form needs them. */
function modulesOf(categories: readonly CategoryRow[], descriptors: readonly Descriptor[]): readonly GeneratedModule[] {
  const lists = [...new Set(descriptors.map(({ list }) => list))];
  const codesOf = (wanted: string) => descriptors.flatMap(({ list, code }) => (list === wanted ? [code] : []));
  const byList = Object.fromEntries(lists.map((list) => [list, codesOf(list)]));
  const purposes = Object.fromEntries(categories.map(({ code, is, may_be: mayBe }) => [code, [is, mayBe]]));
  return [
    {
      path: `${folder}/product-categories.ts`,
      text: moduleText(
        "import type { CategoryPurposes } from '../draft/use/purpose.ts';",
        `export const productCategories: Readonly<Record<string, CategoryPurposes>> = ${literal(purposes)};`,
      ),
    },
    {
      path: `${folder}/use-descriptors.ts`,
      text: moduleText(
        '/** Codes of the use descriptors by their list, such as `PROC`. */',
        `export const useDescriptors: Readonly<Record<string, readonly string[]>> = ${literal(byList)};`,
      ),
    },
    namesModule('product-category-names', 'productCategoryNames', categories),
    namesModule('use-descriptor-names', 'useDescriptorNames', descriptors),
  ];
}

/**
 * `data/use-descriptors/`: product categories (EuPCS) with their purposes, and the use descriptors of REACH, with names
 * in the interface languages.
 */
export const useDescriptorKind: DataKind = {
  folder: 'use-descriptors',
  compile: (data) => {
    const categories = categoriesOf(data);
    const descriptors = descriptorsOf(data);
    return [...modulesOf(categories, descriptors), ...codeNameModules(data, [...categories, ...descriptors])];
  },
};
