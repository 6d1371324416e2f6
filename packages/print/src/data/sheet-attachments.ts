import type { PdfAttachment } from '@gosds/usecases/pdf-printer';
import type { ReviewedSheet } from '@gosds/usecases/sheet-files';
import { sheetJson } from './sheet-json.ts';

/** What travels inside the PDF: the sheet as data for whoever receives it, without the sums of a secret recipe. */
export function sheetAttachments(made: ReviewedSheet, xml: string | undefined): readonly PdfAttachment[] {
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
