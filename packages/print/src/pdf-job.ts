import type { PackageLabel } from '@gosds/sheet/label/package-label';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { LabelOptions } from '@gosds/usecases/label-printer';
import type { CleanOptions, PrintedPair, PrintOptions } from '@gosds/usecases/pdf-printer';

/** A job for the worker of PDFs. */
export type PdfJob =
  | { readonly kind: 'sheet'; readonly document: SheetDocument; readonly options: PrintOptions }
  | { readonly kind: 'sheet-and-proof'; readonly document: SheetDocument; readonly options: CleanOptions }
  | { readonly kind: 'label'; readonly label: PackageLabel; readonly options: LabelOptions };

const kinds: readonly unknown[] = ['sheet', 'sheet-and-proof', 'label'] satisfies readonly PdfJob['kind'][];

export const isPdfJob = (job: unknown): job is PdfJob =>
  typeof job === 'object' && job !== null && 'kind' in job && kinds.includes(job.kind);

export const isPrintedPair = (answer: unknown): answer is PrintedPair =>
  typeof answer === 'object' &&
  answer !== null &&
  'clean' in answer &&
  answer.clean instanceof Uint8Array &&
  'proof' in answer &&
  answer.proof instanceof Uint8Array;

/** The reply if no font has a character of the text. */
export type Unprintable = { readonly unprintable: readonly string[] };

export const isUnprintable = (answer: unknown): answer is Unprintable =>
  typeof answer === 'object' && answer !== null && 'unprintable' in answer;
