import type { Block, Section, Sentence } from './document.ts';

function addSentences(block: Block, all: Sentence[]): void {
  switch (block.kind) {
    case 'paragraph':
      return void all.push(...block.sentences);
    case 'list':
      return void all.push(...block.items);
    case 'fields':
      for (const { values } of block.fields) all.push(...values);
      return;
    case 'table':
      for (const row of block.rows) all.push(...row);
      return;
    case 'pictograms':
      for (const { sentence } of block.pictograms) all.push(sentence);
      return;
    case 'signal-word':
      all.push(block.sentence);
  }
}

/** Every sentence of the sections, in the order of reading. */
export function sentencesOf(sections: readonly Section[]): readonly Sentence[] {
  const all: Sentence[] = [];
  for (const { subsections } of sections) {
    for (const { blocks } of subsections) for (const block of blocks) addSentences(block, all);
  }
  return all;
}

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
