import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { nameOfPlan } from './prepared.ts';
import { cannotServe, unavailable } from './unavailable.ts';

/** Connections broken by the server, the network or the system. */
const broken = new WeakSet<pg.ClientBase>();

/** A connection can break at any time, in use or not. Without a listener, this would end the process. */
export function watchConnections(pool: pg.Pool, onBroken: (error: Error) => void): void {
  // The pool only repeats the errors of its idle connections.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      broken.add(client);
      onBroken(error);
    });
    client.on('end', () => broken.add(client));
  });
}

class TooLate extends Error {
  override readonly name = 'TooLate';
}

async function inTime<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TooLate(`The database did not answer in ${withinMs} ms.`));
    }, withinMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes later statements on a broken connection, such as the end of its transaction, fail at once. Then the connection
 * is closed.
 */
function guard(client: pg.PoolClient, withinMs: number): PostgresPoolClient {
  const state: { failure?: Error } = {};
  async function ask(text: string, parameters: readonly unknown[]) {
    if (state.failure) throw state.failure;
    try {
      const name = nameOfPlan(text);
      return await inTime(
        client.query({ text, values: [...parameters], ...(name !== undefined && { name }) }),
        withinMs,
      );
    } catch (error) {
      if (!(error instanceof TooLate || broken.has(client) || cannotServe(error))) throw error;
      state.failure = unavailable(error);
      throw state.failure;
    }
  }
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, parameters: readonly unknown[] = []): object {
    if (typeof text !== 'string') throw new TypeError('The stores use no cursor.');
    return ask(text, parameters);
  }
  return {
    query,
    release() {
      client.release(state.failure);
    },
  };
}

/** The pool for the stores. Throws Problem `unavailable` if it cannot answer in time. */
export const guardedPool = (pool: pg.Pool, withinMs: number): PostgresPool => ({
  async connect() {
    const client = await pool.connect().catch((error: unknown) => {
      throw unavailable(error);
    });
    return guard(client, withinMs);
  },
  end: () => pool.end(),
});
