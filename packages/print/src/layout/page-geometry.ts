import { labelLawOf } from '@gosds/ghs/label/label-law-of';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { PageArea } from '../pdf/proof.ts';

/** Sizes in points that the template and the column measurement share. */
export type PageGeometry = {
  readonly paper: 'a4' | 'us-letter';
  readonly marginX: number;
  /** From the edge of the paper to the header, and from the header to the text. */
  readonly headerTop: number;
  readonly headerGap: number;
  readonly marginBottom: number;
  /** Width between the margins. */
  readonly content: number;
  readonly bodySize: number;
  readonly tableSize: number;
  /** Between the edge of a cell and its text, on both sides. */
  readonly cellInset: number;
  readonly tableRow: RowInsets;
  /** Insets of a field and of a row of pairs. */
  readonly fieldRow: RowInsets;
  /** Width of the column of field labels, and the gap after it. */
  readonly labelWidth: number;
  readonly labelGap: number;
  /** From the edge to the text of a list item; its bullet stands before it. */
  readonly listIndent: number;
  /** The block at the top of the first page. */
  readonly cover: {
    readonly inset: number;
    /** Letter size of names that fit in about two lines, and of longer names. */
    readonly productSize: number;
    readonly longProductSize: number;
    readonly pictogram: number;
    readonly gap: number;
    readonly factWidth: number;
    /** Side of the QR code, quiet zone included; about 0.5 mm per module. */
    readonly qr: number;
    /** Width of the caption, which may be slightly wider than the code. */
    readonly qrCaption: number;
  };
};

/** Space above and below the lines of a row, and between them in em. */
export type RowInsets = { readonly top: number; readonly bottom: number; readonly leading: number };

const paperWidth = { a4: 595.28, 'us-letter': 612 } as const;
const marginX = 48;

export function pageGeometry(market: LabelRegimeId): PageGeometry {
  const { paper = 'a4' } = labelLawOf(market);
  return {
    paper,
    marginX,
    headerTop: 28.5,
    headerGap: 18,
    marginBottom: 48,
    content: paperWidth[paper] - 2 * marginX,
    bodySize: 9,
    tableSize: 7.8,
    cellInset: 4.5,
    tableRow: { top: 3.3, bottom: 4.2, leading: 0.5 },
    fieldRow: { top: 3.2, bottom: 4.4, leading: 0.58 },
    labelWidth: 150,
    labelGap: 10,
    listIndent: 12.4,
    cover: {
      inset: 14,
      productSize: 17,
      longProductSize: 12,
      pictogram: 50,
      gap: 6,
      factWidth: 190,
      qr: 58,
      qrCaption: 86,
    },
  };
}

type Placed = {
  readonly geometry: PageGeometry;
  readonly header: { readonly height: number };
  readonly direction: 'ltr' | 'rtl';
};

/** Room for what the caption's letters reach below its last line. */
const belowCaption = 6;

/** Where the first page holds the QR code and its caption, which the template places at the end of the first lines. */
export function qrArea({ geometry, header, direction }: Placed): PageArea {
  const { cover, marginX, content } = geometry;
  const middle = direction === 'rtl' ? marginX + cover.qr / 2 : marginX + content - cover.qr / 2;
  return {
    x: middle - cover.qrCaption / 2,
    y: geometry.headerTop + header.height + geometry.headerGap,
    width: cover.qrCaption,
    height: cover.qr + belowCaption,
  };
}
