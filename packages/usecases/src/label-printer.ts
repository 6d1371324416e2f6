import type { LabelFormat } from '@gosds/sheet/label/label-format';
import type { LabelGrid } from '@gosds/sheet/label/label-grid';
import type { PackageLabel } from '@gosds/sheet/label/package-label';

/** Many labels on sheets of paper. */
export type LabelSheets = {
  readonly grid: LabelGrid;
  /** Corners of the labels, page by page. */
  readonly pages: readonly (readonly (readonly [xMm: number, yMm: number])[])[];
  readonly hasCutMarks: boolean;
};

export type LabelOptions = {
  readonly format: LabelFormat;
  /** True until the sheet is paid. */
  readonly watermark: boolean;
  /** One label on a page of its own size where it is not given. */
  readonly sheets?: LabelSheets | undefined;
};

export type PrintedLabel =
  | {
      readonly status: 'printed';
      readonly pdf: Uint8Array;
      /** Of the statements: the height of a small x, and of the pictograms the side of their squares. */
      readonly xHeightMm: number;
      readonly pictogramMm: number;
    }
  /** Not everything fits, though the letters are as small as the law allows; `least` is the smallest label of these proportions that takes it. */
  | { readonly status: 'too-small'; readonly min: { readonly widthMm: number; readonly heightMm: number } };

/** What the use cases need of a printer of labels: the same label and options give the same bytes. */
export type LabelPrinter = {
  /** Rejects with `UnprintableCharacter` where the label holds a character that no font of ours has. */
  printLabel(label: PackageLabel, options: LabelOptions): Promise<PrintedLabel>;
};
