import { readFileSync, writeFileSync } from 'node:fs';
import { auditCommand } from './audit-command.ts';
import { reviewCommand } from './review-command.ts';
import { dataCommand } from './data-command.ts';
import { labelCommand } from './label-command.ts';
import { marketsCommand } from './markets-command.ts';
import { runCommand } from './run-command.ts';
import { sheetCommand } from './sheet-command.ts';

// Whoever reads, as `head` does, may stop before we do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const [command, ...rest] = process.argv.slice(2);
const terminal = {
  read: (file: string) => readFileSync(file === '-' ? 0 : file, 'utf8'),
  write: (content: string | Uint8Array) => process.stdout.write(content),
  save: (file: string, content: string | Uint8Array) => {
    writeFileSync(file, content);
  },
  writeError: (text: string) => process.stderr.write(text),
  today: new Date().toISOString().slice(0, 10),
};

async function run(): Promise<number> {
  if (command === 'promo') return (await import('./promo-command.ts')).promoCommand(rest, terminal, process.env);
  if (command === 'admin') return (await import('./admin-command.ts')).adminCommand(rest, terminal, process.env);
  if (command === 'import') return (await import('./import-command.ts')).importCommand(rest, terminal, process.env);
  if (command === 'data') return dataCommand(rest, terminal);
  if (command === 'markets') return marketsCommand(rest, terminal);
  if (command === 'audit') return auditCommand(rest, terminal);
  if (command === 'sheet') return sheetCommand(rest, terminal);
  if (command === 'label') return labelCommand(rest, terminal);
  return command === 'review' ? reviewCommand(rest, terminal) : runCommand(process.argv.slice(2), terminal);
}

process.exitCode = await run();
