import type { SheetDocument } from '@gosds/sheet/document';

/** A logo as `readLogo` of the print adapter made it: always a PNG. */
export type PrintedLogo = {
  readonly png: Uint8Array;
  /** Width of the logo's frame, 10 to 200; the frame is 50 px high and the logo stands in it undistorted. */
  readonly widthPx: number;
};

/** A file carried inside the PDF, which makes it a PDF/A-3. */
export type PdfAttachment = {
  readonly name: string;
  readonly mimeType: string;
  readonly description: string;
  readonly relationship: 'source' | 'data' | 'alternative' | 'supplement';
  readonly content: Uint8Array;
};

export type PrintOptions = {
  /** True until the sheet is paid. */
  readonly watermark: boolean;
  readonly logo?: PrintedLogo;
  readonly attachments?: readonly PdfAttachment[];
  /** Of the sheet as a web page; printed as a QR code on page 1. Its room is kept where there is none. */
  readonly publicUrl?: string;
};

/** What the use cases need of a printer: the same sheet and options give the same bytes, whenever and wherever printed. */
export type PdfPrinter = {
  /** Rejects with `UnprintableCharacter` where the sheet holds a character that no font of ours has. */
  print(document: SheetDocument, options: PrintOptions): Promise<Uint8Array>;
};

/** The sheet holds a character that cannot be printed; it is said which, so that the user can replace it. */
export class UnprintableCharacter extends Error {
  override readonly name = 'UnprintableCharacter';
  readonly character: string;

  constructor(character: string) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    super(`The sheet contains the character "${character}" (U+${code}), which cannot be printed.`);
    this.character = character;
  }
}
