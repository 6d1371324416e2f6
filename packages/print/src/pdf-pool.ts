import type { LabelPrinter, PrintedLabel } from '@gosds/usecases/label-printer';
import { type PdfPrinter, UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { isSetLabel, type SetLabel } from './label-job.ts';
import { xHeightOfPt } from './layout/label-model.ts';
import { isPrintedPair, isUnprintable, type PdfJob } from './pdf-job.ts';
import { createProcessPool, type PoolSettings } from './process-pool.ts';

type Printers = PdfPrinter & LabelPrinter;

export type PdfPool = Printers & {
  /** The printers for one owner; owners take turns. */
  of(owner: string): Printers;
  /** Resolves when a worker process answers. */
  ping(): Promise<void>;
  /** Ends the worker processes and rejects the sheets under way. */
  close(): Promise<void>;
};

const typstWorker = new URL('../dist/typst-worker.js', import.meta.url);

/**
 * Prints sheets in worker processes. Replaces a process that crashes, and kills one that takes longer than `timeoutMs`.
 * Runs at most one label of an owner at a time, so that one owner's labels never occupy all processes.
 */
export function createPdfPool(settings: Omit<PoolSettings, 'script' | 'isLean'>): PdfPool {
  const pool = createProcessPool<PdfJob>({ ...settings, script: typstWorker, isLean: true });
  const of = (owner: string): Printers => {
    const run = async (job: PdfJob, maxAtOnce: number): Promise<unknown> => {
      const answer = await pool.run(job, { owner, maxAtOnce });
      if (isUnprintable(answer)) throw new UnprintableCharacter(answer.unprintable);
      return answer;
    };
    return {
      async print(document, options) {
        const pdf = await run({ kind: 'sheet', document, options }, settings.size);
        if (!(pdf instanceof Uint8Array)) throw new TypeError('The worker answered with something else than a PDF.');
        return pdf;
      },
      async printPair(document, options) {
        const pair = await run({ kind: 'sheet-and-proof', document, options }, settings.size);
        if (!isPrintedPair(pair)) throw new TypeError('The worker answered with something else than two PDFs.');
        return pair;
      },
      async printLabel(label, options) {
        const set = await run({ kind: 'label', label, options }, 1);
        if (!isSetLabel(set)) throw new TypeError('The worker answered with something else than a label.');
        return printedLabel(set);
      },
    };
  };
  return { ...of(''), of, ping: () => pool.ping(), close: () => pool.close() };
}

function printedLabel({ pdf, fit }: SetLabel): PrintedLabel {
  if (!fit.fits) return { status: 'too-small', min: { widthMm: fit.widthMm, heightMm: fit.heightMm } };
  const { pictogramMm, codeMm } = fit;
  return { status: 'printed', pdf, xHeightMm: xHeightOfPt(fit.sizePt), pictogramMm, codeMm };
}
