import type { Review } from '@gosds/sheet/review/review';
import type { SheetDocument } from '@gosds/sheet/model/document';
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

/** Why the data of a sheet are not read from a PDF: it carries none, it is broken, or they are of another form. */
export type NotCarried = 'foreign-pdf' | 'broken' | 'encrypted' | 'unreadable';

/** A sheet as a PDF carries it; `isChanged` where the PDF was changed after it was made. */
export type CarriedSheet =
  | { readonly status: 'read'; readonly document: SheetDocument; readonly isChanged: boolean }
  | { readonly status: 'refused'; readonly why: NotCarried };

/** Reads the sheet that a PDF carries as data; `made` gives what the data leave out. */
export type ReadCarriedSheet = (pdf: Uint8Array, made: SheetDocument) => Promise<CarriedSheet>;
