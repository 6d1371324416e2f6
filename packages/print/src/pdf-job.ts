import type { PackageLabel } from '@gosds/sheet/label/package-label';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { LabelOptions } from '@gosds/usecases/label-printer';
import type { PrintOptions } from '@gosds/usecases/pdf-printer';

/** A job for the worker of PDFs. */
export type PdfJob =
  | { readonly kind: 'sheet'; readonly document: SheetDocument; readonly options: PrintOptions }
  | { readonly kind: 'label'; readonly label: PackageLabel; readonly options: LabelOptions };

export const isPdfJob = (job: unknown): job is PdfJob =>
  typeof job === 'object' && job !== null && 'kind' in job && (job.kind === 'sheet' || job.kind === 'label');

/** The reply if no font has a character of the text. */
export type Unprintable = { readonly unprintable: readonly string[] };

export const isUnprintable = (answer: unknown): answer is Unprintable =>
  typeof answer === 'object' && answer !== null && 'unprintable' in answer;
