import type { Section, Sentence } from './document.ts';
import { partsOfBlock } from './block.ts';

/** Abbreviations and sources of section 16 both read those before it. */
const known = new WeakMap<readonly Section[], readonly Sentence[]>();

/** Every sentence of the sections, in the order of reading. */
export function sentencesOf(sections: readonly Section[]): readonly Sentence[] {
  const found = known.get(sections) ?? readSentences(sections);
  known.set(sections, found);
  return found;
}

const blockParts = (sections: readonly Section[]) =>
  sections.flatMap(({ subsections }) =>
    subsections.flatMap(({ blocks }) => blocks.flatMap((each) => partsOfBlock(each))),
  );

const readSentences = (sections: readonly Section[]): readonly Sentence[] =>
  blockParts(sections).flatMap(({ sentences }) => sentences);

/** All that is printed, headings and labels too, as one text to search in. */
export function writtenText(sections: readonly Section[]): string {
  const headings = sections.flatMap(({ heading, subsections }) => [
    heading,
    ...subsections.map((part) => part.heading),
  ]);
  const labels = blockParts(sections).flatMap((part) => part.labels);
  return [...headings, ...labels, ...sentencesOf(sections).map(({ text }) => text)].join('\n');
}
