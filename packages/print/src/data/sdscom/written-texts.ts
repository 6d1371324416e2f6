import { isUnder, type SentenceId } from '@gosds/sheet/model/sentence-id';
import type { Sentence, SheetDocument } from '@gosds/sheet/model/document';
import { blocksOfKind } from '@gosds/sheet/model/block';
import { sentencesOf } from '@gosds/sheet/model/written';

/** The sentences of the sheet by id, without those that say `Not Available`. */
export type WrittenTexts = {
  /** Texts whose id is in `ids` or starts with one of them and a dot, without those under `but`. */
  under(ids: readonly SentenceId[], but?: readonly SentenceId[]): readonly string[];
  find(id: SentenceId): Sentence | undefined;
  /** Table rows whose ids start with the id, each as one text. */
  rows(id: SentenceId): readonly string[];
  /** Label and text of each field under the id. */
  pairs(id: SentenceId): readonly (readonly [label: string, text: string])[];
  /** Fields whose first sentence is under the id, each with the texts of its values. */
  fields(id: SentenceId): readonly (readonly string[])[];
};

const isUnderAny = (id: string, places: readonly SentenceId[]) => places.some((place) => isUnder(id, place));
const isKnown = ({ origin }: Sentence) => origin.kind !== 'missing';

/** Indexes the sheet for the writers of its sections. */
export function writtenTexts({ sections }: SheetDocument): WrittenTexts {
  const tables = blocksOfKind(sections, 'table');
  const all = sentencesOf(sections).filter(isKnown);
  const inTables = new Set(tables.flatMap(({ rows }) => rows.flat()).map(({ id }) => id));
  const byId = new Map(all.map((sentence) => [sentence.id, sentence]));
  const loose = all.filter(({ id }) => !inTables.has(id));
  const fields = blocksOfKind(sections, 'fields').flatMap((block) => block.fields);
  return {
    under: (ids, but = []) =>
      loose.filter(({ id }) => isUnderAny(id, ids) && !isUnderAny(id, but)).map(({ text }) => text),
    pairs: (id) =>
      fields.flatMap(({ label, values: [only] }) =>
        only && isKnown(only) && isUnder(only.id, id) ? [[label, only.text] as const] : [],
      ),
    fields: (id) =>
      fields
        .filter(({ values: [first] }) => first !== undefined && isUnder(first.id, id))
        .map(({ values }) => values.filter(isKnown).map(({ text }) => text)),
    find: (id) => byId.get(id),
    rows: (id) =>
      tables
        .flatMap(({ rows }) => rows)
        .filter(([first]) => first !== undefined && isUnder(first.id, id))
        .map((row) =>
          row
            .filter(isKnown)
            .map(({ text }) => text)
            .join('; '),
        ),
  };
}
