import { Problem } from '@gosds/contract/problem';
import type { JobHandler, JobQueue, RunJobNow } from '../job-queue.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import {
  memoryLoginFailureStore,
  memoryOneTimeTokenStore,
  memorySessionStore,
  memoryUserStore,
} from './memory-account-stores.ts';
import {
  memoryCompanyProfileStore,
  memoryFeedbackStore,
  memoryDocumentStore,
  memoryDraftStore,
  memoryGroupStandardStore,
  memoryLogoStore,
  memoryOrderStore,
  memoryPublicPageStore,
  memoryTemporaryPdfStore,
} from './memory-sheet-stores.ts';

/** Jobs in memory. Each runs when `runNow` is called. */
export function memoryJobs(handlers: () => readonly JobHandler[]) {
  const kept = new Map<string, { kind: string; data: unknown }>();
  const queue: JobQueue = {
    async enqueue({ kind, key, data }) {
      if (!kept.has(key)) kept.set(key, { kind: kind.name, data });
    },
  };
  const runNow: RunJobNow = async (key) => {
    const job = kept.get(key);
    const handler = handlers().find(({ kind }) => kind === job?.kind);
    if (!job || !handler) return 'queued';
    return handler.run(job.data).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
  };
  return { queue, runNow, keys: () => [...kept.keys()] };
}

/** In-memory stores for one test. Transactions are not rolled back, so tests of rollback use a database. */
export function memoryWork(jobs: JobQueue, blocked?: Set<string>) {
  const documents = memoryDocumentStore();
  const orders = memoryOrderStore(documents);
  const stores: Omit<
    Stores,
    | 'payments'
    | 'prices'
    | 'promos'
    | 'promoOffers'
    | 'phoneCodes'
    | 'chemistTasks'
    | 'erServices'
    | 'purchases'
    | 'reports'
    | 'staff'
    | 'moneyDocuments'
    | 'refunds'
    | 'comparisons'
    | 'ownData'
    | 'apiKeys'
    | 'orderKeys'
    | 'webhooks'
    | 'watch'
    | 'teams'
  > = {
    users: memoryUserStore(blocked),
    sessions: memorySessionStore(),
    oneTimeTokens: memoryOneTimeTokenStore(),
    loginFailures: memoryLoginFailureStore(),
    companyProfiles: memoryCompanyProfileStore(),
    feedback: memoryFeedbackStore(),
    drafts: memoryDraftStore(),
    logos: memoryLogoStore(),
    groupStandards: memoryGroupStandardStore(),
    documents,
    publicPages: memoryPublicPageStore(),
    temporaryPdfs: memoryTemporaryPdfStore(),
    orders,
    jobs,
  };
  // The missing stores belong to the checkout, whose tests use a database.
  const all = stores as Stores;
  const work: UnitOfWork = { stores: all, transaction: (run) => run(all) };
  return { work, orders };
}

/** Counts for ever, and shows the counts. */
export function memoryRateLimiter() {
  const taken = new Map<string, number>();
  const limiter: RateLimiter = {
    async take({ name, max }, subject) {
      const key = `${name} ${subject}`;
      taken.set(key, (taken.get(key) ?? 0) + 1);
      if ((taken.get(key) ?? 0) > max) throw new Problem('too-many-requests');
      return max - (taken.get(key) ?? 0);
    },
    left: async ({ name, max }, subject) => Math.max(0, max - (taken.get(`${name} ${subject}`) ?? 0)),
  };
  return { limiter, taken };
}
