// Makes sheets as the service does, but never finishes writing the files of a product called "Endless".
import { sheetMaker } from '@gosds/usecases/make-sheets';
import { readCarriedSheet } from '../data/read-carried-sheet.ts';
import { writeSheetFiles } from '../data/sheet-files.ts';
import { serveSheets } from '../sheet-job.ts';

/** Answers to nothing more, without taking the processor from the tests beside it. */
const blockForEver = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

serveSheets(
  sheetMaker((facts, made) => {
    if (made.document.productName === 'Endless') blockForEver();
    return writeSheetFiles(facts, made);
  }, readCarriedSheet),
);
