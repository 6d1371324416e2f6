import { engineWords } from '@gosds/catalogue/engine-words';
import { problemLine, readData } from '@gosds/data/check-data';
import { existsSync } from 'node:fs';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, faults: 1, usage: 2 } as const;

const usage = `Usage: gosds data check [FOLDER]

Checks a folder of data files (default: data), in the format that docs/data.md explains.
Prints each fault with its file and row; row 1 of a CSV file is its head.

Exit codes: 0 no fault, 1 a fault, 2 the command line is wrong.
`;

/** Checks a folder of data files. Returns the exit code. */
export function dataCommand(args: readonly string[], { write, writeError }: Omit<Terminal, 'read' | 'today'>): number {
  const [command, folder = 'data', ...more] = args;
  if (command !== 'check' || more.length > 0 || folder.startsWith('-')) {
    writeError(usage);
    return exitCodes.usage;
  }
  if (!existsSync(folder)) {
    writeError(`gosds: there is no folder ${folder}\n`);
    return exitCodes.usage;
  }
  const { problems } = readData(folder, engineWords);
  for (const problem of problems) write(`${problemLine(problem)}\n`);
  write(problems.length === 0 ? `${folder}: no faults\n` : `${folder}: ${problems.length} faults\n`);
  return problems.length === 0 ? exitCodes.done : exitCodes.faults;
}
