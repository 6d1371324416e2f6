import type { Block, Field, Section, Sentence, Subsection } from '../../document.ts';

type Spell = (text: string) => string;

/** What the user typed stays as typed. */
const sentence = (each: Sentence, spell: Spell): Sentence =>
  each.origin.kind === 'input' ? each : { ...each, text: spell(each.text) };

const sentences = (all: readonly Sentence[], spell: Spell) => all.map((each) => sentence(each, spell));

const field = ({ label, values }: Field, spell: Spell): Field => ({
  label: spell(label),
  values: sentences(values, spell),
});

function block(each: Block, spell: Spell): Block {
  switch (each.kind) {
    case 'paragraph':
      return { ...each, sentences: sentences(each.sentences, spell) };
    case 'list':
      return { ...each, items: sentences(each.items, spell) };
    case 'fields':
      return { ...each, fields: each.fields.map((row) => field(row, spell)) };
    case 'table':
      return {
        ...each,
        caption: spell(each.caption),
        columns: each.columns.map(({ heading, width }) => ({ heading: spell(heading), width })),
        rows: each.rows.map((row) => sentences(row, spell)),
      };
    case 'pictograms':
      return {
        ...each,
        pictograms: each.pictograms.map((entry) => ({ ...entry, sentence: sentence(entry.sentence, spell) })),
      };
    case 'signal-word':
      return { ...each, sentence: sentence(each.sentence, spell) };
  }
}

const part = (each: Subsection, spell: Spell): Subsection => ({
  ...each,
  heading: spell(each.heading),
  blocks: each.blocks.map((one) => block(one, spell)),
});

/** The section in a market's spelling, headings and labels included. */
export const inSpelling = (each: Section, spell: Spell): Section => ({
  ...each,
  heading: spell(each.heading),
  subsections: each.subsections.map((one) => part(one, spell)),
});
