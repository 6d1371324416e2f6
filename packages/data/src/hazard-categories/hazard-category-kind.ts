import { z } from 'zod';
import { oneOf, orBlank, word } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';
import { type DataKind, literal, moduleText } from '../data-kind.ts';
import { pictogramCell } from '../pictogram-cell.ts';
import { categoryStatementCell } from '../statement-cell.ts';

const parts = ['physical', 'health', 'environmental'] as const;

/** A hazard class; `part` is its part of the GHS. */
const classRow = z.strictObject({ part: oneOf(parts), hazard_class: word, source: word });

/** A category with one hazard statement and one pictogram; a category with two of either has two rows. */
const categoryRow = z.strictObject({
  hazard_class: word,
  category: word,
  class_code: word,
  statement: orBlank(categoryStatementCell),
  signal_word: orBlank(oneOf(['Danger', 'Warning'])),
  pictogram: orBlank(pictogramCell),
  /** 1 is the most severe category of its class; a sub-category ranks just behind the whole category. */
  severity: z
    .string()
    .regex(/^\d(?:\.\d)?$/, 'Write 1 for the most severe category.')
    .transform(Number),
});

const files = { classes: 'hazard-categories/classes.csv', categories: 'hazard-categories/categories.csv' };

function readCategories(data: DataFolder) {
  const seen = new Set<string>();
  return data.table(files.categories, categoryRow).map(({ row, value }) => {
    const key = [value.hazard_class, value.category, value.statement, value.pictogram].join('|');
    if (seen.has(key)) data.report({ file: files.categories, row, message: `${value.category} appears twice.` });
    seen.add(key);
    if (!`${value.category} `.startsWith(`${value.class_code} `))
      data.report({
        file: files.categories,
        row,
        message: `${value.category} does not begin with its class, ${value.class_code}.`,
      });
    return { row, value };
  });
}

/** Every class with its categories, in the order of `classes.csv`. */
function readClasses(data: DataFolder) {
  const categories = readCategories(data);
  const classes = data.table(files.classes, classRow);
  const names = new Set(classes.map(({ value }) => value.hazard_class));
  for (const { row, value } of categories)
    if (!names.has(value.hazard_class))
      data.report({ file: files.categories, row, message: `${value.hazard_class} is not in classes.csv.` });
  return classes.map(({ row, value: { part, hazard_class: hazardClass, source } }) => {
    const rows = categories.flatMap(({ value }) =>
      value.hazard_class === hazardClass
        ? [
            [
              value.category,
              value.class_code,
              value.statement ?? null,
              [value.signal_word ?? null, value.pictogram ?? null],
              value.severity,
            ],
          ]
        : [],
    );
    if (rows.length === 0)
      data.report({ file: files.classes, row, message: `${hazardClass} has no row in categories.csv.` });
    return { part, table: { hazardClass, source, rows } };
  });
}

/** `data/hazard-categories/`: the classes and categories of the GHS, and what the label says for each. */
export const hazardCategoryKind: DataKind = {
  folder: 'hazard-categories',
  compile: (data) => {
    const classes = readClasses(data);
    const tables = parts.map((part) => {
      const table = classes.flatMap((one) => (one.part === part ? [one.table] : []));
      return `export const ${part}Table = ${literal(table)} as const;`;
    });
    return [{ path: 'packages/ghs/src/generated/category-table.ts', text: moduleText(...tables) }];
  },
};
