import { collectGarbage, sweepBlobs } from '@gosds/postgres/collect-garbage';
import { jobWorker } from '@gosds/postgres/job-worker';
import { removeClearKeys } from '@gosds/postgres/sealing/service-keys';
import { purgeExpired } from '@gosds/postgres/purge-expired';
import { dailyComparison } from '@gosds/usecases/money/compare-payments';
import type { OpenedJobAdapters } from './adapters/open-job-adapters.ts';
import type { openPrinting } from './adapters/open-printing.ts';
import { wireErasures, wireJobs, wirePapers, wireWatch } from './wire.ts';

const collectEveryMs = 5 * 60_000;
const purgeEveryMs = 6 * 3_600_000;
const compareEveryMs = 3_600_000;
/** Long enough not to slow the start, short enough for a service that often restarts. */
const compareAfterSeconds = 600;
const watchEveryMs = 10 * 60_000;

/** Runs work in the background. `ended` waits for running work, because the database closes next. */
function background() {
  const running = new Set<Promise<unknown>>();
  const begin = (work: () => Promise<unknown>) => {
    const begun = work().finally(() => running.delete(begun));
    running.add(begun);
  };
  const every = (work: () => Promise<unknown>, ms: number) =>
    setInterval(() => {
      begin(work);
    }, ms);
  return { begin, every, ended: () => Promise.all(running) };
}

type Printing = ReturnType<typeof openPrinting>['adapters'];

/** The jobs of the service or the worker, with the tools for sheets and reports. Not started yet. */
export function createJobs(
  { database: { db, pool, upkeep, process }, adapters }: OpenedJobAdapters,
  { makingOf, reportWriterOf }: Pick<Printing, 'makingOf' | 'reportWriterOf'>,
) {
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
    handlers: wireJobs({ ...adapters, reportWriterOf, sheets: makingOf('watch').sheets }),
    onError: (error, kind) => void report(error, kind),
    process,
  });
  const stored = { db: upkeep, blobs: adapters.blobs };
  const collect = () => collectGarbage(stored).catch((error: unknown) => report(error, 'collect-garbage'));
  const eraseAgain = wireErasures(adapters);
  const removePapers = wirePapers(adapters);
  const purge = async () => {
    await eraseAgain().catch((error: unknown) => report(error, 'repeat-erasures'));
    await removePapers().catch((error: unknown) => report(error, 'remove-papers'));
    await purgeExpired(upkeep).catch((error: unknown) => report(error, 'purge'));
    await removeClearKeys(upkeep).catch((error: unknown) => report(error, 'purge'));
    await sweepBlobs(stored).catch((error: unknown) => report(error, 'sweep-blobs'));
  };
  const beginWatch = wireWatch(adapters);
  const watch = () => beginWatch().catch((error: unknown) => report(error, 'watch'));
  const { begin, every, ended } = background();
  /** Once a day: the queue ignores a second job of the same day. */
  const compare = () =>
    adapters.work.stores.jobs
      .enqueue({ ...dailyComparison(adapters.clock()), delaySeconds: compareAfterSeconds })
      .catch((error: unknown) => report(error, 'compare-payments'));
  const timers = [
    ...[every(collect, collectEveryMs), every(purge, purgeEveryMs)],
    ...[every(compare, compareEveryMs), every(watch, watchEveryMs)],
  ];
  for (const timer of timers) timer.unref();
  return {
    runNow: worker.runNow,
    /** Checks for outside changes at once. */
    watchNow: () => {
      begin(watch);
    },
    start() {
      begin(purge);
      begin(compare);
      begin(watch);
      worker.start();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([worker.stop(), ended()]);
    },
  };
}
