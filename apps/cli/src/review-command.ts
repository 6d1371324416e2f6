import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { ownValue } from '@gosds/ghs/own-value';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { openFaults } from '@gosds/sheet/review/finding';
import { type Review, reviewSheet } from '@gosds/sheet/review/review';
import { checks } from '@gosds/sheet/review/checks';
import { writtenReview } from '@gosds/sheet/review/written-review';
import { reviewReport } from '@gosds/sheet/review/review-report';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { parseArgs } from 'node:util';
import { InputError } from './input/input-error.ts';
import { readSheet } from './input/read-sheet.ts';
import { reviewText } from './output/review-text.ts';
import { printedPdf } from './output/printed-pdf.ts';
import type { SheetTerminal } from './sheet-command.ts';

const exitCodes = { done: 0, faults: 1, usage: 2 } as const;

type Form = (found: Review, document: SheetDocument) => string | Promise<Uint8Array>;

const forms: Readonly<Record<string, Form>> = {
  text: (found) => reviewText(found),
  json: (found) => `${JSON.stringify(writtenReview(found), null, 2)}\n`,
  pdf: (found, document) => printedPdf(reviewReport(document, found)),
};

const usage = `Usage: gosds review FILE [--format FORMAT] [--output FILE]
       gosds review --list

FILE is a sheet as JSON, or - for the standard input: a draft as the wizard saves it, or
{ "draft": ..., "issueDate": ..., "revisionDate": ..., "version": ... }.
--list prints every check of law instead, separated by tabs.
FORMAT is one of ${Object.keys(forms).join(', ')} (default: text); --json stands for --format json.

Exit codes: 0 no fault of law without a written reason, 1 such a fault, 2 the command line or the file is wrong.
`;

const options = {
  format: { type: 'string', default: 'text' },
  json: { type: 'boolean', default: false },
  output: { type: 'string', short: 'o' },
} as const;

type Asked = { readonly file: string; readonly form: Form; readonly output: string | undefined };

/** Undefined if the command line is wrong. */
function readArguments(args: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const format = values.json ? 'json' : values.format;
    const form = Object.hasOwn(forms, format) ? ownValue(forms, format) : undefined;
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 || !form ? undefined : { file, form, output: values.output };
  } catch {
    return undefined;
  }
}

/** Lists every check of the review: severity, id, input and words. */
const checkList = (): string =>
  checks
    .map(({ severity, id, pointsTo, says }) => `${severity}\t${id}\t${pointsTo}\t${findingInEnglish(says)}\n`)
    .join('');

/** Reads a sheet in JSON and reviews it. Returns the exit code. */
export async function reviewCommand(args: readonly string[], terminal: SheetTerminal): Promise<number> {
  if (args.length === 1 && args[0] === '--list') {
    terminal.write(checkList());
    return exitCodes.done;
  }
  const options = readArguments(args);
  if (!options) {
    terminal.writeError(usage);
    return exitCodes.usage;
  }
  const { file, form, output } = options;
  try {
    const facts = await readSheet(terminal.read(file), terminal.today);
    const made = makeSheet(facts);
    const found = reviewSheet({ ...facts, ...made, today: terminal.today });
    const content = await form(found, made.document);
    if (output === undefined) terminal.write(content);
    else terminal.save(output, content);
    return openFaults(found).length > 0 ? exitCodes.faults : exitCodes.done;
  } catch (fault) {
    const message = fault instanceof InputError ? fault.message : String(fault);
    terminal.writeError(`gosds: ${file} is not a sheet: ${message}\n`);
    return exitCodes.usage;
  }
}
