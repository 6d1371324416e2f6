import { readFileSync, writeFileSync } from 'node:fs';
import { withSecretFiles } from '@gosds/postgres/secret-files';
import { auditCommand } from './audit-command.ts';
import { reviewCommand } from './review-command.ts';
import { dataCommand } from './data-command.ts';
import { labelCommand } from './label-command.ts';
import { marketsCommand } from './markets-command.ts';
import { runCommand } from './run-command.ts';
import { sheetCommand } from './sheet-command.ts';

// The reader of our output, such as `head`, may stop before we finish.
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

/** The environment variables. Ends the program with a sentence if a secret file cannot be read. */
function environment() {
  try {
    return withSecretFiles(process.env);
  } catch (error) {
    process.stderr.write(`gosds: ${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
}

type Command = (args: readonly string[]) => number | Promise<number>;

/** Commands that open the database are loaded only when they run. */
const commands: Readonly<Record<string, Command>> = {
  promo: async (args) => (await import('./promo-command.ts')).promoCommand(args, terminal, environment()),
  admin: async (args) => (await import('./admin-command.ts')).adminCommand(args, terminal, environment()),
  backup: async (args) => (await import('./backup-command.ts')).backupCommand(args, terminal, environment()),
  restore: async (args) => (await import('./backup-command.ts')).restoreCommand(args, terminal, environment()),
  import: async (args) => (await import('./import-command.ts')).importCommand(args, terminal, environment()),
  data: (args) => dataCommand(args, terminal),
  markets: (args) => marketsCommand(args, terminal),
  audit: (args) => auditCommand(args, terminal),
  sheet: (args) => sheetCommand(args, terminal),
  label: (args) => labelCommand(args, terminal),
  review: (args) => reviewCommand(args, terminal),
};

const run = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;

process.exitCode = await (run ? run(rest) : runCommand(process.argv.slice(2), terminal));
