import { english } from '@gosds/phrases/languages/en/language';
import type { Block, Sentence, SheetDocument } from '@gosds/sheet/document';
import { sentencesOf } from '@gosds/sheet/written';

/** One thing taken out of a finished sheet: `name` tells what, without the numbers of its ingredients. */
export type Deletion = { readonly name: string; readonly gone: ReadonlySet<Sentence>; readonly isBlanked: boolean };

const transportModes = Object.keys(english.sheet.transport.modes);

/** Numbers of ingredients, groups and columns tell apart what is of one kind. */
const kindOf = (id: string): string => id.replaceAll(/\.\d+(?=\.|$)/g, '.*');

const deletion = (unit: string, gone: readonly Sentence[], isBlanked = false): Deletion => ({
  name: `${unit} ${kindOf(gone[0]?.id ?? '')}`,
  gone: new Set(gone),
  isBlanked,
});

function ofBlock(block: Block): Deletion[] {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.map((each) => deletion('sentence', [each]));
    case 'list':
      return block.items.map((each) => deletion('sentence', [each]));
    case 'fields':
      return block.fields.flatMap(({ values }) => [
        ...values.map((each) => deletion('sentence', [each])),
        ...(values.length > 1 ? [deletion('field', values)] : []),
      ]);
    case 'table':
      return block.rows.flatMap((row) => [
        deletion('row', row),
        ...row.filter(({ text }) => text.trim() !== '').map((each) => deletion('cell', [each], true)),
      ]);
    case 'pictograms':
      return block.pictograms.map(({ sentence }) => deletion('sentence', [sentence]));
    case 'signal-word':
      return [deletion('sentence', [block.sentence])];
  }
}

/** Each sentence, field, row and cell of the sheet, and each mode of transport as a whole. */
export function deletionsOf({ sections }: SheetDocument): readonly Deletion[] {
  const single = sections.flatMap(({ subsections }) =>
    subsections.flatMap(({ blocks }) => blocks.flatMap((block) => ofBlock(block))),
  );
  const goods = sentencesOf(sections.filter(({ number }) => number === 14));
  const modes = transportModes
    .map((mode) => goods.filter(({ id }) => id.endsWith(`.${mode}`)))
    .filter((gone) => gone.length > 0);
  return [...single, ...modes.map((gone) => deletion('mode', gone))];
}

function withoutIn(block: Block, { gone, isBlanked }: Deletion): Block[] {
  const kept = (sentences: readonly Sentence[]) =>
    isBlanked
      ? sentences.map((each) => (gone.has(each) ? { ...each, text: '' } : each))
      : sentences.filter((each) => !gone.has(each));
  switch (block.kind) {
    case 'paragraph':
      return [{ ...block, sentences: kept(block.sentences) }];
    case 'list':
      return [{ ...block, items: kept(block.items) }];
    case 'fields':
      return [
        {
          ...block,
          fields: block.fields
            .map((field) => ({ ...field, values: kept(field.values) }))
            .filter(({ values }) => values.length > 0),
        },
      ];
    case 'table':
      return [{ ...block, rows: block.rows.map(kept).filter((row) => row.length > 0) }];
    case 'pictograms':
      return [{ ...block, pictograms: block.pictograms.filter(({ sentence }) => !gone.has(sentence)) }];
    case 'signal-word':
      return gone.has(block.sentence) ? [] : [block];
  }
}

/** The sheet as it is after the deletion. */
export const without = (document: SheetDocument, deletion: Deletion): SheetDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((part) => ({
      ...part,
      blocks: part.blocks.flatMap((block) => withoutIn(block, deletion)),
    })),
  })),
});
