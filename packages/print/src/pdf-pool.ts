import type { PdfPrinter } from '@gosds/usecases/pdf-printer';
import { createTypefaces } from './layout/typeface.ts';
import { type PrintJob, printJob } from './print-job.ts';
import { createProcessPool, type PoolSettings } from './process-pool.ts';

export type PdfPool = PdfPrinter & {
  /** Ends the worker processes; sheets under way are rejected. */
  close(): Promise<void>;
};

const typstWorker = new URL('../dist/typst-worker.js', import.meta.url);

/**
 * Prints sheets in processes of their own: a process that crashes is replaced, one that takes longer than `timeoutMs` is
 * killed, and sheets are printed in the order they came.
 */
export function createPdfPool(settings: Omit<PoolSettings, 'script'>): PdfPool {
  const pool = createProcessPool<PrintJob>({ ...settings, script: typstWorker });
  const typefaceOf = createTypefaces();
  return {
    async print(document, options) {
      const pdf = await pool.run(printJob(document, options, typefaceOf(document.language)));
      if (!(pdf instanceof Uint8Array)) throw new TypeError('The worker answered with something else than a PDF.');
      return pdf;
    },
    close: () => pool.close(),
  };
}
