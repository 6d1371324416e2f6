import type { FastifyPluginAsync } from 'fastify';

/** Which adapter is live behind each port, in words. */
export type LiveAdapters = Readonly<Record<string, string>>;

export type HealthOptions = {
  readonly adapters: LiveAdapters;
  /** Rejects where the database does not answer. */
  readonly ping: () => Promise<void>;
};

export const healthRoute: FastifyPluginAsync<HealthOptions> = async (app, { adapters, ping }) => {
  app.get('/health', async (_request, reply) => {
    const isUp = await ping().then(
      () => true,
      () => false,
    );
    void reply.header('cache-control', 'no-store').code(isUp ? 200 : 503);
    return { status: isUp ? 'ok' : 'database does not answer', adapters };
  });
};
