// The programs in bench/ and scripts/ name built files, which no compiler checks. This checks that every path and every
// imported name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
const programs = ['bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
    .map((file) => `${folder}/${file}`),
);

const pathsIn = (source) => [...source.matchAll(/'(?:\.\.\/)?((?:apps|packages)\/[\w./-]+)'/g)].map(([, path]) => path);
const importsIn = (source) =>
  [...source.matchAll(/import \{([^}]+)\} from '(@gosds\/[^']+)'/g)].map(([, names, module]) => ({
    names: names.split(',').flatMap((name) => name.trim().split(' as ')[0] || []),
    module,
  }));

/** The fault of one import. Loads the module itself, because only it knows its names. */
async function faultsOf({ names, module }) {
  const file = fileURLToPath(import.meta.resolve(module));
  // An old build keeps files that have since moved; the source does not.
  const source = file.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  if (!existsSync(file) || !existsSync(source)) return [`there is no ${module}`];
  const exported = await import(module);
  return names.filter((name) => !(name in exported)).map((name) => `${module} has no ${name}`);
}

let read = 0;
const faults = [];
for (const program of programs) {
  const source = readFileSync(join(root, program), 'utf8');
  const paths = pathsIn(source);
  const imports = importsIn(source);
  read += paths.length + imports.length;
  const found = await Promise.all(imports.map(faultsOf));
  const missing = paths.filter((path) => !existsSync(join(root, path))).map((path) => `there is no ${path}`);
  faults.push(...[...missing, ...found.flat()].map((fault) => `${program}: ${fault}`));
}
if (read === 0) faults.push('no path was found in bench/ and scripts/');
for (const fault of faults) console.error(fault);
console.log(`${read} paths and imports in ${programs.length} programs, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
