import { z } from 'zod';
import { type BlockPart, partsOfBlock } from '../model/block.ts';

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
    caption: z.string().default(''),
    columns: z.array(z.object({ heading: z.string(), width: z.number().default(1) })).readonly(),
    rows: z.array(sentencesSchema).readonly(),
  }),
  z.object({
    kind: z.literal('pictograms'),
    pictograms: z.array(z.object({ code: z.string().default(''), sentence: sentenceSchema })).readonly(),
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

/** The parts of a stored published sheet that a comparison reads; later fields of the document do not matter. */
export const publishedSheetSchema = partSchema.extend({ otherPart: partSchema.optional() });

export type PublishedSheet = Readonly<z.infer<typeof publishedSheetSchema>>;
export type PublishedSection = Readonly<z.infer<typeof sectionSchema>>;
type Printed = z.infer<typeof sentenceSchema>;

/** A sentence with its place in the sheet. */
export type PlacedSentence = Printed & {
  readonly section: number;
  /** Number of its sub-heading. */
  readonly part: string;
  /** The text before it: the field's label, or the row and column of its table; else empty. */
  readonly label: string;
};

/** A cell's label is the header of its row and the heading of its column. */
function labelOf({ labels, columns, sentences }: BlockPart<Printed>, index: number): string {
  if (columns === undefined) return labels[0] ?? '';
  const heading = columns[index] ?? '';
  return index === 0 ? heading : `${sentences[0]?.text ?? ''}, ${heading}`;
}

/** Every sentence with its place, in reading order. */
export const placedSentences = (sections: readonly PublishedSection[]): readonly PlacedSentence[] =>
  sections.flatMap(({ number: section, subsections }) =>
    subsections.flatMap(({ number: part, blocks }) =>
      blocks
        .flatMap((block) => partsOfBlock<Printed>(block))
        .flatMap((each) =>
          each.sentences.map(({ id, text }, index) => ({ id, text, label: labelOf(each, index), section, part })),
        ),
    ),
  );
