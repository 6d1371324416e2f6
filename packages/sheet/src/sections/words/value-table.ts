import type { SentenceId } from '../../model/sentence-id.ts';
import type { Block, Origin, Sentence } from '../../model/document.ts';
import { type Column, sentence, table } from './say.ts';

/** A row of a table of measured values: its origin, and the text of each column by key. */
type ValueRow<Key extends string> = {
  readonly id: SentenceId;
  readonly origin: Origin;
  readonly texts: Readonly<Record<Key, string>>;
};

type KeyedColumn<Key extends string> = Column & { readonly key: Key };

/** Undefined if there is no value to show. The id of a cell ends with the key of its column. */
export function valueTable<Key extends string>(
  caption: string,
  columns: readonly KeyedColumn<Key>[],
  rows: readonly ValueRow<Key>[],
): Block | undefined {
  if (rows.length === 0) return undefined;
  const cells = rows.map(({ id, origin, texts }): Sentence[] =>
    columns.map(({ key }) => sentence(`${id}.${key}`, texts[key], origin)),
  );
  return table(
    caption,
    columns.map(({ heading, width }) => ({ heading, width })),
    cells,
  );
}
