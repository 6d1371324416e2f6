import { pino } from 'pino';
import type { Env } from './env.ts';

/** The log of what no call caused: JSON lines on the standard output, like those of the calls. */
export const openLog = ({ LOG_LEVEL: level }: Pick<Env, 'LOG_LEVEL'>) => pino({ level, base: { pid: process.pid } });

/** The job library prints a trace when it loses its connection. It becomes a line of the log. */
export function logTraces(env: Pick<Env, 'LOG_LEVEL'>): void {
  const log = openLog(env);
  console.trace = (...said: readonly unknown[]) => {
    const err = said.find((each) => each instanceof Error);
    log.warn({ err }, 'A worker of the job queue ended: %s', err?.message ?? said.join(' '));
  };
}
