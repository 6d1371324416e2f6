import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Address } from '@gosds/postgres/connect';
import type { Env } from '../env.ts';

const program = fileURLToPath(new URL('../load-chemicals.js', import.meta.url));

/**
 * Loads the chemicals in a separate process, because the first load takes about twenty seconds. Does nothing if they
 * are loaded or another process loads them. Logs a fault; the earlier load stays in use. Calls `onLoaded` once nothing
 * is left to load.
 */
export function loadCatalogue(
  { CHEMICAL_DATA }: Env,
  address: Address,
  onLoaded: () => void,
): { readonly stop: () => Promise<void> } {
  if (CHEMICAL_DATA === 'off') return { stop: () => Promise.resolve() };
  const child = fork(program, [JSON.stringify(address), CHEMICAL_DATA], { execArgv: [] });
  const ended = once(child, 'exit');
  child.once('exit', (code) => {
    if (code === 0) onLoaded();
  });
  return {
    async stop() {
      // The database rolls back what the process has written.
      child.kill();
      await ended;
    },
  };
}
