import type { Content } from '../content.ts';
import { type AuditCheck, faultOf } from './audit-check.ts';
import { type CheckedSheet, isBlank } from '../review/checked-sheet.ts';

/** Columns that a table leaves blank, with the name of the row. */
const blanksIn = ({ tablesOf }: CheckedSheet, head: string): readonly string[] =>
  tablesOf(head).flatMap(({ columns, rows }) =>
    rows.flatMap((row) => {
      const name = row[0]?.text ?? '';
      if (row.length < columns.length) return [name];
      return columns.flatMap(({ heading }, index) =>
        isBlank(row[index]?.text ?? '') ? [index === 0 ? heading : `${heading} (${name})`] : [],
      );
    }),
  );

const tables: readonly (readonly [id: string, head: string, at: readonly Content[], name: string])[] = [
  ['hazards.class-cells', 'classification', ['classification'], 'classes'],
  ['composition.cells', 'composition', ['mixtures'], 'ingredients'],
  ['exposure.limit-cells', 'limits', ['control-parameters'], 'exposure limits'],
  ['toxicology.value-cells', 'toxicology', ['numerical-measures', 'health-classes'], 'toxicity values'],
  ['toxicology.listing-cells', 'listings', ['carcinogen-listings'], 'lists of carcinogens'],
  ['ecology.value-cells', 'ecology', ['aquatic-toxicity'], 'values in water'],
  ['closing.method-cells', 'methods', ['methods'], 'methods'],
];

/** A table has something in each of its cells. */
export const tableChecks: readonly AuditCheck[] = tables.map(([id, head, at, name]): AuditCheck => ({
  id,
  severity: 'must',
  message: `A cell of the table of ${name} is empty:`,
  at,
  findFaults: (sheet) => faultOf(blanksIn(sheet, head)),
}));
