import type { LabelFormat } from '@gosds/sheet/label/label-format';
import type { LabelGrid } from '@gosds/sheet/label/label-grid';
import type { PackageLabel } from '@gosds/sheet/label/package-label';

/** Many labels on sheets of paper. */
export type LabelSheets = {
  readonly grid: LabelGrid;
  /** Top left corners of the labels, page by page. */
  readonly pages: readonly (readonly (readonly [xMm: number, yMm: number])[])[];
  readonly hasCutMarks: boolean;
};

export type LabelOptions = {
  readonly format: LabelFormat;
  /** True until the sheet is paid. */
  readonly watermark: boolean;
  /** If undefined, prints one label on a page of its own size. */
  readonly sheets?: LabelSheets | undefined;
  /** Address of the published page, for a QR code where there is room. */
  readonly publicUrl?: string | undefined;
};

export type PrintedLabel =
  | {
      readonly status: 'printed';
      readonly pdf: Uint8Array;
      /** x-height of the statements, and side length of the pictograms. */
      readonly xHeightMm: number;
      readonly pictogramMm: number;
      /** Side of the QR code, quiet zone included; 0 without one. */
      readonly codeMm: number;
    }
  /**
   * The contents do not fit at the smallest type size the law allows. `min`: the smallest label of these proportions
   * that fits.
   */
  | { readonly status: 'too-small'; readonly min: { readonly widthMm: number; readonly heightMm: number } };

/** What the use cases need from a label printer. The same label and options give the same bytes. */
export type LabelPrinter = {
  /** Throws `UnprintableCharacter` if our fonts lack a character of the label. */
  printLabel(label: PackageLabel, options: LabelOptions): Promise<PrintedLabel>;
};
