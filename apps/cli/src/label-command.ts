import { parseArgs } from 'node:util';
import { createPdfPool } from '@gosds/print/pdf-pool';
import { type LabelRequest, labelRequestSchema } from '@gosds/sheet/label/label-request';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { type LabelOutcome, labelToPrint, printPackageLabel } from '@gosds/usecases/print-package-label';
import { z } from 'zod';
import { InputError } from './input/input-error.ts';
import { readSheet } from './input/read-sheet.ts';
import { labelNotes, labelRefusal } from './output/label-text.ts';
import type { SheetTerminal } from './sheet-command.ts';
import { paperSizes } from '@gosds/sheet/label/paper-sizes';

const usage = `Usage: gosds label FILE [options] --output FILE

FILE is a sheet or a draft as JSON, or - for the standard input. The label is a PDF of the size of one label.

Options
      --capacity LITRES   of the package (default: that of the draft); it decides the minimum size of label, letters and pictograms
      --width MM, --height MM   another size
      --language TAG      a second language on the same label
      --quantity TEXT     nominal quantity, such as "5 l"
      --reduced           leaves off what the law allows on a package too small for a full label
      --beside-transport  leaves off pictograms whose hazard a transport label shows
      --paper PAPER       ${paperSizes.join(' or ')}: many labels on a paper
      --margin MM, --gap MM     margin of the paper (8), and gap between labels (3)
      --cut-marks         marks for cutting
      --start N           place on the first paper where printing begins (1)
      --count N           how many labels (1)
  -o, --output FILE

Exit codes: 0 done, 1 the file is not a sheet or its label does not fit, 2 the command line is wrong.
`;

const exitCodes = { done: 0, input: 1, usage: 2 } as const;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  capacity: text,
  width: text,
  height: text,
  language: text,
  quantity: text,
  reduced: flag,
  'beside-transport': flag,
  paper: text,
  margin: text,
  gap: text,
  'cut-marks': flag,
  start: text,
  count: text,
  output: { type: 'string', short: 'o' },
} as const;

type Asked = { readonly file: string; readonly output: string; readonly wishes: Readonly<Record<string, string>> };

const asKey = (name: string) => name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** Undefined if the command line is wrong. */
function readArguments(args: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const { output, ...wishes } = values;
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || output === undefined) return undefined;
    const given = Object.entries(wishes).map(
      ([name, value]) => [asKey(name), value === true ? '1' : String(value)] as const,
    );
    return { file, output, wishes: Object.fromEntries(given) };
  } catch {
    return undefined;
  }
}

function requestOf({ wishes }: Asked): LabelRequest {
  const parsed = labelRequestSchema.safeParse(wishes);
  if (!parsed.success) throw new InputError(z.prettifyError(parsed.error));
  return parsed.data;
}

async function outcomeOf(options: Asked, terminal: SheetTerminal): Promise<LabelOutcome> {
  const facts = await readSheet(terminal.read(options.file), terminal.today);
  const request = requestOf(options);
  const pool = createPdfPool({ size: 1, timeoutMs: 60_000 });
  try {
    const { product } = makeSheet(facts);
    const label = await labelToPrint({ product, edition: facts, request, date: terminal.today });
    return await printPackageLabel(pool, label, { request, watermark: false });
  } finally {
    await pool.close();
  }
}

/** True for an error of the file system: the file does not exist or may not be written. */
const isFileFault = (fault: unknown): fault is Error => fault instanceof Error && 'syscall' in fault;

/** Writes the label of a draft as a PDF. Returns the exit code. */
export async function labelCommand(args: readonly string[], terminal: SheetTerminal): Promise<number> {
  const options = readArguments(args);
  if (!options) {
    terminal.writeError(usage);
    return exitCodes.usage;
  }
  try {
    const outcome = await outcomeOf(options, terminal);
    if (outcome.status !== 'printed') throw new InputError(labelRefusal(outcome));
    terminal.save(options.output, outcome.pdf);
    terminal.writeError(labelNotes(outcome));
    return exitCodes.done;
  } catch (fault) {
    if (!(fault instanceof InputError || fault instanceof UnprintableCharacter || isFileFault(fault))) throw fault;
    terminal.writeError(`gosds: ${options.file}: ${fault.message}\n`);
    return exitCodes.input;
  }
}
