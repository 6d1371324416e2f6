import type { DeskLine, DeskWhy, OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { partsOfBlock } from '@gosds/sheet/model/block';
import { isAbsence, type LabelLine } from '@gosds/sheet/label/signed-label';
import type { Block, Origin, Section, Sentence } from '@gosds/sheet/model/document';
import type { SentenceEdit } from '@gosds/sheet/versions/apply-edits';
import { wordsOf } from '@gosds/sheet/versions/redline';
import type { EditedSheet } from '../sheet-maker.ts';

/** The reason for a line, as the desk shows it. */
function whyOf(origin: Origin): DeskWhy {
  switch (origin.kind) {
    case 'input':
      return { kind: 'input' };
    case 'classification':
      return { ...origin, reasons: origin.reasons.map(({ summary, paragraph }) => ({ summary, paragraph })) };
    case 'catalogue':
    case 'rule':
      return origin;
    case 'missing':
      return { kind: 'missing', why: origin.why };
  }
}

type Editing = {
  readonly part: number;
  readonly edits: readonly SentenceEdit[];
  readonly labelLines: readonly LabelLine[];
};

/** How the line with this id is edited. */
function writingOf(id: string, lines: readonly LabelLine[]): DeskLine['writing'] {
  const line = lines.find((each) => each.id === id);
  if (!line) return { kind: isAbsence(id) ? 'absence' : 'text' };
  return line.kind === 'statement'
    ? { kind: 'statement', code: line.code, words: line.words }
    : { kind: 'choice', texts: line.choices.map(({ text }) => text) };
}

function lineOf({ id, text, origin }: Sentence, label: string, { part, edits, labelLines }: Editing): DeskLine {
  const edit = edits.find((each) => each.part === part && each.id === id);
  return {
    ...{ part, id, label, proposed: text },
    why: whyOf(origin),
    writing: writingOf(id, labelLines),
    edit: edit ? { text: edit.words ?? edit.text, reason: edit.reason } : null,
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

/** The proposed lines with their edits; a second language follows the first. */
export const sectionsOf = (
  { proposal: { sections, otherPart }, labelLines: [first = [], second = []] }: Proposed,
  edits: readonly SentenceEdit[],
): OpenedDeskTask['sections'] => [
  ...ofPart(sections, { part: 0, edits, labelLines: first }),
  ...ofPart(otherPart?.sections ?? [], { part: 1, edits, labelLines: second }),
];

type Proposed = Pick<EditedSheet, 'proposal' | 'labelLines'>;

type DeskFinding = OpenedDeskTask['findings'][number];

const findingOf = ({ severity, part, message, says, paragraph }: DeskFinding): DeskFinding => ({
  ...{ severity, part, message, says, paragraph },
});

/** Findings of audit and review in the edited sheet. */
export const findingsOf = ({ review, audit }: EditedSheet): OpenedDeskTask['findings'] => [
  ...audit.map(findingOf),
  ...review.findings.filter(({ accepted }) => accepted === null).map(findingOf),
];
