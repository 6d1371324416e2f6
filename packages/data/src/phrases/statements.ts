import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import type { LanguageFacts } from './language-form.ts';

/** A statement: the official words, and the printed text with `{slot}` for words that the product supplies. */
export type Statement = {
  readonly code: string;
  readonly group: string;
  readonly law: string;
  readonly printed: string;
  readonly line: number;
};

const open = /\{([^{}|]*)\|([^{}|]*)\}/g;

const rowForm = z.object({
  code: z.string().regex(/^[A-Z][A-Za-z0-9+[\]-]+$/, 'This is not a valid code of a statement.'),
  group: z.string().min(1, 'Give the group of the statement.'),
  text: z
    .string()
    .trim()
    .min(1, 'Give the text of the statement.')
    .refine(
      (text) => !/[{}|]/.test(text.replaceAll(open, '')),
      'Write an open place as {what the sheet prints|what the law writes}.',
    ),
});

/** `{$washed|hands/…}`: the printed text is before the bar, the official text after it. */
function readText(text: string): Pick<Statement, 'law' | 'printed'> {
  return {
    law: text.replaceAll(open, '$2'),
    printed: text.replaceAll(open, (_place, printed: string) => printed.replaceAll(/\$(\w+)/g, '{$1}')),
  };
}

const slotForm = z.object({
  slot: z.string().regex(/^[a-z][A-Za-z]+$/),
  statements: z.enum(['hazard', 'precaution']),
  filledWith: z.string().min(1),
});

/** `slots.csv`: places in statements that the product may fill, in every language. */
export type Slot = z.infer<typeof slotForm>;

export const readSlots = (data: DataFolder): readonly Slot[] => data.csv('phrases/slots.csv', slotForm);

const slotsIn = ({ printed }: Pick<Statement, 'printed'>): readonly string[] =>
  [...printed.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);

/** The groups and slots that rows of `statements.csv` may use. */
export type Known = { readonly groups: LanguageFacts['statements']; readonly slots: readonly Slot[] };

/** The rows of `statements.csv`. Reports unknown groups, unknown slots and duplicates. */
export function readStatements(data: DataFolder, file: string, { groups, slots }: Known): readonly Statement[] {
  const known = new Set(groups.map(({ group }) => group));
  const knownSlots = new Set(slots.map(({ slot }) => slot));
  const seen = new Set<string>();
  return data.csv(file, rowForm).map(({ code, group, text }, index) => {
    const statement = { code, group, line: index + 2, ...readText(text) };
    const report = (message: string) => {
      data.report({ file, row: statement.line, message: `${code}: ${message}` });
    };
    if (!known.has(group)) report(`language.json does not name the group “${group}”.`);
    if (seen.has(`${group} ${code}`)) report(`The code appears twice in the group “${group}”.`);
    seen.add(`${group} ${code}`);
    for (const slot of slotsIn(statement))
      if (!knownSlots.has(slot)) report(`slots.csv does not name the slot “${slot}”.`);
    return statement;
  });
}

/** Groups that every language needs, because sheets of every country offer every language. */
const requiredGroups = [
  ...['physical', 'health', 'environmental', 'supplemental', 'precautionary'],
  ...['un', 'australia', 'north-america'],
];

type Compared = { readonly file: string; readonly statements: readonly Statement[] };

/** Reports missing codes, in the groups that every language needs and in the groups that the language names. */
export function compareStatements(data: DataFolder, { file, statements }: Compared, english: Compared): void {
  const codes = new Set(statements.map(({ code }) => code));
  const groups = new Set([...requiredGroups, ...statements.map(({ group }) => group)]);
  for (const { code, group } of english.statements)
    if (groups.has(group) && !codes.has(code))
      data.report({ file, row: null, message: `${code}: The statement is missing (group “${group}”).` });
}
