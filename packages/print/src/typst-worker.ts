import { type PrintedPair, UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { labelJob, type SetLabel } from './label-job.ts';
import { createTypefaces } from './layout/typeface.ts';
import { isPdfJob, type PdfJob, type Unprintable } from './pdf-job.ts';
import { printJob } from './print-job.ts';
import { createTypstEngine } from './typst-engine.ts';
import { serveParent } from './worker-messages.ts';

const engine = createTypstEngine();
const typefaceOf = createTypefaces();

function print(job: PdfJob): Uint8Array | PrintedPair | SetLabel {
  if (job.kind === 'label') return engine.printLabel(labelJob(job.label, job.options, typefaceOf));
  const parts = printJob(job.document, job.options, typefaceOf(job.document.language));
  if (job.kind === 'sheet-and-proof') return engine.printPair(parts);
  return job.options.watermark ? engine.printProof(parts) : engine.print(parts);
}

function answer(job: PdfJob): Uint8Array | PrintedPair | SetLabel | Unprintable {
  try {
    return print(job);
  } catch (error) {
    if (!(error instanceof UnprintableCharacter)) throw error;
    return { unprintable: error.characters };
  }
}

serveParent(
  (job) => {
    if (!isPdfJob(job)) throw new TypeError('The message is not a job to print.');
    return answer(job);
  },
  () => {
    engine.forget();
  },
);
