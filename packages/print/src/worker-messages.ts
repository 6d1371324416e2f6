/** A worker's reply to a job. */
export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

export const isReply = (message: unknown): message is Reply =>
  typeof message === 'object' && message !== null && 'ok' in message && typeof message.ok === 'boolean';

/** Sent once by a worker process when it can take jobs. */
const ready = { ready: true } as const;

export const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'ready' in message;

/** Checks that a worker is alive; it answers without doing work. */
export const ping = { ping: true } as const;

const isPing = (job: unknown): boolean => typeof job === 'object' && job !== null && 'ping' in job;

/**
 * Answers every message of the parent with the result of `work`. Tidies up after each reply, and ends when the parent
 * is gone.
 */
export function serveParent(work: (job: unknown) => unknown, tidyUp: () => void = () => undefined): void {
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole process group, but only the parent decides when to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('message', (job) => {
    void answer(work, job).then((reply) => process.send?.(reply, tidyUp));
  });
  process.send?.(ready);
}

async function answer(work: (job: unknown) => unknown, job: unknown): Promise<Reply> {
  try {
    return { ok: true, value: isPing(job) ? undefined : await work(job) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
