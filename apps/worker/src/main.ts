import { openJobAdapters } from '@gosds/api/adapters/open-job-adapters';
import { readEnv } from '@gosds/api/env';
import { createJobs } from '@gosds/api/run-jobs';
import closeWithGrace from 'close-with-grace';

const needed =
  'The worker shares the database and the card provider of the service: set DATABASE_URL and STRIPE_SECRET_KEY. The built-in ones live inside the service, which runs their jobs itself.';

try {
  const env = readEnv(process.env);
  if (!env.DATABASE_URL || !env.STRIPE_SECRET_KEY) throw new Error(needed);
  const opened = await openJobAdapters(env);
  const jobs = createJobs(opened);
  closeWithGrace({ delay: 30_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await jobs.stop();
    await opened.close();
  });
  await jobs.start();
  console.log('GoSDS worker is ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
