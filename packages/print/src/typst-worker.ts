import { isLabelJob } from './label-job.ts';
import { isPrintJob } from './print-job.ts';
import { createTypstEngine } from './typst-engine.ts';
import { serveParent } from './worker-messages.ts';

const engine = createTypstEngine();

serveParent(
  (job) => {
    if (isLabelJob(job)) return engine.printLabel(job);
    if (!isPrintJob(job)) throw new TypeError('The message is no job of printing.');
    return engine.print(job);
  },
  () => {
    engine.forget();
  },
);
