import { fileURLToPath } from 'node:url';
import { postgresChemicalStore } from '@gosds/postgres/chemicals/chemical-store';
import { rememberSearches } from '@gosds/usecases/chemicals/remember-searches';
import { withStructures } from '@gosds/usecases/chemicals/with-structures';
import { policy } from '@gosds/usecases/policy';
import { argon2PasswordHasher } from './adapters/argon2-password-hasher.ts';
import { builtInCatalogue, searchIsReady } from './adapters/built-in-catalogue.ts';
import { type OpenedJobAdapters, openJobAdapters } from './adapters/open-job-adapters.ts';
import { checkCodes } from './adapters/check-codes.ts';
import { checkSpace, checkWriting } from './adapters/check-disk.ts';
import { openPrinting } from './adapters/open-printing.ts';
import { buildApp } from './app.ts';
import type { Env } from './env.ts';
import { createMetrics, openMetrics } from './metrics.ts';
import { loadCatalogue } from './adapters/load-catalogue.ts';
import { finishInTime } from './finish-in-time.ts';
import { webFiles } from './http/web-files.ts';
import { createJobs } from './run-jobs.ts';
import { seedDemoUser } from './seed-demo-user.ts';
import { type OpenedStructureReader, openStructureReader } from './structures/structure-reader.ts';
import { wire } from './wire.ts';

/** The first sheet of a process takes half a second longer. So the sample is made after the start. */
const warmUpAfterMs = 2_000;

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

export type Service = {
  /** e.g. `http://localhost:3000`. */
  readonly address: string;
  readonly hasMailbox: boolean;
  /** Defined if the built-in database is in use. */
  readonly demo: { readonly email: string; readonly password: string } | undefined;
  /** Resolves if the service cannot continue. */
  readonly crashed: Promise<void>;
  readonly close: () => Promise<void>;
};

/** The mailbox shows the reset links of all users. So in production it needs the operator's password. */
const shownMailbox = (env: Env, { mail }: OpenedJobAdapters) =>
  env.isProduction && env.MAILBOX_PASSWORD === undefined ? undefined : mail.mailbox;

type Making = { readonly printing: ReturnType<typeof openPrinting>; readonly structures: OpenedStructureReader };

async function build(env: Env, opened: OpenedJobAdapters, { printing, structures }: Making) {
  const { database, payments } = opened;
  const passwords = await argon2PasswordHasher();
  const jobs = createJobs(opened, printing.adapters);
  const adapters = {
    ...opened.adapters,
    ...printing.adapters,
    chemicals: rememberSearches(withStructures(postgresChemicalStore(database.db), structures), opened.adapters.clock),
    passwords,
    answerAfterMs: policy.evenAnswerMs,
    maxIngredients: env.MAX_INGREDIENTS,
  };
  const metrics = createMetrics({ ...database, limiter: adapters.limiter });
  const isHttps = env.baseUrl.startsWith('https:');
  const useCases = wire(adapters, jobs.runNow);
  const app = await buildApp({
    useCases,
    catalogue: builtInCatalogue,
    chemicals: adapters.chemicals,
    lists: adapters.lists,
    errorLog: adapters.errorLog,
    limiter: adapters.limiter,
    payments,
    mailbox: shownMailbox(env, opened),
    mailboxPassword: env.MAILBOX_PASSWORD,
    emergencyResponse: adapters.emergencyResponse,
    maxIngredients: adapters.maxIngredients,
    health: {
      adapters: { ...opened.live, jobs: env.JOBS === 'on' ? 'in this process' : 'in the worker' },
      health: {
        'the database does not answer': database.ping,
        'the disk is full': () => checkSpace(env.dataFolder),
        'no code by SMS is left for today': () => checkCodes(adapters.limiter),
      },
      readiness: {
        database: database.ping,
        migrations: database.checkSchema,
        printer: printing.ping,
        documents: opened.documents.ping,
        disk: () => checkWriting(env.dataFolder),
      },
    },
    metrics,
    web: webFiles(webRoot),
    isSecure: isHttps || !env.INSECURE_HTTP,
    isHttps,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  });
  return { app, jobs, metrics, passwords, useCases };
}

async function listen({ app }: Awaited<ReturnType<typeof build>>, env: Env): Promise<number> {
  try {
    await app.listen({ host: env.host, port: env.PORT });
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    if (!isTaken) throw cause;
    throw new Error(`Port ${env.PORT} is in use. Stop the other program, or set PORT to another one.`, { cause });
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : env.PORT;
}

/** Makes ready what first users would wait for. Returns a function that stops what has not begun. */
function warmUp(printing: ReturnType<typeof openPrinting>, { documents }: ReturnType<typeof wire>): () => void {
  printing.warmUp();
  void searchIsReady();
  const timer = setTimeout(() => {
    documents.sample.prepare().catch(() => undefined);
  }, warmUpAfterMs).unref();
  return () => {
    clearTimeout(timer);
  };
}

/** Opens everything and listens. Returns the running service. If a step fails, closes what was opened. */
export async function startService(env: Env): Promise<Service> {
  const opened = await openJobAdapters(env);
  const printing = openPrinting();
  const structures = openStructureReader();
  const closeAdapters = async () => {
    await structures.close();
    await printing.close();
    await opened.close();
  };
  try {
    const built = await build(env, opened, { printing, structures });
    const { app, jobs, metrics, passwords, useCases } = built;
    const demo = !env.DATABASE_URL && !env.isProduction;
    const demoUser = demo ? await seedDemoUser(opened.adapters.work, passwords) : undefined;
    const port = await listen(built, env);
    const served = await openMetrics(env, metrics);
    opened.payments.sandbox?.deliverTo(`http://localhost:${port}/api/webhooks/stripe`);
    opened.payments.payPal?.sandbox?.deliverTo(`http://localhost:${port}/api/webhooks/paypal`);
    if (env.JOBS === 'on') jobs.start();
    const loading = env.JOBS === 'on' ? loadCatalogue(env, opened.database.address, jobs.watchNow) : undefined;
    const stopWarming = env.WARM_UP === 'on' ? warmUp(printing, useCases) : undefined;
    return {
      address: `http://localhost:${port}`,
      hasMailbox: shownMailbox(env, opened) !== undefined,
      demo: demoUser,
      crashed: opened.database.crashed,
      async close() {
        stopWarming?.();
        await finishInTime(printing, async () => {
          await loading?.stop();
          await app.close();
          await served?.close();
          await jobs.stop();
        });
        await closeAdapters();
      },
    };
  } catch (error) {
    await closeAdapters();
    throw error;
  }
}
