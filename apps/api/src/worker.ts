import { loadCatalogue } from './adapters/load-catalogue.ts';
import { openJobAdapters } from './adapters/open-job-adapters.ts';
import { endOnSignals } from './end-on-signals.ts';
import { type Env, readEnv } from './env.ts';
import { finishInTime } from './finish-in-time.ts';
import { logTraces } from './log.ts';
import { createMetrics, openMetrics } from './metrics.ts';
import { openPrinting } from './adapters/open-printing.ts';
import { createJobs } from './run-jobs.ts';

const needed =
  'The worker shares the database and the card provider of the service: set DATABASE_URL and STRIPE_SECRET_KEY. The built-in ones live inside the service, which runs their jobs itself.';

/** Opens what jobs need and runs them. Returns a function that stops them. */
async function startWorker(env: Env): Promise<{ readonly close: () => Promise<void> }> {
  if (!env.DATABASE_URL || !env.STRIPE_SECRET_KEY) throw new Error(needed);
  const opened = await openJobAdapters(env);
  // Starts its processes with the first sheet to examine.
  const printing = openPrinting();
  const jobs = createJobs(opened, printing.adapters);
  jobs.start();
  const served = await openMetrics(env, createMetrics({ ...opened.database, limiter: opened.adapters.limiter }));
  const loading = loadCatalogue(env, opened.database.address, jobs.watchNow);
  return {
    async close() {
      await finishInTime(printing, async () => {
        await served?.close();
        await loading.stop();
        await jobs.stop();
      });
      await printing.close();
      await opened.close();
    },
  };
}

try {
  const env = readEnv(process.env);
  logTraces(env);
  const starting = startWorker(env);
  endOnSignals(async () => {
    const worker = await starting.catch(() => undefined);
    await worker?.close();
  });
  await starting;
  console.log('GoSDS worker is ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
