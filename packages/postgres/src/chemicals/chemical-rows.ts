import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { compositionOf } from '@gosds/catalogue/search/formula';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { z } from 'zod';

/** A value as `COPY` takes it. */
export type Cell = string | number | boolean | null;
export type Rows = AsyncGenerator<readonly Cell[]>;

const text = z.string();
const orNull = text.transform((cell) => (cell === '' ? null : cell));

const chemicalForm = z.object({
  number: z.coerce.number().int().positive(),
  cas: orNull,
  ec: orNull,
  name: orNull,
  synonyms: text,
  other_names: text,
  formula: orNull,
  molar_mass: orNull,
  smiles: orNull,
  inchikey: orNull,
  inchikey_computed: text,
  dtxsid: orNull,
});
type Chemical = z.infer<typeof chemicalForm>;

const listForm = z.object({
  ...{ id: text, country: text, topic: text, title: text, authority: text, act: text, version: text },
  ...{ completeness: z.enum(['complete', 'partial', 'old', 'knowledge']), licence: text, industries: text },
});

const entryForm = z.object({ cas: orNull, name: text, entry: text });
const goodForm = z.object({ un: text, name: text, class: text, nos: text });

/** A row that cannot be read, with the line that it stands on. */
class FaultyRow extends Error {
  override readonly name = 'FaultyRow';
}

/** The rows of a CSV file, also one that is packed, one by one. */
async function* rowsOf<Row>(file: string, form: z.ZodType<Row>): AsyncGenerator<Row> {
  const bytes = createReadStream(file);
  const parser = parse({ columns: true, bom: true, skip_empty_lines: true });
  const unpacked = file.endsWith('.gz')
    ? bytes.pipe(createGunzip().on('error', (fault) => parser.destroy(fault)))
    : bytes;
  bytes.on('error', (fault) => parser.destroy(fault));
  let line = 1;
  try {
    for await (const row of unpacked.pipe(parser)) {
      line += 1;
      yield form.parse(row);
    }
  } catch (cause) {
    const reason =
      cause instanceof z.ZodError
        ? cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
        : String(cause);
    throw new FaultyRow(`${file}, row ${line}: ${reason}`, { cause });
  }
}

/** A table as it is, or packed. */
function tableIn(folder: string, name: string): string {
  const plain = join(folder, `${name}.csv`);
  return existsSync(plain) ? plain : `${plain}.gz`;
}

const goodsIn = (data: string): string => join(data, 'goods', 'entries.csv');

/** `|` stands between the names of one cell. */
const namesIn = (cell: string): readonly string[] => (cell === '' ? [] : cell.split(' | '));

/** Names by kind: 1 is the preferred one, 2 a synonym, 3 a name that a single source uses. */
function* namesOf({ number, name, synonyms, other_names }: Chemical): Generator<readonly Cell[]> {
  const kinds = [name === null ? [] : [name], namesIn(synonyms), namesIn(other_names)];
  for (const [at, names] of kinds.entries())
    for (const [position, each] of names.entries()) {
      const key = nameKey(each);
      if (key !== '') yield [number, at + 1, position, key, each];
    }
}

const chemicalRow = (row: Chemical): readonly Cell[] => [
  ...[row.number, row.cas, row.name, row.ec, row.formula],
  row.formula === null ? null : (compositionOf(row.formula) ?? null),
  ...[row.molar_mass, row.smiles, row.inchikey, row.inchikey_computed !== '', row.dtxsid],
];

/** One table of a load, and its rows. */
export type TableRows = { readonly table: string; readonly rows: () => Rows };

type List = z.infer<typeof listForm>;

/** As PostgreSQL writes an array of words. */
const arrayOf = (words: string): string => `{${words.replaceAll(';', ',')}}`;

const listRow = (id: number, { id: code, industries, ...list }: List): readonly Cell[] => [
  ...[id, code, list.country, list.topic, list.title, list.authority, list.act, list.version, list.completeness],
  ...[list.licence, arrayOf(industries)],
];

/** The lists with the numbers that the database knows them by. */
async function* numberedLists(folder: string): AsyncGenerator<readonly [id: number, list: List]> {
  let id = 0;
  for await (const list of rowsOf(join(folder, 'lists.csv'), listForm)) {
    id += 1;
    yield [id, list];
  }
}

async function* listRows(folder: string): Rows {
  for await (const [id, list] of numberedLists(folder)) yield listRow(id, list);
}

async function* entryRows(folder: string): Rows {
  for await (const [id, list] of numberedLists(folder))
    for await (const { cas, name, entry } of rowsOf(tableIn(join(folder, 'lists'), list.id), entryForm))
      yield [id, cas, name, entry];
}

/** The transport entries that name one substance. */
async function* goodRows(data: string): Rows {
  for await (const good of rowsOf(goodsIn(data), goodForm))
    if (good.nos === '') yield [good.un, good.class, nameKey(good.name)];
}

/** Chemicals, and their names. These are met with the chemicals and written after them: the large table is read once. */
function chemicalTables(folder: string): readonly TableRows[] {
  const names: (readonly Cell[])[] = [];
  async function* chemicalRows(): Rows {
    for await (const row of rowsOf(tableIn(folder, 'identifiers'), chemicalForm)) {
      for (const name of namesOf(row)) names.push(name);
      yield chemicalRow(row);
    }
  }
  async function* nameRows(): Rows {
    yield* names;
  }
  return [
    { table: 'chemical', rows: chemicalRows },
    { table: 'written_name', rows: nameRows },
  ];
}

/** The tables of a folder of data, such as `data`: its `chemicals`, and the transport entries of its `goods`. */
export function tablesOf(data: string): readonly TableRows[] {
  const folder = join(data, 'chemicals');
  return [
    ...chemicalTables(folder),
    { table: 'list', rows: () => listRows(folder) },
    { table: 'written_entry', rows: () => entryRows(folder) },
    { table: 'written_good', rows: () => goodRows(data) },
  ];
}

/** Every file that a load reads. */
export function filesOf(data: string): readonly string[] {
  const folder = join(data, 'chemicals');
  const lists = readdirSync(join(folder, 'lists')).toSorted();
  return [
    tableIn(folder, 'identifiers'),
    join(folder, 'lists.csv'),
    ...lists.map((file) => join(folder, 'lists', file)),
    goodsIn(data),
  ];
}
