import { Problem } from '@gosds/contract/problem';
import { PoolClosed, PoolFull, TooManyWaiting, WorkerTimeout } from '@gosds/print/worker-errors';

const retryAfterSeconds = 10;

/** Turns a worker's fault into a Problem for the client. Returns other faults unchanged. */
function problemOf(fault: unknown): unknown {
  if (fault instanceof WorkerTimeout) return new Problem('took-too-long', { retryAfterSeconds }, { cause: fault });
  const isTooMuch = fault instanceof PoolFull || fault instanceof PoolClosed;
  if (isTooMuch) return new Problem('busy', { retryAfterSeconds }, { cause: fault });
  if (fault instanceof TooManyWaiting) return new Problem('too-many-requests', { retryAfterSeconds }, { cause: fault });
  return fault;
}

export async function tellWorkerFaults<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    throw problemOf(fault);
  }
}
