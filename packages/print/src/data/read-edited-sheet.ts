import { type SheetData, sheetDataSchema } from '@gosds/sheet/printed-inputs/sheet-data-schema';
import type { Block, Origin, Section, Sentence, SheetDocument } from '@gosds/sheet/model/document';
import { blocksOfKind, visitBlock } from '@gosds/sheet/model/block';
import type { SentenceId } from '@gosds/sheet/model/sentence-id';
import { sentencesOf } from '@gosds/sheet/model/written';
import type { SheetEdit } from '@gosds/sheet/versions/apply-edits';

type DataPart = SheetData['sheet']['otherPart'] & object;
type DataBlock = DataPart['sections'][number]['subsections'][number]['blocks'][number];
type DataSentence = Extract<DataBlock, { kind: 'signal-word' }>['sentence'];

/** Leaves out reasons, inputs and explanations, which an audit does not need. */
function originOf(origin: DataSentence['origin']): Origin {
  switch (origin.kind) {
    case 'classification':
      return { kind: 'classification', reasons: [] };
    case 'catalogue':
      return { ...origin, cas: origin.cas ?? '' };
    case 'rule':
      return { ...origin, why: origin.why ?? '' };
    case 'input':
      return { kind: 'input', path: 'description' };
    case 'missing':
      return { kind: 'missing', path: 'description', why: origin.why };
  }
}

/** Reads lines. A line that was added after the sheet was made gets an id of its own. */
const lineReader = (made: SheetDocument) => {
  const ids = new Map<string, SentenceId>(sentencesOf(made.sections).map(({ id }) => [id, id]));
  return ({ id, text, origin }: DataSentence): Sentence => ({
    id: ids.get(id) ?? `identifier.added.${id}`,
    text,
    origin: originOf(origin),
  });
};

type Reader = { readonly boxed: ReadonlySet<string>; readonly sentenceOf: ReturnType<typeof lineReader> };

/** `boxed` holds the first ids of the boxed lists, since the data do not say which lists are boxed. */
const blockOf = (block: DataBlock, { boxed, sentenceOf }: Reader): Block =>
  visitBlock<Block, DataSentence>(block, {
    paragraph: (each) => ({ ...each, sentences: each.sentences.map(sentenceOf) }),
    list: (each) => ({
      ...each,
      items: each.items.map(sentenceOf),
      ...(boxed.has(each.items[0]?.id ?? '') ? { isBoxed: true } : {}),
    }),
    fields: (each) => ({
      ...each,
      fields: each.fields.map(({ label, values }) => ({ label, values: values.map(sentenceOf) })),
    }),
    table: (each) => ({ ...each, rows: each.rows.map((row) => row.map(sentenceOf)) }),
    pictograms: (each) => ({
      ...each,
      pictograms: each.pictograms.map(({ code, sentence }) => ({ code, sentence: sentenceOf(sentence) })),
    }),
    'signal-word': (each) => ({ ...each, sentence: sentenceOf(each.sentence) }),
  });

function partOf(made: SheetDocument, { sections, ...head }: DataPart): SheetDocument {
  const boxed = new Set(
    blocksOfKind(made.sections, 'list').flatMap(({ isBoxed, items }) => (isBoxed ? [items[0]?.id ?? ''] : [])),
  );
  const sentenceOf = lineReader(made);
  const own = sections.map(({ subsections, ...section }): Section => ({
    ...section,
    subsections: subsections.map((part) => ({
      ...part,
      blocks: part.blocks.map((block) => blockOf(block, { boxed, sentenceOf })),
    })),
  }));
  return { ...made, ...head, sections: own, otherPart: undefined };
}

/** What its chemist changed, as far as the label follows it: what was taken out, added and chosen. */
const labelEditsOf = ({ edits = [], additions = [] }: SheetData['rationale']): readonly SheetEdit[] => [
  ...edits.map(({ sentence: id, part, isRemoved, signalWord, reason }) => {
    return { id, part, text: isRemoved ? null : '', reason, signalWord };
  }),
  ...additions.map(({ kind: added, ...addition }) => ({ added, ...addition })),
];

/** A sheet as its data have it, and the changes of its chemist to the label. */
export type SheetRead = { readonly document: SheetDocument; readonly edits: readonly SheetEdit[] };

/**
 * Reads a sheet as data (docs/sheet.schema.json), possibly edited after it was made. `make` writes the sheet with these
 * changes to its label, which supplies what the data leave out. Throws a ZodError or a SyntaxError on anything else.
 */
export function readEditedSheet(text: string, make: (edits: readonly SheetEdit[]) => SheetDocument): SheetRead {
  const { sheet, rationale } = sheetDataSchema.parse(JSON.parse(text));
  const { otherPart, ...first } = sheet;
  const edits = labelEditsOf(rationale);
  const made = make(edits);
  const second = otherPart && made.otherPart ? partOf(made.otherPart, otherPart) : undefined;
  return { document: { ...partOf(made, first), otherPart: second }, edits };
}
