import { readFileSync } from 'node:fs';
import { inspectCommand } from './inspect-command.ts';
import { runCommand } from './run-command.ts';

const [command, ...rest] = process.argv.slice(2);
const terminal = {
  read: (file: string) => readFileSync(file === '-' ? 0 : file, 'utf8'),
  write: (text: string) => process.stdout.write(text),
  complain: (text: string) => process.stderr.write(text),
  today: new Date().toISOString().slice(0, 10),
};

process.exitCode = command === 'inspect' ? inspectCommand(rest, terminal) : runCommand(process.argv.slice(2), terminal);
