import { parseArgs } from 'node:util';
import { isPlace } from '@gosds/catalogue/galleria/places';
import { type Field, fields } from '@gosds/imports/publishers/layout';
import { withColumns } from '@gosds/imports/publishers/named-columns';
import { sourceNames, sources } from '@gosds/imports/publishers/read-publisher';
import type { PublishedList, Source } from '@gosds/imports/publishers/source';
import { textEncodings, type TextEncoding } from '@gosds/imports/table/table';
import { z } from 'zod';

const idForm = z
  .string('is needed for a list that you name')
  .regex(/^[a-z][a-z0-9-]{2,59}$/, 'is written with small letters, digits and hyphens, such as de-my-list');
const textForm = (of: string) => z.string(`is needed for ${of}`).min(1).max(300);

const listForm = z.object({
  list: idForm,
  title: textForm('a list that you name'),
  country: z
    .string('is needed for a list that you name')
    .refine(isPlace, 'must be a country, such as DE, or EU, or WORLD'),
  topic: textForm('a list that you name').default('inventories'),
  authority: z.string().min(1).max(300).optional(),
  act: z.string().min(1).max(300).optional(),
});

/** Who declares that a list is whole says whose list it is, by which act and when. */
const wholeListForm = z.object({
  authority: textForm('a list that you declare complete'),
  act: textForm('a list that you declare complete'),
  licence: textForm('a list that you declare complete'),
});

/** A year, month or day. */
const isDate = (edition: string): boolean =>
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/.test(edition);

const optionsForm = z.looseObject({
  from: z.enum(sourceNames, `must be one of: ${sourceNames.join(', ')}`),
  edition: z
    .string('is needed: how the publisher names this edition, such as 2026-03')
    .regex(/^[\w. -]{1,40}$/, 'has at most 40 letters, digits, points and hyphens'),
  encoding: z.enum(textEncodings, `must be one of: ${textEncodings.join(', ')}`).optional(),
  column: z.array(z.string().regex(/^[a-zA-Z]{1,20}=/, 'is written FIELD=HEAD, such as cas=CAS-No')).default([]),
});

const flags = {
  'dry-run': { type: 'boolean' },
  'leave-out-faulty': { type: 'boolean' },
  complete: { type: 'boolean' },
} as const;
const text = { type: 'string' } as const;
const texts = {
  ...{ from: text, edition: text, encoding: text, list: text, title: text, country: text, topic: text },
  ...{ authority: text, act: text, licence: text },
};

export type ImportWish = {
  /** Name of the import in the database: the publisher, and the list if the publisher has several. */
  readonly name: string;
  readonly source: Source;
  readonly edition: string;
  readonly licence: string;
  /** `isComplete`: the operator declares that the files hold the whole list. */
  readonly list: (PublishedList & { readonly isComplete: boolean }) | undefined;
  readonly files: readonly string[];
  readonly encoding: TextEncoding | undefined;
  readonly columns: readonly string[];
  readonly isDryRun: boolean;
  readonly leavesOutFaulty: boolean;
};

const faultsOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `--${path.join(' ')} ${message}`).join('\n');

function isField(name: string): name is Field {
  return fields.some((field) => field === name);
}

/** The columns that the operator names, or the first field name that is unknown. */
function columnsOf(given: readonly string[]): ReadonlyMap<Field, string> | string {
  const columns = new Map<Field, string>();
  for (const each of given) {
    const at = each.indexOf('=');
    const field = each.slice(0, at);
    if (!isField(field)) return `--column ${field} is unknown. Known: ${fields.join(', ')}`;
    columns.set(field, each.slice(at + 1));
  }
  return columns;
}

type Read = { readonly wish: ImportWish } | { readonly fault: string };

type Values = Readonly<Record<string, unknown>>;

const factsOfNamed = ['list', 'title', 'country', 'topic', 'authority', 'act', 'licence'] as const;

function factsOf(source: Source, values: Values): PublishedList | undefined | string {
  if (source.list !== 'asked') {
    const given = factsOfNamed.find((name) => values[name] !== undefined);
    return given === undefined ? source.list : `--${given} is for lists that you name: comptox-list and general-list`;
  }
  const read = listForm.safeParse(values);
  if (!read.success) return faultsOf(read.error);
  const { list: id, authority = source.publisher, act = read.data.title, ...facts } = read.data;
  return { id, ...facts, authority, act };
}

/** Why the list cannot be declared complete; undefined if it can. */
function flawOfWhole({ list }: Source, values: Values, edition: string): string | undefined {
  if (list === undefined) return '--complete is for lists; these are chemicals alone';
  if (!isDate(edition)) return '--edition of a complete list is a date, such as 2026-03 or 2026-03-31';
  const read = list === 'asked' ? wholeListForm.safeParse(values) : undefined;
  return read?.success === false ? faultsOf(read.error) : undefined;
}

/** The facts of the list, and whether it is declared whole; or a sentence that says what is wrong. */
function listOf(source: Source, values: Values, edition: string): ImportWish['list'] | string {
  const facts = factsOf(source, values);
  if (typeof facts === 'string') return facts;
  const isComplete = values['complete'] === true;
  const flaw = isComplete ? flawOfWhole(source, values, edition) : undefined;
  return flaw ?? (facts && { ...facts, isComplete });
}

/** The options and files of the command line, or a sentence that says what is wrong. */
function parsed(args: readonly string[]) {
  try {
    const column = { type: 'string', multiple: true } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...texts, ...flags, column } });
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

/** Reads the options of an import, or says what is wrong with them. */
export function readImportOptions(args: readonly string[]): Read {
  const typed = parsed(args);
  if (typeof typed === 'string') return { fault: typed };
  const { values, positionals: files } = typed;
  const read = optionsForm.safeParse(values);
  if (!read.success) return { fault: faultsOf(read.error) };
  if (files.length === 0) return { fault: 'Name the files that you downloaded.' };
  const { from, edition, encoding, column } = read.data;
  const source: Source = sources[from];
  const list = listOf(source, values, edition);
  if (typeof list === 'string') return { fault: list };
  const columns = columnsOf(column);
  if (typeof columns === 'string') return { fault: columns };
  return {
    wish: {
      name: source.list === 'asked' && list ? `${from}:${list.id}` : from,
      source: columns.size > 0 ? withColumns(source, columns) : source,
      licence: values.licence ?? source.licence,
      ...{ edition, list, files, encoding, columns: column },
      isDryRun: values['dry-run'] === true,
      leavesOutFaulty: values['leave-out-faulty'] === true,
    },
  };
}
