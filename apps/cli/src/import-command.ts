import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadChemicals, type LoadOutcome } from '@gosds/postgres/chemicals/load-chemicals';
import { openForCommand } from '@gosds/postgres/open-for-command';
import { type Environment, placeOf } from './database-place.ts';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

const usage = `Usage: gosds import chemicals [FOLDER]

Loads the chemicals and regulatory lists of a folder of data (default: the data of the product) for the search of chemicals.
docs/data.md tells the form of its files. All or nothing: what was loaded before is searched until the end, and after a fault.

The database is that of DATABASE_URL, else the one in the folder of GOSDS_DATA, as for the service. The service may be running.

Exit codes: 0 loaded, or loaded already, 1 not loaded, 2 the command line is wrong.
`;

const ownData = fileURLToPath(new URL('../../../data', import.meta.url));

function sentenceOf(outcome: LoadOutcome): string {
  if (outcome.outcome === 'current') return 'These data are loaded already.';
  if (outcome.outcome === 'busy') return 'Another import is running. Try again when it has ended.';
  const { chemicals, names, memberships } = outcome;
  return `Loaded ${chemicals} chemicals, ${names} names and ${memberships} entries of lists.`;
}

/** Loads data into the database; gives the exit code. */
export async function importCommand(
  [kind, folder = ownData, ...more]: readonly string[],
  { write, writeError }: Pick<Terminal, 'write' | 'writeError'>,
  environment: Environment,
): Promise<number> {
  if (kind !== 'chemicals' || more.length > 0 || folder.startsWith('-')) {
    writeError(usage);
    return exitCodes.usage;
  }
  try {
    const { address, close } = await openForCommand(placeOf(environment));
    try {
      const outcome = await loadChemicals(address, resolve(folder), (done, part) => {
        writeError(`${String(Math.floor(part * 100)).padStart(3)} % ${done}\n`);
      });
      write(`${sentenceOf(outcome)}\n`);
      return outcome.outcome === 'busy' ? exitCodes.failed : exitCodes.done;
    } finally {
      await close();
    }
  } catch (error) {
    writeError(`gosds: ${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.failed;
  }
}
