import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadChemicals, type LoadOutcome } from '@gosds/postgres/chemicals/load-chemicals';
import type { Address } from '@gosds/postgres/connect';
import { openForCommand } from '@gosds/postgres/open-for-command';
import { type Environment, placeOf } from './database-place.ts';
import { failureText } from './importing/failure-text.ts';
import { readImportOptions } from './importing/import-options.ts';
import { importPublisher, outdated, sourcesText, withdrawImport } from './importing/import-publisher.ts';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

const usage = `Usage: gosds import chemicals [FOLDER]
       gosds import --from SOURCE --edition EDITION FILE... [options]
       gosds import --withdraw SOURCE
       gosds import sources

chemicals loads the chemicals and regulatory lists of a folder of data (default: the data of the product) for the search of chemicals.
--from adds what a publisher offers for download, from its files as they are. docs/data.md tells the files of each source.
All or nothing: what was loaded before is searched until the end, and after a fault. What is broken off goes on where it stopped.

Options
      --from SOURCE      whose files they are; sources prints all
      --edition TEXT     how the publisher names the edition, such as 2026-03; earlier ones are kept
      --dry-run          what would change, without a change
      --leave-out-faulty take the other rows, where some cannot be taken
      --encoding NAME    of a text that is not UTF-8, such as windows-1252
      --column F=HEAD    a column of a table whose layout is not known, such as cas=CAS-Nr; for each column
      --list ID          of comptox-list and general-list: the list, with --title TEXT, --country CODE and --topic TEXT,
                         and as you know them --authority TEXT, --act TEXT and --licence TEXT
      --complete         you declare that the files hold the whole list: what it does not name counts as not listed.
                         The edition is then a date; a list that you name needs authority, act and licence
      --withdraw SOURCE  takes an import out of the search; SOURCE:ID for a list

The database is that of DATABASE_URL, else the one in the folder of GOSDS_DATA, as for the service. The service may be running.

Exit codes: 0 loaded, tried, or loaded already, 1 not loaded, 2 the command line is wrong.
`;

const ownData = fileURLToPath(new URL('../../../data', import.meta.url));

function sentenceOf(outcome: LoadOutcome): string {
  if (outcome.outcome === 'current') return 'These data are loaded already.';
  if (outcome.outcome === 'busy') return 'Another import is running. Try again when it has ended.';
  if (outcome.outcome === 'outdated') return outdated;
  const { chemicals, names, memberships } = outcome;
  return `Loaded ${chemicals} chemicals, ${names} names and ${memberships} entries of lists.`;
}

type Screen = Pick<Terminal, 'write' | 'writeError'>;
type Place = { readonly address: Address; readonly data: string };

async function loadFolder({ address, data }: Place, { write, writeError }: Screen): Promise<boolean> {
  const outcome = await loadChemicals(address, data, (done, part) => {
    writeError(`${String(Math.floor(part * 100)).padStart(3)} % ${done}\n`);
  });
  write(`${sentenceOf(outcome)}\n`);
  return outcome.outcome !== 'busy' && outcome.outcome !== 'outdated';
}

type Work = { readonly folder: string; readonly run: (place: Place, screen: Screen) => Promise<boolean> };

/**
 * Reads the arguments. Returns the work to do, or the reason they are wrong; an empty reason if the usage text is
 * enough.
 */
function workOf(args: readonly string[], folder: string): Work | string {
  if (args.some((each) => each.startsWith('--from'))) {
    const read = readImportOptions(args);
    if ('fault' in read) return read.fault;
    return { folder, run: (place, screen) => importPublisher(place, read.wish, screen) };
  }
  const [kind, named = folder, ...more] = args;
  if (more.length > 0 || named.startsWith('-')) return '';
  if (kind === 'chemicals') return { folder: named, run: loadFolder };
  if (kind !== '--withdraw' || args.length < 2) return '';
  return { folder, run: (place, screen) => withdrawImport(place, named, screen) };
}

/** Loads data into the database. Returns the exit code. */
export async function importCommand(
  args: readonly string[],
  screen: Screen,
  environment: Environment,
): Promise<number> {
  if (args.length === 1 && args[0] === 'sources') {
    screen.write(sourcesText());
    return exitCodes.done;
  }
  const work = workOf(args, environment['CHEMICAL_DATA'] ?? ownData);
  if (typeof work === 'string') {
    screen.writeError(work === '' ? usage : `gosds: ${work}\n\n${usage}`);
    return exitCodes.usage;
  }
  try {
    const { address, close } = await openForCommand(placeOf(environment));
    try {
      const isDone = await work.run({ address, data: resolve(work.folder) }, screen);
      return isDone ? exitCodes.done : exitCodes.failed;
    } finally {
      await close();
    }
  } catch (error) {
    screen.writeError(`gosds: ${failureText(error)}\n`);
    return exitCodes.failed;
  }
}
