import { sentenceSpace } from '@gosds/phrases/sentence-space';
import type { Block, Sentence, SheetDocument, Subsection } from './model/document.ts';
import { sentencesOfBlock, visitBlock } from './model/block.ts';

const join = (sentences: readonly Sentence[], separator: string) => sentences.map(({ text }) => text).join(separator);

/** Joins the lines of a cell into one line. */
const oneLine = (text: string): string => text.replaceAll('\n', '; ');

const blockLines = (block: Block, space: string): readonly string[] =>
  visitBlock<readonly string[]>(block, {
    paragraph: ({ sentences }) => [join(sentences, space)],
    list: ({ items }) => items.map(({ text }) => `- ${text}`),
    fields: ({ fields }) => fields.map(({ label, values }) => `${label}: ${join(values, space)}`),
    table: ({ caption, columns, rows }) => [
      ...(caption === '' ? [] : [caption]),
      columns.map(({ heading }) => heading).join(' | '),
      ...rows.map((row) => oneLine(join(row, ' | '))),
    ],
    pictograms: (each) => [join(sentencesOfBlock(each), ', ')],
    'signal-word': ({ sentence }) => [sentence.text],
  });

function subsectionLines({ number, heading, blocks }: Subsection, space: string): string[] {
  return ['', `${number} ${heading}`.trim(), ...blocks.flatMap((block) => blockLines(block, space))];
}

/** The sheet as plain text, for e-mail, screen readers and tests: one line for each paragraph, item, field or row. */
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
