import { language as english } from '@gosds/phrases/generated/en/language';
import type { Block, Sentence, SheetDocument } from '@gosds/sheet/model/document';
import { type BlockPart, editBlock, partsOfBlock } from '@gosds/sheet/model/block';
import { sentencesOf } from '@gosds/sheet/model/written';

/** One deletion from a finished sheet; `name` describes it without ingredient numbers. */
export type Deletion = { readonly name: string; readonly gone: ReadonlySet<Sentence>; readonly isBlanked: boolean };

const transportModes = Object.keys(english.sheet.transport.modes);

/** Removes the numbers of ingredients, groups and columns, which distinguish things of the same kind. */
const kindOf = (id: string): string => id.replaceAll(/\.\d+(?=\.|$)/g, '.*');

const deletion = (unit: string, gone: readonly Sentence[], isBlanked = false): Deletion => ({
  name: `${unit} ${kindOf(gone[0]?.id ?? '')}`,
  gone: new Set(gone),
  isBlanked,
});

const single = (sentences: readonly Sentence[]) => sentences.map((each) => deletion('sentence', [each]));

const ofPart: Readonly<Record<BlockPart['unit'], (part: BlockPart) => Deletion[]>> = {
  run: ({ sentences }) => single(sentences),
  field: ({ sentences }) => [...single(sentences), ...(sentences.length > 1 ? [deletion('field', sentences)] : [])],
  row: ({ sentences }) => [
    deletion('row', sentences),
    ...sentences.filter(({ text }) => text.trim() !== '').map((each) => deletion('cell', [each], true)),
  ],
};

const ofBlock = (block: Block): Deletion[] => partsOfBlock(block).flatMap((part) => ofPart[part.unit](part));

/** Each sentence, field, row and cell of the sheet, and each whole mode of transport. */
export function deletionsOf({ sections }: SheetDocument): readonly Deletion[] {
  const parts = sections.flatMap(({ subsections }) =>
    subsections.flatMap(({ blocks }) => blocks.flatMap((block) => ofBlock(block))),
  );
  const goods = sentencesOf(sections.filter(({ number }) => number === 14));
  const modes = transportModes
    .map((mode) => goods.filter(({ id }) => id.endsWith(`.${mode}`)))
    .filter((gone) => gone.length > 0);
  return [...parts, ...modes.map((gone) => deletion('mode', gone))];
}

function withoutIn(block: Block, { gone, isBlanked }: Deletion): Block[] {
  const sentence = (each: Sentence) => {
    if (!gone.has(each)) return each;
    return isBlanked ? { ...each, text: '' } : undefined;
  };
  const edited = editBlock(block, { sentence });
  return edited ? [edited] : [];
}

/** The sheet after the deletion. */
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
