import type { ReportWriter } from '@gosds/usecases/galleria/report';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { isUnprintable } from '../pdf-job.ts';
import { createProcessPool, type PoolSettings } from '../process-pool.ts';
import type { ReportJob } from './report-job.ts';

export type ReportPool = {
  /** The writer for one owner; owners take turns. */
  of(owner: string): ReportWriter;
  /** Ends the processes and rejects the reports under way. */
  close(): Promise<void>;
};

const reportWorker = new URL('../../dist/report/report-worker.js', import.meta.url);

/** Writes reports in worker processes. Stops a report if its caller has left. */
export function createReportPool(settings: Omit<PoolSettings, 'script'>): ReportPool {
  const pool = createProcessPool<ReportJob>({ ...settings, script: reportWorker });
  return {
    of: (owner) => ({
      async write(report, form, signal) {
        const written = await pool.run({ report, form }, { owner, maxAtOnce: 1, signal });
        if (isUnprintable(written)) throw new UnprintableCharacter(written.unprintable);
        if (!(written instanceof Uint8Array))
          throw new TypeError('The worker answered with something else than a file.');
        return written;
      },
    }),
    close: () => pool.close(),
  };
}
