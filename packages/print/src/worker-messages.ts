/** What a worker process answers to a job. */
export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

export const isReply = (message: unknown): message is Reply =>
  typeof message === 'object' && message !== null && 'ok' in message && typeof message.ok === 'boolean';

/** What a worker process says once, when it can take jobs. */
const ready = { ready: true } as const;

export const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'ready' in message;

/** Asks a worker whether it lives; it answers without any work. */
export const ping = { ping: true } as const;

const isPing = (job: unknown): boolean => typeof job === 'object' && job !== null && 'ping' in job;

/**
 * Answers every message of the parent with what `work` makes of it, tidies up once the answer is sent, and ends when the
 * parent is gone.
 */
export function serveParent(work: (job: unknown) => unknown, tidyUp: () => void = () => undefined): void {
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group of processes; only the parent decides when work is over.
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
