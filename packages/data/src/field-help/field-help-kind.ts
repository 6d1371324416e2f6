import { z } from 'zod';
import { orBlank, word } from '../cells.ts';
import { type DataKind, literal, moduleText } from '../data-kind.ts';

const row = z.strictObject({
  input: z.string().regex(/^[a-z]\w*(?:\.\w+)+$/i, 'Write the path of an input, such as properties.flashPoint.'),
  /** What of the sheet the input fills; the law that asks for that asks for the input. */
  content: orBlank(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'Write a content of the form of a sheet, such as uses.')),
  help: word,
  example: word,
});

/** `data/field-help/`: what each input of the form is for, with an example. */
export const fieldHelpKind: DataKind = {
  folder: 'field-help',
  compile: (data) => {
    const file = 'field-help/en.csv';
    const rows = data.table(file, row);
    const seen = new Set<string>();
    for (const { row: place, value } of rows) {
      if (seen.has(value.input)) data.report({ file, row: place, message: `${value.input} appears twice.` });
      seen.add(value.input);
    }
    const entries = rows.map(({ value: { input, content, help, example } }) => [input, { content, help, example }]);
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
