// Makes sheets as the service does, but never finishes writing the files of a product called "Endless".
import { sheetMaker } from '@gosds/usecases/make-sheets';
import { readCarriedSheet } from '../data/read-carried-sheet.ts';
import { writeSheetFiles } from '../data/sheet-files.ts';
import { serveSheets } from '../sheet-job.ts';

serveSheets(
  sheetMaker((facts, made) => {
    while (made.document.productName === 'Endless');
    return writeSheetFiles(facts, made);
  }, readCarriedSheet),
);
