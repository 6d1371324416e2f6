import { sheetMaker } from '@gosds/usecases/make-sheets';
import { readCarriedSheet } from './data/read-carried-sheet.ts';
import { writeSheetFiles } from './data/sheet-files.ts';
import { serveSheets } from './sheet-job.ts';

serveSheets(sheetMaker(writeSheetFiles, readCarriedSheet));
