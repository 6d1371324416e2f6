// Reading files of others: a workbook and a CSV of 100 ingredients until their rows are understood, and the PDF of a sheet of 15 ingredients
// until it is a draft.
import { guessColumns } from '@gosds/imports/mixture/columns';
import { guessUnit, readMixture } from '@gosds/imports/mixture/read-mixture';
import { readSheetFile } from '@gosds/imports/sheet/read-sheet-file';
import { readTableFile } from '@gosds/imports/table/read-table-file';
import { makeXlsx } from '@gosds/imports/testing/make-xlsx';
import { writeSheetFiles } from '@gosds/print/data/sheet-files';
import { createPdfPool } from '@gosds/print/pdf-pool';
import { reviewSheet } from '@gosds/sheet/review/review';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { goals, keep } from './support/figures.mjs';
import { facts, timesOf, timesText } from './support/sheet-of-fifteen.mjs';

const rows = Array.from({ length: 100 }, (_, index) => [`Ingredient ${index}`, '67-64-1', '0.5 - 1 %', 'Solvent']);
const recipe = [['Name', 'CAS', 'Content', 'Function'], ...rows];
const workbook = makeXlsx([{ name: 'Recipe', rows: recipe }]);
const csv = new TextEncoder().encode(recipe.map((cells) => cells.join(';')).join('\n'));

function readRecipe(file) {
  const [table] = readTableFile(file).tables;
  const columns = guessColumns(table);
  return readMixture(table, columns, { unit: guessUnit(table, columns).unit }).rows;
}

for (const [name, file, key] of [
  ['XLSX', workbook, 'import.table'],
  ['CSV', csv, 'import.csv'],
]) {
  if (readRecipe(file).length !== rows.length) throw new Error('Not every row was understood.');
  const times = timesOf(() => readRecipe(file), 20);
  console.log(`${name} of ${rows.length} rows   ${timesText(times, goals.importTableMs)}`);
  keep(key, times.median);
}

const made = makeSheet(facts);
const review = reviewSheet({ ...facts, ...made, today: facts.revisionDate });
const { attachments } = writeSheetFiles(facts, { ...made, review });
const pool = createPdfPool({ size: 1, timeoutMs: 60_000 });
const pdf = await pool.print(made.document, { watermark: false, attachments });
await pool.close();
const times = [];
for (let round = 0; round < 30; round += 1) {
  const begun = performance.now();
  const { kind } = await readSheetFile(pdf);
  times.push(performance.now() - begun);
  if (kind !== 'sheet') throw new Error('The PDF was not read.');
}
const median = times.slice(10).sort((a, b) => a - b)[10];
console.log(
  `PDF of ${Math.round(pdf.length / 1024)} KB   median ${median.toFixed(1)} ms (goal ${goals.importPdfMs} ms)`,
);
keep('import.pdf', median);
