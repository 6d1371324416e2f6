import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

process.exitCode = runCommand(process.argv.slice(2), {
  read: (file) => readFileSync(file === '-' ? 0 : file, 'utf8'),
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
