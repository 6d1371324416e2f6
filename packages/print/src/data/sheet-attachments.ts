import type { MadeSheet } from '@gosds/sheet/sheet-input';
import type { PdfAttachment } from '@gosds/usecases/pdf-printer';
import { sheetJson } from './sheet-json.ts';

/** What travels inside the PDF: the sheet as data for whoever receives it, without the sums of a secret recipe. */
export const sheetAttachments = (made: MadeSheet): readonly PdfAttachment[] => [
  {
    name: 'sheet.json',
    mimeType: 'application/json',
    description: 'The sheet and its rationale as JSON',
    relationship: 'data',
    content: new TextEncoder().encode(sheetJson(made, 'recipient')),
  },
];
