import type { DeskLine, OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { inEnglish } from '@gosds/phrases/say-message';
import { partsOfBlock } from '@gosds/sheet/model/block';
import type { Block, Origin, Section, Sentence, SheetDocument } from '@gosds/sheet/model/document';
import type { SentenceEdit } from '@gosds/sheet/versions/apply-edits';
import { wordsOf } from '@gosds/sheet/versions/redline';
import type { EditedSheet } from '../sheet-maker.ts';

/** Why a line is there, in English. */
function whyOf(origin: Origin): string {
  switch (origin.kind) {
    case 'input':
      return `Entered by the buyer: ${origin.path}`;
    case 'classification':
      return origin.reasons.map(({ summary, paragraph }) => `${inEnglish(summary)} [${paragraph}]`).join('\n');
    case 'catalogue':
      return `Catalogue, ${origin.cas}: ${origin.source}`;
    case 'rule':
      return [origin.paragraph, origin.why].filter((text) => text !== '').join(': ');
    case 'missing':
      return `Not entered (${origin.path}): ${origin.why}`;
  }
}

type Editing = { readonly part: number; readonly edits: readonly SentenceEdit[] };

function lineOf({ id, text, origin }: Sentence, label: string, { part, edits }: Editing): DeskLine {
  const edit = edits.find((each) => each.part === part && each.id === id);
  return {
    ...{ part, id, label, proposed: text },
    why: whyOf(origin),
    edit: edit ? { text: edit.text, reason: edit.reason } : null,
    pieces: edit ? wordsOf(text, edit.text ?? '') : [],
  };
}

const linesOf = (block: Block, editing: Editing): readonly DeskLine[] =>
  partsOfBlock(block).flatMap(({ labels, columns, sentences }) =>
    sentences.map((sentence, index) => lineOf(sentence, columns?.[index] ?? labels[0] ?? '', editing)),
  );

const ofPart = (sections: readonly Section[], editing: Editing): OpenedDeskTask['sections'] =>
  sections.map(({ number, heading, subsections }) => ({
    number,
    heading,
    parts: subsections
      .map((part) => ({
        number: part.number,
        heading: part.heading,
        lines: part.blocks.flatMap((block) => linesOf(block, editing)),
      }))
      .filter(({ lines }) => lines.length > 0),
  }));

/** The proposal line by line, with what was edited; a second language follows the first. */
export const sectionsOf = (
  { sections, otherPart }: SheetDocument,
  edits: readonly SentenceEdit[],
): OpenedDeskTask['sections'] => [
  ...ofPart(sections, { part: 0, edits }),
  ...ofPart(otherPart?.sections ?? [], { part: 1, edits }),
];

/** What review and audit find of the edited sheet. */
export const findingsOf = ({ review, audit }: EditedSheet): OpenedDeskTask['findings'] =>
  [...audit, ...review.findings.filter(({ accepted }) => accepted === null)].map(
    ({ severity, part, message, paragraph }) => ({ severity, part, message, paragraph }),
  );
