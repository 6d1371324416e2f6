import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problemLine, readData } from './check-data.ts';

/** Existing generated modules, including those that nothing generates any more. */
function generatedFiles(root: string): string[] {
  const packages = join(root, 'packages');
  return readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name, 'src/generated');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
}

/**
 * Compiles `data/` into the `src/generated` folders of the packages. Does not write unchanged modules. Throws with
 * every fault of the data.
 */
export function compileData(root: string): void {
  const { modules, problems } = readData(join(root, 'data'));
  if (problems.length > 0) throw new Error(`data/ has faults:\n${problems.map(problemLine).join('\n')}`);
  const paths = new Set(modules.map(({ path }) => join(root, path)));
  for (const file of generatedFiles(root)) if (!paths.has(file)) rmSync(file);
  for (const { path, text } of modules) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
