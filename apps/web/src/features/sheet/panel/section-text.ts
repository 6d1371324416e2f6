import type { Block, Section, Subsection } from '@gosds/sheet/model/document';
import { sentencesOfBlock } from '@gosds/sheet/model/block';

const blockTexts = new WeakMap<Block, string>();

/** All printed text of a block and where it comes from, to detect changes; computed once per block. */
export function blockText(block: Block): string {
  const known = blockTexts.get(block);
  if (known !== undefined) return known;
  const sentences = sentencesOfBlock(block).map(({ id, text, origin }) => `${id}\u0001${origin.kind}\u0001${text}`);
  const text = [block.kind, ...sentences].join('\u0002');
  blockTexts.set(block, text);
  return text;
}

const subsectionTexts = new WeakMap<Subsection, string>();

/** All printed text of a subsection, to detect changes; computed once per subsection. */
export function subsectionText(subsection: Subsection): string {
  const known = subsectionTexts.get(subsection);
  if (known !== undefined) return known;
  const { number, heading, blocks } = subsection;
  const text = [number, heading, ...blocks.map(blockText)].join('\u0003');
  subsectionTexts.set(subsection, text);
  return text;
}

const texts = new WeakMap<Section, string>();

/** All printed text of a section, to detect changes; computed once per section. */
export function sectionText(section: Section): string {
  const known = texts.get(section);
  if (known !== undefined) return known;
  const text = section.subsections.map(subsectionText).join('\u0004');
  texts.set(section, text);
  return text;
}
