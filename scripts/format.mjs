// Checks that every file is formatted. Prettier decides but takes a minute for all files; Oxfmt formats alike in a
// second. So Prettier reads only the files that Oxfmt would change.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const program = (name) => join(root, 'node_modules/.bin', name);

/** The program's output. A tool that does not run is a failure, never an empty answer. */
function outputOf(name, args) {
  const { status, stdout, stderr } = spawnSync(program(name), args, { cwd: root, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return stdout;
}

const doubtful = outputOf('oxfmt', ['--list-different', '.'])
  .split('\n')
  .filter((line) => line !== '');

if (doubtful.length > 0) {
  const args = ['--check', '--log-level', 'warn', '--ignore-unknown', ...doubtful];
  process.exitCode = spawnSync(program('prettier'), args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
