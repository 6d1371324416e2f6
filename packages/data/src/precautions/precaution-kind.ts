import { z } from 'zod';
import { oneOf, orBlank, partsOf, word, yesCell } from '../cells.ts';
import { codeListFacts } from '../code-list-facts.ts';
import type { DataFolder } from '../data-folder.ts';
import { type DataKind, literal, moduleText } from '../data-kind.ts';
import { wholeStatementCell } from '../statement-cell.ts';

/** A precautionary statement, several joined by `+`, or one with an optional part in brackets. */
const codeForm = /^P\d{3}(?:\+P\d{3})*(?:\[\+P\d{3}\])?$/;
const codeCell = z.string().regex(codeForm, 'Write a P-statement such as P280 or P305+P351+P338.');
const codesCell = z
  .string()
  .transform((cell) => partsOf(cell, ' '))
  .pipe(z.array(codeCell));
const level = oneOf(['M', 'H', 'R', 'O', 'S', 'C']);

/** The statements for one or more categories. */
const assignedForm = z.strictObject({
  id: word,
  categories: z
    .string()
    .transform((cell) => partsOf(cell, ';'))
    .pipe(z.array(word).min(1, 'Name a category.')),
  /** Set if the category alone does not decide. */
  statement: orBlank(wholeStatementCell),
  paragraph: word,
  /** Codes of the UN GHS, 10th revised edition. Empty if it has no such category. */
  revision_10: codesCell,
});

/** Rank of a statement on labels for the public, and for professionals if different. */
const levelForm = z.strictObject({ row: word, code: codeCell, public: level, professional: orBlank(level) });

const supersededForm = z.strictObject({
  kept: codeCell,
  dropped: codesCell,
  paragraph: orBlank(word),
  european: yesCell,
});

const wordings = 'phrases/en/statements.csv';

/** Reports codes without a wording, which no label could print. A folder without phrases is checked without them. */
function checkWordings(
  data: DataFolder,
  file: string,
  rows: readonly (readonly [row: number, codes: readonly string[]])[],
) {
  if (!data.has(wordings)) return;
  const worded = new Set(data.csv(wordings, z.object({ code: z.string() })).map(({ code }) => code));
  for (const [row, codes] of rows)
    for (const code of codes.filter((each) => !worded.has(each)))
      data.report({ file, row, message: `${code} has no wording in ${wordings}.` });
}

function assignedRows(data: DataFolder) {
  const file = 'precautions/assigned.csv';
  const levelFile = 'precautions/levels.csv';
  const assigned = data.table(file, assignedForm);
  const levels = data.table(levelFile, levelForm);
  const seen = new Set<string>();
  for (const { row, value } of assigned) {
    if (seen.has(value.id)) data.report({ file, row, message: `“${value.id}” appears twice.` });
    seen.add(value.id);
    const { statement } = value;
    const wrong = value.categories.filter(
      (category) => statement !== undefined && data.engine?.isHazard(category, statement) === false,
    );
    for (const category of wrong) data.report({ file, row, message: `${category} does not have ${statement}.` });
    if (!levels.some((each) => each.value.row === value.id))
      data.report({ file, row, message: `${levelFile} has no statement of “${value.id}”.` });
  }
  for (const { row, value } of levels)
    if (!seen.has(value.row)) data.report({ file: levelFile, row, message: `${file} has no row “${value.row}”.` });
  checkWordings(
    data,
    file,
    assigned.map(({ row, value }) => [row, value.revision_10]),
  );
  checkWordings(
    data,
    levelFile,
    levels.map(({ row, value }) => [row, [value.code]]),
  );
  return assigned.map(({ value: { id, categories, statement, paragraph, revision_10: un10 } }) => ({
    codes: categories,
    ...(statement === undefined ? {} : { hCode: statement }),
    paragraph,
    precautions: levels
      .filter(({ value }) => value.row === id)
      .map(({ value }) => [value.code, value.public, ...(value.professional ? [value.professional] : [])]),
    un10,
  }));
}

function supersededRows(data: DataFolder) {
  const file = 'precautions/superseded.csv';
  const rows = data.table(file, supersededForm);
  checkWordings(
    data,
    file,
    rows.map(({ row, value }) => [row, [value.kept]]),
  );
  return rows.map(({ value: { kept, dropped, paragraph, european } }) => ({
    ...{ kept, dropped },
    ...(paragraph === undefined ? {} : { paragraph }),
    ...(european === undefined ? {} : { isEuropean: european }),
  }));
}

/** `data/precautions/`: the P-statements of each hazard category, their rank, and which of them repeat others. */
export const precautionKind: DataKind = {
  folder: 'precautions',
  compile: (data) => {
    data.json('precautions/precautions.json', codeListFacts);
    const rows = assignedRows(data);
    const superseded = supersededRows(data);
    const text = moduleText(
      "import type { PrecautionRow, SupersededPrecautions } from '../label/precaution-row.ts';",
      `export const precautionRows: readonly PrecautionRow[] = ${literal(rows)};`,
      `export const supersededPrecautions: readonly SupersededPrecautions[] = ${literal(superseded)};`,
    );
    return [{ path: 'packages/ghs/src/generated/precautions.ts', text }];
  },
};
