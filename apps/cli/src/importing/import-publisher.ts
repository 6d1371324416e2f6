import { formOfReaders, readPublisher, sources } from '@gosds/imports/publishers/read-publisher';
import { loadWith, type LoadOutcome } from '@gosds/postgres/chemicals/load-chemicals';
import { stagePackage } from '@gosds/postgres/chemicals/stage-package';
import type { Address } from '@gosds/postgres/connect';
import type { Terminal } from '../run-command.ts';
import { type ImportWish } from './import-options.ts';
import { diffText, faultsText, readText } from './import-text.ts';
import { fingerprintOf, openFile } from './open-file.ts';

type Place = { readonly address: Address; readonly data: string };
type Screen = Pick<Terminal, 'write' | 'writeError'>;

const busy = 'Another import is running. Try again when it has ended.\n';
export const outdated = 'The database is of a later version of the service. Import with that version.';

async function stage({ address }: Place, wish: ImportWish, { writeError }: Screen) {
  const { name, source, edition, licence, list, files, encoding } = wish;
  const readAs = [formOfReaders, name, edition, licence, list, encoding, wish.columns];
  return stagePackage(
    address,
    {
      ...{ source: name, edition, licence, list },
      fingerprint: await fingerprintOf(files, readAs),
      items: () => readPublisher(source, files.map(openFile), encoding),
    },
    (count) => {
      writeError(`      read ${count} rows\n`);
    },
  );
}

const progressOn =
  ({ writeError }: Screen) =>
  (done: string, part: number) => {
    writeError(`${String(Math.floor(part * 100)).padStart(3)} % ${done}\n`);
  };

/** Prints the outcome of a load. True if the load succeeded. */
function tell(outcome: LoadOutcome, { write, writeError }: Screen): boolean {
  if (outcome.outcome === 'busy') {
    writeError(busy);
    return false;
  }
  if (outcome.outcome === 'outdated') {
    writeError(`${outdated}\n`);
    return false;
  }
  if (outcome.outcome === 'current') write('This edition is searched already.\n');
  else write(diffText(outcome));
  if (outcome.outcome === 'tried') write('Nothing was changed: this was a dry run.\n');
  if (outcome.outcome === 'loaded')
    write(
      `Loaded ${outcome.chemicals} chemicals, ${outcome.names} names and ${outcome.memberships} entries of lists.\n`,
    );
  return true;
}

/** Why the import ends at faulty rows; undefined if it leaves them out. */
function whyFaultsStop({ leavesOutFaulty, list }: ImportWish): string | undefined {
  if (list?.isComplete)
    return 'A list without some of its rows is not complete. Correct the rows, or leave out --complete.';
  return leavesOutFaulty ? undefined : 'Correct the rows, or leave them out with --leave-out-faulty.';
}

/** Imports a publisher's files, or only tries them. True if it succeeded. Rejects if a file is refused. */
export async function importPublisher(place: Place, wish: ImportWish, screen: Screen): Promise<boolean> {
  const staged = await stage(place, wish, screen);
  if (staged === undefined) {
    screen.writeError(busy);
    return false;
  }
  screen.write(readText(staged));
  if (staged.faults > 0) screen.writeError(faultsText(staged));
  if (staged.rows === 0) {
    screen.writeError('gosds: There is no row to be taken. Nothing was changed.\n');
    return false;
  }
  const refusal = staged.faults > 0 ? whyFaultsStop(wish) : undefined;
  if (refusal !== undefined) {
    screen.writeError(`gosds: Nothing was changed. ${refusal}\n`);
    return false;
  }
  const load = { data: place.data, wish: { serve: staged.id, isDryRun: wish.isDryRun } };
  return tell(await loadWith(place.address, load, progressOn(screen)), screen);
}

/** Takes an import out of the search. True if it succeeded. */
export async function withdrawImport(place: Place, name: string, screen: Screen): Promise<boolean> {
  const load = { data: place.data, wish: { withdraw: name } };
  return tell(await loadWith(place.address, load, progressOn(screen)), screen);
}

const indent = ' '.repeat(18);

/** The publishers, the files to download from each, the columns that are needed, and the licence. */
export const sourcesText = (): string =>
  Object.entries(sources)
    .map(([name, { publisher, files, licence, layouts }]) => {
      const columns = layouts.map(({ version, needed }) => {
        const heads = Object.values(needed).map((names) => names.join(' or '));
        return `${indent}columns: ${heads.join(', ')} (${version})\n`;
      });
      return `${name.padEnd(18)}${publisher}: ${files}\n${columns.join('')}${indent}licence: ${licence}\n`;
    })
    .join('');
