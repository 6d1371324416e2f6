import { ownValue } from '@gosds/ghs/own-value';
import { writeSheetFiles } from '@gosds/print/data/sheet-files';
import { reviewSheet } from '@gosds/sheet/review/review';
import { makeSheet } from '@gosds/sheet/make-sheet';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { type ReviewedSheet, type SheetForm, sheetForms } from '@gosds/usecases/sheet-files';
import { parseArgs } from 'node:util';
import { InputError } from './input/input-error.ts';
import { readSheet } from './input/read-sheet.ts';
import { printedPdf } from './output/printed-pdf.ts';

/** The command's access to the outside. `read` takes a path or `-` and throws if there is no such file. */
export type SheetTerminal = {
  readonly read: (file: string) => string;
  readonly write: (content: string | Uint8Array) => unknown;
  readonly save: (file: string, content: string | Uint8Array) => unknown;
  readonly writeError: (text: string) => unknown;
  readonly today: string;
};

type Form = (made: MadeSheet, facts: SheetFacts) => string | Promise<Uint8Array>;

const reviewed = (made: MadeSheet, facts: SheetFacts): ReviewedSheet => ({
  ...made,
  review: reviewSheet({ ...facts, ...made, today: facts.revisionDate }),
});

const written =
  (form: SheetForm): Form =>
  (made, facts) => {
    const text = writeSheetFiles(facts, reviewed(made, facts)).forms.get(form);
    if (text === undefined)
      throw new InputError('SDScom XML is made for sheets of the European Union and Great Britain.');
    return text;
  };

const forms: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(sheetForms.map((form) => [form, written(form)])),
  pdf: printed,
};

const names = Object.keys(forms).join(', ');

const usage = `Usage: gosds sheet FILE [--format FORMAT] [--output FILE]

FILE is a sheet as JSON, or - for the standard input: a draft as the wizard saves it, or
{ "draft": ..., "issueDate": ..., "revisionDate": ..., "version": ... }.
FORMAT is one of ${names} (default: text). JSON holds the whole rationale (docs/sheet.schema.json);
what is attached to the PDF leaves its sums out.

Exit codes: 0 done, 1 the file is not a sheet or cannot be printed, 2 the command line is wrong.
`;

const exitCodes = { done: 0, input: 1, usage: 2 } as const;

async function printed(made: MadeSheet, facts: SheetFacts): Promise<Uint8Array> {
  return printedPdf(made.document, writeSheetFiles(facts, reviewed(made, facts)).attachments);
}

type Asked = { readonly file: string; readonly form: Form; readonly output: string | undefined };

/** Undefined if the command line is wrong. */
function readArguments(args: readonly string[]): Asked | undefined {
  const options = { format: { type: 'string', default: 'text' }, output: { type: 'string', short: 'o' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const [file, ...more] = positionals;
    const form = Object.hasOwn(forms, values.format) ? ownValue(forms, values.format) : undefined;
    return file === undefined || more.length > 0 || !form ? undefined : { file, form, output: values.output };
  } catch {
    return undefined;
  }
}

/** Writes the sheet of a draft in one of its forms. Returns the exit code. */
export async function sheetCommand(args: readonly string[], terminal: SheetTerminal): Promise<number> {
  const options = readArguments(args);
  if (!options) {
    terminal.writeError(usage);
    return exitCodes.usage;
  }
  try {
    const facts = await readSheet(terminal.read(options.file), terminal.today);
    const content = await options.form(makeSheet(facts), facts);
    if (options.output === undefined) terminal.write(content);
    else terminal.save(options.output, content);
    return exitCodes.done;
  } catch (fault) {
    if (!(fault instanceof InputError || fault instanceof UnprintableCharacter || isFileFault(fault))) throw fault;
    terminal.writeError(`gosds: ${options.file}: ${fault.message}\n`);
    return exitCodes.input;
  }
}

/** True for an error of the file system: the file does not exist or may not be written. */
const isFileFault = (fault: unknown): fault is Error => fault instanceof Error && 'syscall' in fault;
