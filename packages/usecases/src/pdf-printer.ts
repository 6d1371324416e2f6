import type { SheetDocument } from '@gosds/sheet/model/document';

/** A logo from `readLogo` of the print adapter: always a PNG. */
export type PrintedLogo = {
  readonly png: Uint8Array;
  /** Width of the logo's frame, 10 to 200 px. The frame is 50 px high; the logo keeps its proportions. */
  readonly widthPx: number;
};

/** A file attached to the PDF, which makes it a PDF/A-3. */
export type PdfAttachment = {
  readonly name: string;
  readonly mimeType: string;
  readonly description: string;
  readonly relationship: 'source' | 'data' | 'alternative' | 'supplement';
  readonly content: Uint8Array;
};

export type PrintOptions = {
  /** True until the sheet is paid: a print for pictures of its pages only. */
  readonly watermark: boolean;
  readonly logo?: PrintedLogo;
  readonly attachments?: readonly PdfAttachment[];
  /** Address of the sheet's web page, printed as a QR code on page 1. Without an address its space stays empty. */
  readonly publicUrl?: string;
};

/** Options of a sheet as it is sold. */
export type CleanOptions = Omit<PrintOptions, 'watermark'>;

/** `proof` equals the print with the watermark and without attachments and address. */
export type PrintedPair = { readonly clean: Uint8Array; readonly proof: Uint8Array };

/**
 * What the use cases need from a PDF printer. The same sheet and options give the same bytes, at any time and place.
 */
export type PdfPrinter = {
  /** Throws `UnprintableCharacter` if our fonts lack a character of the sheet. */
  print(document: SheetDocument, options: PrintOptions): Promise<Uint8Array>;
  /** The sheet as it is sold, and as it is shown before payment; takes little more time than one of them. */
  printPair(document: SheetDocument, options: CleanOptions): Promise<PrintedPair>;
};

const maxNamed = 5;
const nameOf = (character: string) =>
  `"${character}" (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

/** The sheet contains characters that cannot be printed. The message names them, so that the user can replace them. */
export class UnprintableCharacter extends Error {
  override readonly name = 'UnprintableCharacter';
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    const named = characters.slice(0, maxNamed).map(nameOf).join(', ');
    const more = characters.length > maxNamed ? ` and ${characters.length - maxNamed} more` : '';
    super(
      characters.length === 1
        ? `The sheet contains the character ${named}, which cannot be printed.`
        : `The sheet contains the characters ${named}${more}, which cannot be printed.`,
    );
    this.characters = characters;
  }
}
