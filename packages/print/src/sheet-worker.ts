import { sheetMaker } from '@gosds/usecases/make-sheets';
import { writeSheetFiles } from './data/sheet-files.ts';
import { serveSheets } from './sheet-job.ts';

serveSheets(sheetMaker(writeSheetFiles));
