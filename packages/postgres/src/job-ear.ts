import type pg from 'pg';
import { jobChannel } from './job-queue.ts';

type Hearer = { readonly wake: () => void; readonly onError: (error: unknown, kind: string) => void };

export type JobEar = { readonly listen: () => Promise<void>; readonly close: () => void };

/** Wakes the worker as soon as a transaction with a job is committed. Without a connection, the worker's poll finds the job. */
export function jobEar(pool: pg.Pool, { wake, onError }: Hearer): JobEar {
  const state: { client?: pg.PoolClient | undefined; isBusy: boolean; isClosed: boolean } = {
    isBusy: false,
    isClosed: false,
  };
  const isClosed = () => state.isClosed;
  const drop = (client: pg.PoolClient) => {
    if (state.client !== client) return;
    state.client = undefined;
    client.release(true);
  };
  return {
    async listen() {
      if (state.client || state.isBusy || state.isClosed) return;
      state.isBusy = true;
      try {
        const client = await pool.connect();
        state.client = client;
        if (isClosed()) {
          drop(client);
          return;
        }
        for (const event of ['error', 'end'] as const) {
          client.once(event, () => {
            drop(client);
          });
        }
        client.on('notification', wake);
        await client.query(`listen ${jobChannel}`);
      } catch (error) {
        if (state.client) drop(state.client);
        onError(error, 'queue');
      } finally {
        state.isBusy = false;
      }
    },
    close() {
      state.isClosed = true;
      if (!state.client) return;
      state.client.removeListener('notification', wake);
      drop(state.client);
    },
  };
}
