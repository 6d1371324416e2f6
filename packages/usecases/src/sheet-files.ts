import type { Review } from '@gosds/sheet/review/review';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import type { PdfAttachment } from './pdf-printer.ts';

/** The forms of a sheet beside the PDF; XML exists for the markets that its format has a region for. */
export const sheetForms = ['xml', 'json', 'html', 'text'] as const;
export type SheetForm = (typeof sheetForms)[number];

export type SheetFiles = {
  /** For whoever receives the PDF: nothing in them gives a secret recipe away. */
  readonly attachments: readonly PdfAttachment[];
  /** For the owner of the sheet, who alone may download them. */
  readonly forms: ReadonlyMap<SheetForm, string>;
  /** HTML for everybody who has the address. */
  readonly publicPage: string;
};

/** A sheet with what the review finds of it. */
export type ReviewedSheet = MadeSheet & { readonly review: Review };

/** What the use cases need of a writer of data: the same sheet gives the same texts. */
export type WriteSheetFiles = (facts: SheetFacts, made: ReviewedSheet) => SheetFiles;
