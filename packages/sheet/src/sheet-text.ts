import { sentenceSpace } from '@gosds/phrases/sentence-space';
import type { Block, Sentence, SheetDocument, Subsection } from './document.ts';

const join = (sentences: readonly Sentence[], separator: string) => sentences.map(({ text }) => text).join(separator);

function blockLines(block: Block, space: string): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [join(block.sentences, space)];
    case 'list':
      return block.items.map(({ text }) => `- ${text}`);
    case 'fields':
      return block.fields.map(({ label, values }) => `${label}: ${join(values, space)}`);
    case 'table':
      return [
        ...(block.caption === '' ? [] : [block.caption]),
        block.columns.map(({ heading }) => heading).join(' | '),
        ...block.rows.map((row) => join(row, ' | ')),
      ];
    case 'pictograms':
      return [
        join(
          block.pictograms.map(({ sentence }) => sentence),
          ', ',
        ),
      ];
    case 'signal-word':
      return [block.sentence.text];
  }
}

function subsectionLines({ number, heading, blocks }: Subsection, space: string): string[] {
  return ['', `${number} ${heading}`.trim(), ...blocks.flatMap((block) => blockLines(block, space))];
}

/** The sheet as plain text, for mail, screen readers and tests: one line a paragraph, item, field or row. */
export function sheetText(document: SheetDocument): string {
  const { otherPart } = document;
  return [document, ...(otherPart ? [otherPart] : [])].map(partText).join('\n\n\n');
}

function partText(document: SheetDocument): string {
  const space = sentenceSpace(document.language);
  const number = document.frame.documentNumber?.join(': ');
  const head = [
    document.title,
    document.legalBasis,
    document.productName,
    document.companyName,
    ...(number === undefined ? [] : [number]),
  ];
  const body = document.sections.flatMap(({ number, heading, subsections }) => [
    '',
    `${number}. ${heading}`,
    ...subsections.flatMap((each) => subsectionLines(each, space)),
  ]);
  return [...head, ...body].join('\n');
}
