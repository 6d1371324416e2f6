import { sheetText } from '@gosds/sheet/sheet-text';
import type { SheetForm, WriteSheetFiles, ReviewedSheet } from '@gosds/usecases/sheet-files';
import { sheetXml } from './sdscom/sheet-xml.ts';
import { publicSheetHtml, sheetHtml } from './sheet-html.ts';
import { sheetJson } from './sheet-json.ts';
import type { PdfAttachment } from '@gosds/usecases/pdf-printer';

/** Attachments of the PDF: the sheet as data for the recipient, without the sums of a confidential recipe. */
function sheetAttachments(made: ReviewedSheet, xml: string | undefined): readonly PdfAttachment[] {
  const json: PdfAttachment = {
    name: 'sheet.json',
    mimeType: 'application/json',
    description: 'The sheet and its rationale as JSON',
    relationship: 'data',
    content: encode(sheetJson(made, 'recipient')),
  };
  if (xml === undefined) return [json];
  const description = 'The sheet in SDScom XML 5.6';
  return [
    { name: 'sheet.xml', mimeType: 'application/xml', description, relationship: 'data', content: encode(xml) },
    json,
  ];
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Writes every form of a sheet except the PDF, and the attachments of the PDF. */
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
    publicPage: publicSheetHtml(made.document),
  };
};
