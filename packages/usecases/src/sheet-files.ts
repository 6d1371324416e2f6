import type { Review } from '@gosds/sheet/review/review';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { SheetEdit } from '@gosds/sheet/versions/apply-edits';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import type { PdfAttachment } from './pdf-printer.ts';

/** The forms of a sheet other than PDF. XML exists only for markets whose region the format supports. */
export const sheetForms = ['xml', 'json', 'html', 'text'] as const;
export type SheetForm = (typeof sheetForms)[number];

export type SheetFiles = {
  /** For the recipients of the PDF: the attachments do not reveal a secret recipe. */
  readonly attachments: readonly PdfAttachment[];
  /** For the owner of the sheet, the only user who may download them. */
  readonly forms: ReadonlyMap<SheetForm, string>;
  /** HTML for everybody who knows the address. */
  readonly publicPage: string;
};

/** A sheet with the findings of its review, and what a chemist changed in it. */
export type ReviewedSheet = MadeSheet & { readonly review: Review; readonly edits?: readonly SheetEdit[] };

/** Writes the data files of a sheet. The same sheet gives the same texts. */
export type WriteSheetFiles = (facts: SheetFacts, made: ReviewedSheet) => SheetFiles;

/**
 * Why no sheet data could be read from a PDF: it has none, it is broken or encrypted, or the data are in another
 * format.
 */
export type NotCarried = 'foreign-pdf' | 'broken' | 'encrypted' | 'unreadable';

/** The sheet data in a PDF; `isChanged` if the PDF was changed after it was made. */
export type CarriedSheet =
  | {
      readonly status: 'read';
      readonly document: SheetDocument;
      readonly isChanged: boolean;
      /** What its chemist changed on the label; none of a PDF that was changed after it was made. */
      readonly edits: readonly SheetEdit[];
    }
  | { readonly status: 'refused'; readonly why: NotCarried };

/** Reads the sheet data in a PDF. `make` writes the sheet with these edits, for what the data leave out. */
export type ReadCarriedSheet = (
  pdf: Uint8Array,
  make: (edits: readonly SheetEdit[]) => SheetDocument,
) => Promise<CarriedSheet>;
