import type { DeskLine, DeskWhy, OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { partsOfBlock } from '@gosds/sheet/model/block';
import { lineOfAddition } from '@gosds/sheet/label/label-additions';
import { isAbsence, isUfiLine, type LabelLine } from '@gosds/sheet/label/signed-label';
import type { Block, Origin, Section, Sentence } from '@gosds/sheet/model/document';
import {
  additionsOf,
  editsOfPart,
  type LabelAddition,
  type LineEdits,
  type SheetEdit,
} from '@gosds/sheet/versions/apply-edits';
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
  readonly edits: LineEdits;
  readonly additions: ReadonlyMap<string, LabelAddition>;
  readonly labelLines: readonly LabelLine[];
};

/** How the line with this id is edited. */
function writingOf(id: string, lines: readonly LabelLine[]): DeskLine['writing'] {
  const line = lines.find((each) => each.id === id);
  if (!line) return { kind: isAbsence(id) ? 'absence' : isUfiLine(id) ? 'ufi' : 'text' };
  return line.kind === 'statement'
    ? { kind: 'statement', code: line.code, words: line.words }
    : { kind: 'choice', texts: line.choices.map(({ text }) => text) };
}

/** The addition as the desk shows it. */
const additionOf = (addition: LabelAddition | undefined): DeskLine['addition'] =>
  addition ? { added: addition.added, code: addition.code, reason: addition.reason } : null;

function lineOf({ id, text, origin }: Sentence, label: string, editing: Editing): DeskLine {
  const { part, edits, additions, labelLines } = editing;
  const edit = edits.get(id);
  return {
    ...{ part, id, label, proposed: text },
    why: whyOf(origin),
    writing: writingOf(id, labelLines),
    addition: additionOf(additions.get(id)),
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

/** The proposed lines with their edits, and those that were added; a second language follows the first. */
export function sectionsOf(
  { proposal: { sections, otherPart }, labelLines: [first = [], second = []] }: Proposed,
  edits: readonly SheetEdit[],
): OpenedDeskTask['sections'] {
  const additions = new Map(additionsOf(edits).map((each) => [lineOfAddition(each), each]));
  return [
    ...ofPart(sections, { part: 0, edits: editsOfPart(edits, 0), additions, labelLines: first }),
    ...ofPart(otherPart?.sections ?? [], { part: 1, edits: editsOfPart(edits, 1), additions, labelLines: second }),
  ];
}

/** What the chemist can add to the label. */
export const addableOf = ({ addable }: Pick<EditedSheet, 'addable'>): OpenedDeskTask['addable'] =>
  addable.map(({ namesSubstances = false, ...element }) => ({ ...element, namesSubstances }));

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
