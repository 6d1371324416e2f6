import type { WrittenMoneyDocument } from '@gosds/usecases/money/money-document';

/** A job for the worker of invoices and credit notes. */
export type ReceiptJob = { readonly document: WrittenMoneyDocument; readonly language: string };

export const isReceiptJob = (job: unknown): job is ReceiptJob =>
  typeof job === 'object' && job !== null && 'document' in job && 'language' in job;
