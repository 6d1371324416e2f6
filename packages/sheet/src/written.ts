import type { Block, Section, Sentence } from './document.ts';

function ofBlock(block: Block): readonly Sentence[] {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences;
    case 'list':
      return block.items;
    case 'fields':
      return block.fields.flatMap(({ values }) => values);
    case 'table':
      return block.rows.flat();
    case 'pictograms':
      return block.pictograms.map(({ sentence }) => sentence);
    case 'signal-word':
      return [block.sentence];
  }
}

/** Every sentence of the sections, in the order of reading. */
export const sentencesOf = (sections: readonly Section[]): readonly Sentence[] =>
  sections.flatMap(({ subsections }) => subsections.flatMap(({ blocks }) => blocks.flatMap(ofBlock)));

function wordsOf(block: Block): string[] {
  if (block.kind === 'fields') return block.fields.map(({ label }) => label);
  return block.kind === 'table' ? [block.caption, ...block.columns.map(({ heading }) => heading)] : [];
}

/** All that is printed, headings and labels too, as one text to search in. */
export function writtenText(sections: readonly Section[]): string {
  const labels = sections.flatMap(({ heading, subsections }) => [
    heading,
    ...subsections.flatMap((part) => [part.heading, ...part.blocks.flatMap(wordsOf)]),
  ]);
  return [...labels, ...sentencesOf(sections).map(({ text }) => text)].join('\n');
}
