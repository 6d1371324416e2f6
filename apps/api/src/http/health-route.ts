import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';

/** The live adapter behind each port, in words. */
type LiveAdapters = Readonly<Record<string, string>>;

/** Rejects if something is wrong. A check that takes longer than `withinMs` counts as failed. */
export type Check = () => Promise<unknown>;

export type HealthOptions = {
  readonly adapters: LiveAdapters;
  /** Keyed by the message of `/health` if the check fails. */
  readonly health: Readonly<Record<string, Check>>;
  /** Keyed by the name of the check in `/ready`. */
  readonly readiness: Readonly<Record<string, Check>>;
};

const withinMs = 3_000;
/** Protects the checks from frequent monitoring. */
const keptMs = 1_000;

async function passes(check: Check): Promise<boolean> {
  const late = sleep(withinMs, false, { ref: false });
  return Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

async function passesOf(checks: Readonly<Record<string, Check>>): Promise<Record<string, boolean>> {
  const entries = Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Shares one answer among all requests within a second. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > keptMs) last = { at: now, answer: ask() };
    return last.answer;
  };
}

/**
 * `/health` returns 200 as long as the process answers, with the faults in words, because a restart repairs neither a
 * full disk nor a database. `/ready` returns 200 or 503 with each check.
 */
export const healthRoute: FastifyPluginAsync<HealthOptions> = async (app, { adapters, health, readiness }) => {
  const faults = kept(() => passesOf(health));
  const checks = kept(() => passesOf(readiness));

  app.get('/health', async (_request, reply) => {
    const found = Object.entries(await faults()).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
    void reply.header('cache-control', 'no-store');
    return { status: found.length === 0 ? 'ok' : found.join('; '), adapters };
  });

  app.get('/ready', async (_request, reply) => {
    const found = await checks();
    const ready = Object.values(found).every(Boolean);
    void reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    return { ready, checks: found };
  });
};
