import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { z } from 'zod';
import { rowsOf, type Rows } from './csv-rows.ts';

const text = z.string();
const goodForm = z.object({ un: text, name: text, class: text, nos: text });
const propertyForm = z.object({ id: z.coerce.number().int().positive(), property: text, value: text });
/** Both cells contain numbers separated by one space. */
const namedGoodForm = z.object({ substances: text, un: text });

const goodsIn = (data: string): string => join(data, 'goods', 'entries.csv');

const propertiesIn = (data: string): string => join(data, 'substances', 'properties.csv');

/** Dangerous goods that the list names by a substance and its state or strength. */
const namedGoodsIn = (data: string): readonly string[] =>
  ['named-forms', 'named-solutions'].map((name) => join(data, 'goods', `${name}.csv`));

/** The files that link transport entries to chemicals, if the folder has them. */
export const goodFilesOf = (data: string): readonly string[] => [
  goodsIn(data),
  ...[propertiesIn(data), ...namedGoodsIn(data)].filter((file) => existsSync(file)),
];

async function* rowsIfAny<Row>(file: string, form: z.ZodType<Row>): AsyncGenerator<Row> {
  if (existsSync(file)) yield* rowsOf(file, form);
}

const wordsIn = (cell: string): readonly string[] => cell.split(' ').filter(Boolean);

type Named = { readonly un: string; readonly number: number | null; readonly cas: string | null };

/** Transport entries of chemicals in our own records and in the files of states and strengths. */
async function* namedGoods(data: string): AsyncGenerator<Named> {
  for await (const { id, property, value } of rowsIfAny(propertiesIn(data), propertyForm))
    if (property === 'UN number') yield { un: value, number: id, cas: null };
  for (const file of namedGoodsIn(data))
    for await (const { un, substances } of rowsIfAny(file, namedGoodForm))
      yield* wordsIn(un).flatMap((each) => wordsIn(substances).map((cas) => ({ un: each, number: null, cas })));
}

/** The transport entries of chemicals, which are found by name, by our own number or by CAS number. */
export async function* goodRows(data: string): Rows {
  const classes = new Map<string, Set<string>>();
  for await (const { un, name, class: hazardClass, nos } of rowsOf(goodsIn(data), goodForm)) {
    classes.set(un, (classes.get(un) ?? new Set()).add(hazardClass));
    if (nos === '') yield [un, hazardClass, nameKey(name), null, null];
  }
  for await (const { un, number, cas } of namedGoods(data))
    for (const each of classes.get(un) ?? []) yield [un, each, null, number, cas];
}
