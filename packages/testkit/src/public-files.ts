import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the lock file. Tests can move to any depth, and a copy under mutation finds its own root. */
function repositoryRoot(from = process.cwd()): string {
  if (existsSync(join(from, 'package-lock.json'))) return from;
  if (dirname(from) === from) throw new Error(`no repository at ${process.cwd()} or above it`);
  return repositoryRoot(dirname(from));
}

/** A file of the repository by its path from the root, such as `docs/api.md`. */
export const repositoryFile = (path: string): string => join(repositoryRoot(), path);

type PublicFile = Readonly<{ path: string; isThere: boolean }>;

/**
 * A public file or folder for comparisons, by its path in `shared/` beside the repository. Without that folder the
 * comparison is skipped with a message; with it, a missing path is a fault of the test.
 */
export function publicFile(path: string): PublicFile {
  const shared = join(repositoryRoot(), '../shared');
  const [kind = ''] = path.split('/');
  const found = { path: join(shared, path), isThere: existsSync(join(shared, path)) };
  if (found.isThere) return found;
  if (existsSync(join(shared, kind)))
    throw new Error(`shared/${kind} lies beside the repository, but not shared/${path}`);
  console.log(`skipped: shared/${path} does not lie beside the repository`);
  return found;
}
