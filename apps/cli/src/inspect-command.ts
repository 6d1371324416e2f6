import { inspect, openFaults } from '@gosds/sheet/inspector/inspect';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { InputError } from './input/input-error.ts';
import { readSheet } from './input/read-sheet.ts';
import { inspectionText } from './output/inspection-text.ts';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, faults: 1, usage: 2 } as const;

const usage = `Usage: gosds inspect FILE [--json]

FILE is a sheet as JSON, or - for the standard input: a draft as the wizard saves it, or
{ "draft": ..., "issueDate": ..., "revisionDate": ..., "version": ... }.

Exit codes: 0 no fault of law without a written reason, 1 such a fault, 2 the command line or the file is wrong.
`;

/** Reads a sheet in JSON and holds it against the inspector's checks; gives the exit code. */
export async function inspectCommand(
  args: readonly string[],
  terminal: Terminal & { readonly today: string },
): Promise<number> {
  const [file, ...more] = args.filter((arg) => arg !== '--json');
  if (file === undefined || more.length > 0 || file.startsWith('--')) {
    terminal.complain(usage);
    return exitCodes.usage;
  }
  try {
    const facts = await readSheet(terminal.read(file), terminal.today);
    const found = inspect({ ...facts, ...makeSheet(facts), today: terminal.today });
    terminal.write(args.includes('--json') ? `${JSON.stringify(found, null, 2)}\n` : inspectionText(found));
    return openFaults(found).length > 0 ? exitCodes.faults : exitCodes.done;
  } catch (fault) {
    const message = fault instanceof InputError ? fault.message : String(fault);
    terminal.complain(`gosds: ${file} is no sheet: ${message}\n`);
    return exitCodes.usage;
  }
}
