import { createServer } from 'node:http';
import { countJobs } from '@gosds/postgres/count-jobs';
import type { OpenedDatabase } from '@gosds/postgres/open-database';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from './env.ts';

type Watched = Pick<OpenedDatabase, 'db'> & {
  readonly limiter: Pick<RateLimiter, 'left'>;
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
};

export type Metrics = {
  /** Measures each response of the service. Call this before the routes are added. */
  readonly watch: (app: FastifyInstance) => void;
  /** The metrics in Prometheus format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

function addJobs(registry: Registry, db: Watched['db']): void {
  const oldest = new Gauge({
    name: 'gosds_jobs_late_seconds',
    help: 'How long the job that is due longest has waited; 0 where none is due.',
    registers: [registry],
    async collect() {
      oldest.set(Math.max(0, (await countJobs(db)).oldest));
    },
  });
  const jobs = new Gauge({
    name: 'gosds_jobs',
    help: 'Jobs that are not done: waiting for their first run, failing and tried again, given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await countJobs(db);
      jobs.set({ state: 'waiting' }, counts.waiting);
      jobs.set({ state: 'failing' }, counts.failing);
      jobs.set({ state: 'given_up' }, counts.givenUp);
    },
  });
}

function addConnections(registry: Registry, pool: Watched['pool']): void {
  const connections = new Gauge({
    name: 'gosds_database_connections',
    help: 'Connections of the calls to the database: open, idle; and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

function addCodes(registry: Registry, limiter: Watched['limiter']): void {
  const codes = new Gauge({
    name: 'gosds_sms_codes_left',
    help: 'Codes by SMS that are left of those of the day; at 0 no telephone can be confirmed.',
    registers: [registry],
    async collect() {
      codes.set(await limiter.left(policy.rateLimits.codesOfAll, ''));
    },
  });
}

/** Metrics for the operator: responses by route, jobs, connections and the process itself. */
export function createMetrics({ db, pool, limiter }: Watched): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addJobs(registry, db);
  addConnections(registry, pool);
  addCodes(registry, limiter);
  const answers = new Histogram({
    name: 'gosds_http_answer_seconds',
    help: 'Time from a request to the end of its answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        // Not the address: it may contain one-time tokens, and each address would be a separate series.
        answers.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Serves metrics on the operator's port; undefined if no port is set. */
export const openMetrics = async (
  { METRICS_PORT: port, host }: Pick<Env, 'METRICS_PORT' | 'host'>,
  metrics?: Metrics,
) => (port === undefined || metrics === undefined ? undefined : serveMetrics(metrics, { host, port }));

/** Serves the metrics on a separate port, so that no proxy shows them to customers. Rejects if the port is taken. */
export async function serveMetrics(
  { text, contentType }: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    text().then(
      (found) => reply.writeHead(200, { 'content-type': contentType }).end(found),
      () => reply.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new Error(`The metrics cannot be served on port ${port}.`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
