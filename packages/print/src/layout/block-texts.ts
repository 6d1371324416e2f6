import type { Block, Sentence } from '@gosds/sheet/document';

const textsOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text);

/** Every text of a block, in reading order; of a pictogram its alternative text. */
export function blockTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return textsOf(block.sentences);
    case 'list':
      return textsOf(block.items);
    case 'fields':
      return block.fields.flatMap(({ label, values }) => [label, ...textsOf(values)]);
    case 'table':
      return [block.caption, ...block.columns.map(({ heading }) => heading), ...block.rows.flatMap(textsOf)];
    case 'pictograms':
      return block.pictograms.map(({ sentence }) => sentence.text);
    case 'signal-word':
      return [block.sentence.text];
  }
}
