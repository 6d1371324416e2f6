import type { Section, Sentence } from './document.ts';
import { memoised } from '../memoised.ts';
import { type BlockPart, partsOfBlock } from './block.ts';

/** Cached, because the abbreviations and the sources of section 16 both read the sections before it. */
const partsOf = memoised((sections: readonly Section[]): readonly BlockPart[] => {
  const parts: BlockPart[] = [];
  for (const { subsections } of sections) {
    for (const { blocks } of subsections) for (const block of blocks) parts.push(...partsOfBlock(block));
  }
  return parts;
});

/** All sentences of the sections in reading order. */
export function sentencesOf(sections: readonly Section[]): readonly Sentence[] {
  const all: Sentence[] = [];
  for (const { sentences } of partsOf(sections)) all.push(...sentences);
  return all;
}

/** Everything printed, including headings and labels, as one text to search. */
export function writtenText(sections: readonly Section[]): string {
  const lines: string[] = [];
  for (const { heading, subsections } of sections) {
    lines.push(heading);
    for (const part of subsections) lines.push(part.heading);
  }
  const parts = partsOf(sections);
  for (const { labels } of parts) lines.push(...labels);
  for (const { sentences } of parts) for (const { text } of sentences) lines.push(text);
  return lines.join('\n');
}
