import type { Message } from '@gosds/ghs/message';
import { tell } from '@gosds/phrases/finding-message';
import type { Content } from '../content.ts';
import { type AuditCheck, faultOf } from './audit-check.ts';
import { type CheckedSheet, isBlank } from '../review/checked-sheet.ts';

/** Blank cells of a table: the column heading with the name of the row. */
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

const tables: readonly (readonly [id: string, head: string, at: readonly Content[], says: Message])[] = [
  ['hazards.class-cells', 'classification', ['classification'], tell('audit.hazardsClassCells')],
  ['composition.cells', 'composition', ['mixtures'], tell('audit.compositionCells')],
  ['exposure.limit-cells', 'limits', ['control-parameters'], tell('audit.exposureLimitCells')],
  [
    'toxicology.value-cells',
    'toxicology',
    ['numerical-measures', 'health-classes'],
    tell('audit.toxicologyValueCells'),
  ],
  ['toxicology.listing-cells', 'listings', ['carcinogen-listings'], tell('audit.toxicologyListingCells')],
  ['ecology.value-cells', 'ecology', ['aquatic-toxicity'], tell('audit.ecologyValueCells')],
  ['closing.method-cells', 'methods', ['methods'], tell('audit.closingMethodCells')],
];

/** Every cell of a table must have a text. */
export const tableChecks: readonly AuditCheck[] = tables.map(([id, head, at, says]): AuditCheck => ({
  id,
  severity: 'must',
  says,
  at,
  findFaults: (sheet) => faultOf(blanksIn(sheet, head)),
}));
