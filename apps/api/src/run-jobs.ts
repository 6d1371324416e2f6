import { jobWorker } from '@gosds/postgres/job-worker';
import { purgeExpired } from '@gosds/postgres/purge-expired';
import type { OpenedJobAdapters } from './adapters/open-job-adapters.ts';
import { wireJobs } from './wire.ts';

const purgeEveryMs = 6 * 3_600_000;

/** The jobs of the service, for `main.ts` of the service and of the worker; not started yet. */
export function createJobs({ database: { db, pool }, adapters }: OpenedJobAdapters) {
  const report = (error: unknown, kind: string) =>
    adapters.errorLog.add({
      origin: 'job',
      route: kind,
      message: String(error),
      stack: error instanceof Error ? (error.stack ?? '') : '',
      requestId: '',
      userId: undefined,
    });
  const worker = jobWorker({
    pool,
    db,
    handlers: wireJobs(adapters),
    onError: (error, kind) => void report(error, kind),
  });
  const purge = () => {
    purgeExpired(db).catch((error: unknown) => void report(error, 'purge'));
  };
  const timer = setInterval(purge, purgeEveryMs);
  timer.unref();
  return {
    runNow: worker.runNow,
    async start() {
      purge();
      await worker.start();
    },
    async stop() {
      clearInterval(timer);
      await worker.stop();
    },
  };
}
