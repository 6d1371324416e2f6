import { auditSheet } from '@gosds/sheet/audit/audit';
import type { AuditFinding } from '@gosds/sheet/audit/audit-finding';
import { makeEditedSheet } from '@gosds/sheet/make-edited-sheet';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import { readEditedSheet, type SheetRead } from '@gosds/print/data/read-edited-sheet';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { InputError } from './input/input-error.ts';
import { readSheet } from './input/read-sheet.ts';
import type { SheetTerminal } from './sheet-command.ts';

const exitCodes = { done: 0, faults: 1, usage: 2 } as const;

const usage = `Usage: gosds audit FILE SHEET [--json]

Reports what a finished sheet leaves out or contradicts. Use it for a sheet that somebody has edited.
FILE is the draft of the sheet as the wizard saves it, alone or with the dates of its sheet.
SHEET is the sheet as data (docs/sheet.schema.json), as "gosds sheet FILE --format json" writes it.

Exit codes: 0 no finding, 1 a finding, 2 the command line or a file is wrong.
`;

type Asked = { readonly file: string; readonly sheet: string; readonly isJson: boolean };

/** Undefined if the command line is wrong. */
function readArguments(args: readonly string[]): Asked | undefined {
  try {
    const options = { json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const [file, sheet, ...more] = positionals;
    if (file === undefined || sheet === undefined || more.length > 0) return undefined;
    return { file, sheet, isJson: values.json };
  } catch {
    return undefined;
  }
}

const lineOf = ({ severity, part, message, paragraph, check }: AuditFinding): string =>
  `${severity.padEnd(8)}${part.padEnd(8)}${message}\n${' '.repeat(16)}${paragraph} [${check}]\n`;

/** Reads the edited sheet. Throws an InputError if the file is not one. */
function editedIn(text: string, facts: SheetFacts): SheetRead {
  try {
    return readEditedSheet(text, (edits) => makeEditedSheet(facts, edits).proposal.document);
  } catch (fault) {
    throw new InputError(fault instanceof z.ZodError ? z.prettifyError(fault) : String(fault), { cause: fault });
  }
}

/** Audits a finished sheet against its draft. Returns the exit code. */
export async function auditCommand(args: readonly string[], terminal: SheetTerminal): Promise<number> {
  const options = readArguments(args);
  if (!options) {
    terminal.writeError(usage);
    return exitCodes.usage;
  }
  try {
    const facts = await readSheet(terminal.read(options.file), terminal.today);
    const { document, edits } = editedIn(terminal.read(options.sheet), facts);
    const { product } = makeEditedSheet(facts, edits).signed;
    const found = auditSheet({ ...facts, product, document, today: terminal.today });
    const text = found.length === 0 ? 'Nothing was found.\n' : found.map(lineOf).join('\n');
    terminal.write(options.isJson ? `${JSON.stringify(found, null, 2)}\n` : text);
    return found.length > 0 ? exitCodes.faults : exitCodes.done;
  } catch (fault) {
    terminal.writeError(`gosds: ${fault instanceof InputError ? fault.message : String(fault)}\n`);
    return exitCodes.usage;
  }
}
