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

/** Abbreviations and sources of section 16 both read those before it. */
const known = new WeakMap<readonly Section[], readonly Sentence[]>();

/** Every sentence of the sections, in the order of reading. */
export function sentencesOf(sections: readonly Section[]): readonly Sentence[] {
  const found = known.get(sections) ?? readSentences(sections);
  known.set(sections, found);
  return found;
}

function readSentences(sections: readonly Section[]): readonly Sentence[] {
  const all: Sentence[] = [];
  for (const { subsections } of sections) {
    for (const { blocks } of subsections) for (const block of blocks) addSentences(block, all);
  }
  return all;
}

function addLabels(block: Block, all: string[]): void {
  if (block.kind === 'fields') for (const { label } of block.fields) all.push(label);
  if (block.kind !== 'table') return;
  all.push(block.caption);
  for (const { heading } of block.columns) all.push(heading);
}

/** All that is printed, headings and labels too, as one text to search in. */
export function writtenText(sections: readonly Section[]): string {
  const all: string[] = [];
  for (const { heading, subsections } of sections) {
    all.push(heading);
    for (const part of subsections) {
      all.push(part.heading);
      for (const block of part.blocks) addLabels(block, all);
    }
  }
  for (const { text } of sentencesOf(sections)) all.push(text);
  return all.join('\n');
}
