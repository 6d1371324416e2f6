import { z } from 'zod';

const sentenceSchema = z.object({ id: z.string(), text: z.string() });
const sentencesSchema = z.array(sentenceSchema).readonly();

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), sentences: sentencesSchema }),
  z.object({ kind: z.literal('list'), items: sentencesSchema }),
  z.object({
    kind: z.literal('fields'),
    fields: z.array(z.object({ label: z.string(), values: sentencesSchema })).readonly(),
  }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.object({ heading: z.string() })).readonly(),
    rows: z.array(sentencesSchema).readonly(),
  }),
  z.object({
    kind: z.literal('pictograms'),
    pictograms: z.array(z.object({ sentence: sentenceSchema })).readonly(),
  }),
  z.object({ kind: z.literal('signal-word'), sentence: sentenceSchema }),
]);

const sectionSchema = z.object({
  number: z.number(),
  heading: z.string(),
  subsections: z
    .array(z.object({ number: z.string(), heading: z.string(), blocks: z.array(blockSchema).readonly() }))
    .readonly(),
});

const partSchema = z.object({
  version: z.string(),
  issueDate: z.string(),
  revisionDate: z.string(),
  ruleSet: z.string(),
  sections: z.array(sectionSchema).readonly(),
});

/** What a comparison reads of a sheet that was kept when it was published; later fields of the document do not matter. */
export const publishedSheetSchema = partSchema.extend({ otherPart: partSchema.optional() });

export type PublishedSheet = Readonly<z.infer<typeof publishedSheetSchema>>;
export type PublishedSection = Readonly<z.infer<typeof sectionSchema>>;
type PublishedBlock = z.infer<typeof blockSchema>;
type Printed = z.infer<typeof sentenceSchema>;

/** A sentence as a reader finds it. */
export type PlacedSentence = Printed & {
  readonly section: number;
  /** Number of its sub-heading. */
  readonly part: string;
  /** What stands before it: the field's label, or the row and column of its table; else empty. */
  readonly label: string;
};

type Labelled = Printed & { readonly label: string };

const unlabelled = (sentences: readonly Printed[]): Labelled[] => sentences.map((each) => ({ ...each, label: '' }));

function ofRow(row: readonly Printed[], columns: readonly { readonly heading: string }[]): Labelled[] {
  const header = row[0]?.text ?? '';
  return row.map((cell, index) => {
    const heading = columns[index]?.heading ?? '';
    return { ...cell, label: index === 0 ? heading : `${header}, ${heading}` };
  });
}

function ofBlock(block: PublishedBlock): Labelled[] {
  switch (block.kind) {
    case 'paragraph':
      return unlabelled(block.sentences);
    case 'list':
      return unlabelled(block.items);
    case 'fields':
      return block.fields.flatMap(({ label, values }) => values.map((each) => ({ ...each, label })));
    case 'table':
      return block.rows.flatMap((row) => ofRow(row, block.columns));
    case 'pictograms':
      return unlabelled(block.pictograms.map(({ sentence }) => sentence));
    case 'signal-word':
      return unlabelled([block.sentence]);
  }
}

/** Every sentence with its place, in the order of reading. */
export const placedSentences = (sections: readonly PublishedSection[]): readonly PlacedSentence[] =>
  sections.flatMap(({ number, subsections }) =>
    subsections.flatMap((part) =>
      part.blocks
        .flatMap(ofBlock)
        .map(({ id, text, label }) => ({ id, text, label, section: number, part: part.number })),
    ),
  );
