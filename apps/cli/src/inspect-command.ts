import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import { draftSchema } from '@gosds/sheet/draft';
import { type Inspection, inspect } from '@gosds/sheet/inspector/inspect';
import { makeSheet } from '@gosds/sheet/make-sheet';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import { z } from 'zod';
import { inspectionText } from './output/inspection-text.ts';
import type { Terminal } from './run-command.ts';

const date = z.iso.date();

/** A draft as the wizard saves it, alone or with the dates and the version of its sheet. */
const sheetForm = z.object({
  draft: draftSchema,
  issueDate: date.optional(),
  revisionDate: date.optional(),
  version: z.string().default('1.0'),
});

type Sheet = z.infer<typeof sheetForm>;

const exitCodes = { done: 0, faults: 1, usage: 2 } as const;

const usage = `Usage: gosds inspect FILE [--json]

FILE is a sheet as JSON, or - for the standard input: a draft as the wizard saves it, or
{ "draft": ..., "issueDate": ..., "revisionDate": ..., "version": ... }.

Exit codes: 0 no fault of law, 1 a fault of law, 2 the command line or the file is wrong.
`;

/** A saved draft has no key \`draft\`; a sheet has. */
const asSheet = (content: unknown): unknown =>
  typeof content === 'object' && content !== null && 'draft' in content ? content : { draft: content };

function factsOf({ draft, issueDate, revisionDate, version }: Sheet, today: string): SheetFacts {
  const ids = draft.ingredients.flatMap(({ materialId }) => (materialId === null ? [] : [materialId]));
  const known = ids.map(findByMaterialId).filter((substance) => substance !== undefined);
  const issued = issueDate ?? revisionDate ?? today;
  return {
    draft,
    substances: new Map(known.map((substance) => [substance.materialId, substance])),
    sources: new Map(sources.map((source) => [source.id, source])),
    issueDate: issued,
    revisionDate: revisionDate ?? issued,
    version,
  };
}

function inspectionOf(sheet: Sheet, today: string): Inspection {
  const facts = factsOf(sheet, today);
  return inspect({ ...facts, ...makeSheet(facts), today });
}

/** Reads a sheet in JSON and holds it against the inspector's checks; gives the exit code. */
export function inspectCommand(args: readonly string[], terminal: Terminal & { readonly today: string }): number {
  const [file, ...more] = args.filter((arg) => arg !== '--json');
  if (file === undefined || more.length > 0 || file.startsWith('--')) {
    terminal.complain(usage);
    return exitCodes.usage;
  }
  try {
    const sheet = sheetForm.parse(asSheet(JSON.parse(terminal.read(file))));
    const found = inspectionOf(sheet, terminal.today);
    terminal.write(args.includes('--json') ? `${JSON.stringify(found, null, 2)}\n` : inspectionText(found));
    return found.findings.some(({ severity }) => severity === 'must') ? exitCodes.faults : exitCodes.done;
  } catch (fault) {
    const message = fault instanceof z.ZodError ? z.prettifyError(fault) : String(fault);
    terminal.complain(`gosds: ${file} is no sheet: ${message}\n`);
    return exitCodes.usage;
  }
}
