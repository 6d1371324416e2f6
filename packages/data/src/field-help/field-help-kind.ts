import { z } from 'zod';
import { orBlank } from '../cells.ts';
import { type DataKind, literal, moduleText } from '../data-kind.ts';

const row = z.strictObject({
  input: z.string().regex(/^[a-z]\w*(?:\.\w+)+$/i, 'Write the path of an input, such as properties.flashPoint.'),
  /** The content of the sheet that the input fills. A law that requires the content requires the input. */
  content: orBlank(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'Write a content of the form of a sheet, such as uses.')),
});

/** `data/field-help/`: the inputs with help, and the sheet content of each. The words are interface texts. */
export const fieldHelpKind: DataKind = {
  folder: 'field-help',
  compile: (data) => {
    const file = 'field-help/inputs.csv';
    const rows = data.table(file, row);
    const seen = new Set<string>();
    for (const { row: place, value } of rows) {
      if (seen.has(value.input)) data.report({ file, row: place, message: `${value.input} appears twice.` });
      seen.add(value.input);
    }
    const entries = rows.map(({ value: { input, content } }) => [input, { content }]);
    return [
      {
        path: 'packages/sheet/src/generated/field-help.ts',
        text: moduleText(
          "import type { FieldHelp } from '../draft/help-key.ts';",
          `export const fieldHelp: Readonly<Record<string, FieldHelp>> = ${literal(Object.fromEntries(entries))};`,
        ),
      },
    ];
  },
};
