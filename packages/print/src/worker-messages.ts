/** What a worker process answers to a job. */
export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

export const isReply = (message: unknown): message is Reply =>
  typeof message === 'object' && message !== null && 'ok' in message && typeof message.ok === 'boolean';

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
}

async function answer(work: (job: unknown) => unknown, job: unknown): Promise<Reply> {
  try {
    return { ok: true, value: await work(job) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
