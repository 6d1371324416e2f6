import { sheetText } from '@gosds/sheet/sheet-text';
import type { SheetForm, WriteSheetFiles } from '@gosds/usecases/sheet-files';
import { sheetXml } from './sdscom/sheet-xml.ts';
import { sheetAttachments } from './sheet-attachments.ts';
import { sheetHtml } from './sheet-html.ts';
import { sheetJson } from './sheet-json.ts';

/** Writes every form of a sheet beside the PDF, and what travels inside the PDF. */
export const writeSheetFiles: WriteSheetFiles = (facts, made) => {
  const xml = sheetXml(facts, made);
  const forms: readonly (readonly [SheetForm, string])[] = [
    ...(xml === undefined ? [] : [['xml', xml] as const]),
    ['json', sheetJson(made, 'owner')],
    ['html', sheetHtml(made.document)],
    ['text', `${sheetText(made.document)}\n`],
  ];
  return {
    forms: new Map(forms),
    attachments: sheetAttachments(made, xml),
    publicPage: sheetHtml(made.document, true),
  };
};
