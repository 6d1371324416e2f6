import type { Block, Section } from '@gosds/sheet/model/document';
import { sentencesOfBlock } from '@gosds/sheet/model/block';

const blockTexts = new WeakMap<Block, string>();

/** All printed text of a block, to detect changes; computed once per block. */
export function blockText(block: Block): string {
  const known = blockTexts.get(block);
  if (known !== undefined) return known;
  const text = [block.kind, ...sentencesOfBlock(block).map((sentence) => `${sentence.id}\u0001${sentence.text}`)].join(
    '\u0002',
  );
  blockTexts.set(block, text);
  return text;
}

const texts = new WeakMap<Section, string>();

/** All printed text of a section, to detect changes; computed once per section. */
export function sectionText(section: Section): string {
  const known = texts.get(section);
  if (known !== undefined) return known;
  const text = section.subsections.flatMap(({ number, blocks }) => [number, ...blocks.map(blockText)]).join('\u0003');
  texts.set(section, text);
  return text;
}
