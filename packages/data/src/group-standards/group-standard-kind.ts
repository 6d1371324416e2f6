import { z } from 'zod';
import { oneOf, word } from '../cells.ts';
import { codeListFacts } from '../code-list-facts.ts';
import { type DataKind, literal, moduleText } from '../data-kind.ts';

const row = z.strictObject({
  code: z.string().regex(/^HSR\d{6}$/, 'This is not the number of an approval, such as HSR002530.'),
  name: word,
  /** The part of the row that was checked against a published copy. */
  basis: oneOf(['read', 'number read', 'from knowledge']),
});

/** `data/group-standards/`: group standards of New Zealand with their approval numbers. */
export const groupStandardKind: DataKind = {
  folder: 'group-standards',
  compile: (data) => {
    const file = 'group-standards/nz.csv';
    data.json('group-standards/nz.json', codeListFacts);
    const rows = data.table(file, row);
    const codes = new Set<string>();
    for (const { row: place, value } of rows) {
      if (codes.has(value.code)) data.report({ file, row: place, message: `${value.code} appears twice.` });
      codes.add(value.code);
    }
    const pairs = rows.map(({ value: { code, name } }) => [code, name]);
    return [
      {
        path: 'packages/sheet/src/generated/group-standards.ts',
        text: moduleText(
          '/** Approval number and name. */',
          `export const groupStandards: readonly (readonly [code: string, name: string])[] = ${literal(pairs)};`,
        ),
      },
    ];
  },
};
