import type { LabelPrinter, PrintedLabel } from '@gosds/usecases/label-printer';
import type { PdfPrinter } from '@gosds/usecases/pdf-printer';
import { isSetLabel, type LabelJob, labelJob, type SetLabel } from './label-job.ts';
import { xHeightOfPt } from './layout/label-model.ts';
import { createTypefaces } from './layout/typeface.ts';
import { type PrintJob, printJob } from './print-job.ts';
import { createProcessPool, type PoolSettings } from './process-pool.ts';

export type PdfPool = PdfPrinter &
  LabelPrinter & {
    /** Ends the worker processes; sheets under way are rejected. */
    close(): Promise<void>;
  };

const typstWorker = new URL('../dist/typst-worker.js', import.meta.url);

/**
 * Prints sheets in processes of their own: a process that crashes is replaced, one that takes longer than `timeoutMs` is
 * killed, and sheets are printed in the order they came.
 */
export function createPdfPool(settings: Omit<PoolSettings, 'script'>): PdfPool {
  const pool = createProcessPool<PrintJob | LabelJob>({ ...settings, script: typstWorker });
  const typefaceOf = createTypefaces();
  return {
    async print(document, options) {
      const pdf = await pool.run(printJob(document, options, typefaceOf(document.language)));
      if (!(pdf instanceof Uint8Array)) throw new TypeError('The worker answered with something else than a PDF.');
      return pdf;
    },
    async printLabel(label, options) {
      const set = await pool.run(labelJob(label, options, typefaceOf));
      if (!isSetLabel(set)) throw new TypeError('The worker answered with something else than a label.');
      return printedLabel(set);
    },
    close: () => pool.close(),
  };
}

function printedLabel({ pdf, fit }: SetLabel): PrintedLabel {
  if (!fit.fits) return { status: 'too-small', least: { widthMm: fit.widthMm, heightMm: fit.heightMm } };
  return { status: 'printed', pdf, xHeightMm: xHeightOfPt(fit.sizePt), pictogramMm: fit.pictogramMm };
}
