import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Address } from '@gosds/postgres/connect';
import type { Env } from '../env.ts';

const program = fileURLToPath(new URL('../load-chemicals.js', import.meta.url));

/**
 * Loads the chemicals in a process of its own, since it takes some twenty seconds the first time. Nothing is done where they are
 * loaded already, or where another process loads them. A fault is written to the log of the service; what was loaded before is served.
 * `onLoaded` is called once nothing is left to load.
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
      // What it has written is undone by the database.
      child.kill();
      await ended;
    },
  };
}
