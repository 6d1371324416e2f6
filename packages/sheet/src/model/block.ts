import type { Block, Section, Sentence } from './document.ts';

type BlockKind = Block['kind'];

export type BlockOf<K extends BlockKind, S = Sentence> = Extract<Block<S>, { kind: K }>;

/** One function for each kind of block. */
type BlockVisitor<T, S = Sentence> = { readonly [K in BlockKind]: (block: BlockOf<K, S>) => T };

/** The only place that branches on the kind of a block. */
export function visitBlock<T, S = Sentence>(block: Block<S>, visitor: BlockVisitor<T, S>): T {
  switch (block.kind) {
    case 'paragraph':
      return visitor.paragraph(block);
    case 'list':
      return visitor.list(block);
    case 'fields':
      return visitor.fields(block);
    case 'table':
      return visitor.table(block);
    case 'pictograms':
      return visitor.pictograms(block);
    case 'signal-word':
      return visitor['signal-word'](block);
  }
}

/** The blocks of one kind in these sections. */
export const blocksOfKind = <K extends BlockKind>(sections: readonly Section[], kind: K): readonly BlockOf<K>[] =>
  sections
    .flatMap(({ subsections }) => subsections.flatMap(({ blocks }) => blocks))
    .filter((block): block is BlockOf<K> => block.kind === kind);

/** Sentences of a block that belong together, with the labels printed before them. */
export type BlockPart<S = Sentence> = {
  /** `run`: consecutive sentences. The head of a table is a run without sentences. */
  readonly unit: 'run' | 'field' | 'row';
  /** Label of a field, or caption and headings of a table. */
  readonly labels: readonly string[];
  readonly sentences: readonly S[];
  /** Column headings for the cells of a row. */
  readonly columns?: readonly string[];
};

const run = <S>(sentences: readonly S[]): readonly BlockPart<S>[] => [{ unit: 'run', labels: [], sentences }];

/** The parts of a block in reading order. */
export const partsOfBlock = <S = Sentence>(block: Block<S>): readonly BlockPart<S>[] =>
  visitBlock<readonly BlockPart<S>[], S>(block, {
    paragraph: ({ sentences }) => run(sentences),
    list: ({ items }) => run(items),
    fields: ({ fields }) => fields.map(({ label, values }) => ({ unit: 'field', labels: [label], sentences: values })),
    table: ({ caption, columns: heads, rows }) => {
      const columns = heads.map(({ heading }) => heading);
      return [
        { unit: 'run', labels: [caption, ...columns], sentences: [] },
        ...rows.map((row) => ({ unit: 'row' as const, labels: [], sentences: row, columns })),
      ];
    },
    pictograms: ({ pictograms }) => run(pictograms.map(({ sentence }) => sentence)),
    'signal-word': ({ sentence }) => run([sentence]),
  });

/** All sentences of a block in reading order. */
export const sentencesOfBlock = <S = Sentence>(block: Block<S>): readonly S[] =>
  partsOfBlock<S>(block).flatMap(({ sentences }) => sentences);

/** Edits each sentence (undefined removes it) and each label. */
export type BlockEdit = {
  readonly sentence: (sentence: Sentence) => Sentence | undefined;
  readonly label?: (label: string) => string;
};

/**
 * The block after the edit, without fields and rows that lost all sentences. Undefined if a single-sentence block lost
 * its sentence.
 */
export function editBlock(block: Block, { sentence, label = (text) => text }: BlockEdit): Block | undefined {
  const edited = (sentences: readonly Sentence[]) =>
    sentences.map(sentence).filter((each): each is Sentence => each !== undefined);
  return visitBlock<Block | undefined>(block, {
    paragraph: (each) => ({ ...each, sentences: edited(each.sentences) }),
    list: (each) => ({ ...each, items: edited(each.items) }),
    fields: (each) => ({
      ...each,
      fields: each.fields
        .map((field) => ({ label: label(field.label), values: edited(field.values) }))
        .filter(({ values }) => values.length > 0),
    }),
    table: (each) => ({
      ...each,
      caption: label(each.caption),
      columns: each.columns.map(({ heading, width }) => ({ heading: label(heading), width })),
      rows: each.rows.map(edited).filter((row) => row.length > 0),
    }),
    pictograms: (each) => ({
      ...each,
      pictograms: each.pictograms.flatMap(({ code, sentence: name }) => {
        const found = sentence(name);
        return found ? [{ code, sentence: found }] : [];
      }),
    }),
    'signal-word': (each) => {
      const found = sentence(each.sentence);
      return found && { ...each, sentence: found };
    },
  });
}
