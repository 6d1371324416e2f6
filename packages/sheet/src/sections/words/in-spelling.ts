import type { Section, Sentence, Subsection } from '../../model/document.ts';
import { editBlock } from '../../model/block.ts';

type Spell = (text: string) => string;

const part = (each: Subsection, spell: Spell): Subsection => {
  /** The user's own text stays as typed. */
  const sentence = (written: Sentence): Sentence =>
    written.origin.kind === 'input' ? written : { ...written, text: spell(written.text) };
  return {
    ...each,
    heading: spell(each.heading),
    blocks: each.blocks.flatMap((block) => editBlock(block, { sentence, label: spell }) ?? []),
  };
};

/** The section in a market's spelling, headings and labels included. */
export const inSpelling = (each: Section, spell: Spell): Section => ({
  ...each,
  heading: spell(each.heading),
  subsections: each.subsections.map((one) => part(one, spell)),
});
