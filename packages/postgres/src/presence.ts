import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processLocks } from './advisory-locks.ts';
import { type Address, connectionTo } from './connect.ts';
import { unavailable } from './unavailable.ts';

export type Presence = {
  /** Number of this process, written on its jobs. */
  readonly process: number;
  close(): Promise<void>;
};

const againAfterMs = 500;

/** Shared locks are free at once, so that only a server that hangs takes longer. */
const answerWithinMs = 5_000;

async function hold(address: Address, process: number): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionTo(address), query_timeout: answerWithinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Shared locks: after a broken connection the server may hold the old lock a little longer.
    for (const lock of [processLocks.sealed, processLocks.presence]) {
      await client.query('select pg_advisory_lock_shared($1, $2)', [lock, process]);
    }
    return client;
  } catch (error) {
    void client.end();
    throw unavailable(error);
  }
}

const ended = (client: pg.Client): Promise<void> =>
  new Promise((resolve) => {
    client.once('end', resolve);
  });

/**
 * Shows that this process is alive, by a lock on a separate connection. PostgreSQL releases the lock when the process
 * ends in any way. Reopens a broken connection within seconds. Throws Problem `unavailable` if the database does not
 * answer at first.
 */
export async function showPresence(address: Address): Promise<Presence> {
  const process = randomInt(1, 2 ** 31 - 1);
  const state = { client: await hold(address, process), isClosed: false };
  const isClosed = () => state.isClosed;
  const keep = async () => {
    while (!isClosed()) {
      await ended(state.client);
      while (!isClosed()) {
        await sleep(againAfterMs, undefined, { ref: false });
        const client = isClosed() ? undefined : await hold(address, process).catch(() => undefined);
        if (!client) continue;
        state.client = client;
        break;
      }
    }
  };
  void keep();
  return {
    process,
    async close() {
      state.isClosed = true;
      await state.client.end().catch(() => undefined);
    },
  };
}
