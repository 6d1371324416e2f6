// `npm run bench [NAME...] [-- --FLAG...]`: runs each measurement in bench/ by itself, in a process of its own, with the
// flags given, and prints its figures.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuild, ensureChromium, ensurePackages } from './setup.mjs';

ensurePackages();
ensureBuild();
const environment = { ...process.env, CHROMIUM_PATH: ensureChromium() };
const folder = join(import.meta.dirname, '../bench');
const isFlag = (argument) => argument.startsWith('--');
const wanted = process.argv.slice(2).filter((argument) => !isFlag(argument));
const flags = process.argv.slice(2).filter(isFlag);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.mjs')));
if (files.length === 0) {
  console.error(`There is no measurement named ${wanted.join(', ')}.`);
  process.exit(1);
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}`);
const failed = files.filter((file) => {
  console.log(`\n--- ${basename(file, '.mjs')}`);
  return (
    spawnSync(process.execPath, [join(folder, file), ...flags], { stdio: 'inherit', env: environment }).status !== 0
  );
});
for (const file of failed) console.error(`FAILED: ${file}`);
process.exitCode = failed.length > 0 ? 1 : 0;
