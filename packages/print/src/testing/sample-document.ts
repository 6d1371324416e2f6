import type { Block, Origin, Sentence, SheetDocument } from '@gosds/sheet/model/document';
import { type SampleBlock, sampleSections } from './sample-sections.ts';

const given: Origin = { kind: 'input', path: 'description.productName' };
const unknown: Origin = { kind: 'missing', path: 'properties.flashPoint.value', why: 'Nobody has said.' };

export const sentence = (text: string): Sentence => ({
  id: `uses.${text}`,
  text,
  origin: text === 'Not Available' ? unknown : given,
});

export const paragraph = (text: string): Block => ({ kind: 'paragraph', sentences: [sentence(text)] });

export const table = (headings: readonly string[], rows: readonly (readonly string[])[], caption = ''): Block => ({
  kind: 'table',
  caption,
  columns: headings.map((heading) => ({ heading, width: 1 })),
  rows: rows.map((row) => row.map(sentence)),
});

function toBlock(block: SampleBlock): Block {
  if ('p' in block) return paragraph(block.p);
  if ('list' in block) return { kind: 'list', items: block.list.map(sentence) };
  if ('fields' in block) {
    return {
      kind: 'fields',
      fields: block.fields.map(([label = '', ...texts]) => ({ label, values: texts.map(sentence) })),
    };
  }
  if ('signal' in block) return { kind: 'signal-word', sentence: sentence(block.signal) };
  if ('pictograms' in block) {
    const pictograms = block.pictograms.map(([code = '', text = '']) => ({ code, sentence: sentence(text) }));
    return { kind: 'pictograms', pictograms };
  }
  const columns = block.heads.map((heading, index) => ({ heading, width: block.widths[index] ?? 1 }));
  return { kind: 'table', caption: block.caption, columns, rows: block.rows.map((row) => row.map(sentence)) };
}

/** A whole sheet of sixteen sections; a test passes only what it is about. */
export const sampleDocument = (changes: Partial<SheetDocument> = {}): SheetDocument => ({
  market: 'eu',
  language: 'en',
  direction: 'ltr',
  documentType: 'Reach',
  title: 'Safety Data Sheet',
  legalBasis: 'according to Regulation (EC) No 1907/2006 (REACH), Annex II, as amended by Regulation (EU) 2020/878',
  productName: 'Solvex 440 Degreaser',
  companyName: 'Northlight Industrial Chemistry GmbH',
  issueDate: '2025-02-10',
  revisionDate: '2026-05-04',
  version: '2.1',
  ruleSet: 'eu-2026-05',
  frame: {
    section: 'SECTION',
    company: 'Company',
    version: 'Version',
    issueDate: 'Issue date',
    revisionDate: 'Revision date',
    pageNumber: ['Page ', ' of ', ''],
    watermark: 'PREVIEW',
    sheetOnline: 'This sheet online',
    logo: 'Logo of Northlight Industrial Chemistry GmbH',
    issued: '2025-02-10',
    revised: '2026-05-04',
  },
  sections: sampleSections.map(({ number, heading, subsections }) => ({
    number,
    heading,
    subsections: subsections.map((subsection) => ({ ...subsection, blocks: subsection.blocks.map(toBlock) })),
  })),
  ...changes,
});

/** A sheet of one section with the blocks of a test. */
export const shortDocument = (blocks: readonly Block[], changes: Partial<SheetDocument> = {}): SheetDocument =>
  sampleDocument({
    sections: [
      { number: 1, heading: 'Identification', subsections: [{ number: '1.1', heading: 'Product identifier', blocks }] },
    ],
    ...changes,
  });

/** Replaces the real drawings, which belong to another package. */
export const samplePictogram = (code: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 3 97 50 50 97 3 50Z" fill="#fff" stroke="#d81e05" stroke-width="6"/><circle cx="50" cy="50" r="${String(8 + (code.length % 7))}" fill="#000"/></svg>`;
