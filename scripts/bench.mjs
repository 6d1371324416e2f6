// `npm run bench [NAME...] [-- --FLAG...]`: runs each measurement in bench/ in its own process with the given flags,
// and prints its figures. `--write` puts them into the README; `--runs=N` measures N times and gives the lowest and the
// highest.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { readFigures, tableOf } from '../bench/support/figures.mjs';
import { basename, join } from 'node:path';
import { ensureTests } from './setup.mjs';

const CHROMIUM_PATH = await ensureTests();
const environment = { ...process.env, CHROMIUM_PATH };
const folder = join(import.meta.dirname, '../bench');
const isFlag = (argument) => argument.startsWith('--');
const wanted = process.argv.slice(2).filter((argument) => !isFlag(argument));
const flags = process.argv.slice(2).filter((argument) => isFlag(argument) && !/^--(?:write|runs)\b/.test(argument));
const isWritten = process.argv.includes('--write');
const runs = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 1);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.mjs')));
if (files.length === 0) {
  console.error(`There is no measurement named ${wanted.join(', ')}.`);
  process.exit(1);
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}`);
const readme = join(import.meta.dirname, '../README.md');
const table = /(?<=<!-- measured -->\n)[^]*(?=<!-- \/measured -->)/;
if (isWritten) environment.BENCH_FIGURES = join(mkdtempSync(join(tmpdir(), 'gosds-bench-')), 'figures');
/** The figures in the README also need these flags. */
const more = { pdf: ['--memory'], load: ['--crowd'] };

function measure(file, given) {
  console.log(`\n--- ${[basename(file, '.mjs'), ...given].join(' ')}`);
  const { status } = spawnSync(process.execPath, [join(folder, file), ...given], {
    stdio: 'inherit',
    env: environment,
  });
  return status === 0;
}

const turns = files.flatMap((file) => {
  const name = basename(file, '.mjs');
  return isWritten && more[name]
    ? [
        [file, flags],
        [file, more[name]],
      ]
    : [[file, flags]];
});
const all = Array.from({ length: runs }, () => turns).flat();
const failed = all.filter(([file, given]) => !measure(file, given));
for (const [file] of failed) console.error(`FAILED: ${file}`);
process.exitCode = failed.length > 0 ? 1 : 0;
if (isWritten) {
  const figures = readFigures(environment.BENCH_FIGURES);
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(table, () => `\n${tableOf(figures)}\n\n`),
  );
  spawnSync(join(import.meta.dirname, '../node_modules/.bin/prettier'), ['--write', readme], { stdio: 'inherit' });
}
