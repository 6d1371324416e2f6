import type { ZodType } from 'zod';
import type { CsvRow } from '../csv.ts';
import type { DataFolder } from '../data-folder.ts';
import { categoryRow, limitRow, placeRow, statementRow } from './jurisdiction-forms.ts';

const forms = {
  limits: { form: limitRow, key: ['rule', 'row', 'measure'] },
  categories: { form: categoryRow, key: ['category'] },
  places: { form: placeRow, key: ['rule'] },
  statements: { form: statementRow, key: ['row'] },
} as const satisfies Readonly<Record<string, { readonly form: ZodType<CsvRow>; readonly key: readonly string[] }>>;

/** The tables of a jurisdiction as text: one line for each row, cells separated by `|` in column order. */
export type JurisdictionTables = Readonly<Record<keyof typeof forms, string>>;

type Table = { readonly file: string; readonly key: readonly string[]; readonly rows: readonly CsvRow[] };

/** Reports two rows with the same key that are law on the same day. */
export function reportDoubles(data: DataFolder, { file, key, rows }: Table): void {
  const seen = new Map<string, { readonly from: string; readonly until: string }[]>();
  for (const [index, row] of rows.entries()) {
    const own = key.map((column) => row[column]).join(' ');
    const [from, until] = [row['valid_from'] ?? '', row['valid_until'] || '9999'];
    const others = seen.get(own) ?? [];
    if (others.some((other) => from <= other.until && other.from <= until))
      data.report({ file, row: index + 2, message: `${own.trim()} appears twice for the same day.` });
    seen.set(own, [...others, { from, until }]);
  }
}

/** Reads the tables of a folder. A missing table is empty. */
export function readTables(data: DataFolder, folder: string): JurisdictionTables {
  const read = (name: keyof typeof forms): string => {
    const file = `${folder}/${name}.csv`;
    if (!data.has(file)) return '';
    const { form, key } = forms[name];
    const rows: readonly CsvRow[] = data.csv<CsvRow>(file, form);
    reportDoubles(data, { file, key, rows });
    const columns = Object.keys(form.shape);
    return rows
      .map((row) =>
        columns
          .map((column) => row[column])
          .join('|')
          .replace(/\|+$/, ''),
      )
      .join('\n');
  };
  return {
    limits: read('limits'),
    categories: read('categories'),
    places: read('places'),
    statements: read('statements'),
  };
}
