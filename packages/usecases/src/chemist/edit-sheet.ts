import type { OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { Problem } from '@gosds/contract/problem';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { ufiFaults } from '@gosds/sheet/draft/ufi/ufi-faults';
import { lineOfAddition } from '@gosds/sheet/label/label-additions';
import { isUfiLine } from '@gosds/sheet/label/signed-label';
import { isUnder } from '@gosds/sheet/model/sentence-id';
import type { LabelAddition, SentenceEdit, SheetEdit } from '@gosds/sheet/versions/apply-edits';
import type { MakingDeps } from '../documents/document-deps.ts';
import { policy } from '../policy.ts';
import type { CollectedFacts, EditedSheet } from '../sheet-maker.ts';
import { type ChangeRequest, changeTask, factsOfTask, findTask, showTask } from './chemist-desk.ts';
import { sectionsOf } from './show-proposal.ts';

export type LineEdit = ChangeRequest & {
  readonly line: Pick<SentenceEdit, 'part' | 'id'>;
  /** Null restores the proposed text. */
  readonly edit: Pick<SentenceEdit, 'text' | 'reason'> | null;
};

const hasLine = (sections: OpenedDeskTask['sections'], line: LineEdit['line']): boolean =>
  sections.some(({ parts }) =>
    parts.some(({ lines }) => lines.some(({ part, id }) => part === line.part && id === line.id)),
  );

type Written = Pick<SentenceEdit, 'text' | 'reason' | 'words' | 'signalWord'>;

type Writing = Pick<LineEdit, 'line'> & {
  readonly facts: CollectedFacts;
  readonly edits: readonly SheetEdit[];
  readonly edit: NonNullable<LineEdit['edit']>;
};

/** Throws Problem `validation` for UFI numbers that are not valid. */
function checkUfiLine({ id }: LineEdit['line'], text: string): void {
  const faults = isUfiLine(id) ? ufiFaults(text) : [];
  if (faults.length > 0) {
    throw new Problem('validation', { fields: { 'edit.text': faults.map(findingInEnglish).join(' ') } });
  }
}

/**
 * The edit with the facts of the label in it. Throws Problem `validation` for a signal word that the law lacks, and for
 * a UFI that is not valid.
 */
async function writtenEdit({ sheets }: MakingDeps, { facts, line, edits, edit }: Writing): Promise<Written> {
  const { text } = edit;
  if (text !== null) checkUfiLine(line, text);
  if (text === null || !isUnder(line.id, 'label')) return edit;
  const { labelLines } = await sheets.edited({ facts, edits });
  const found = labelLines[line.part]?.find(({ id }) => id === line.id);
  if (!found) return edit;
  if (found.kind === 'statement') return { ...edit, words: text, text: `${found.code} ${text}` };
  const choice = found.choices.find((each) => each.text === text);
  if (!choice) {
    throw new Problem('validation', { fields: { 'edit.text': 'Choose one of the signal words.' } });
  }
  return { ...edit, signalWord: choice.value };
}

/** Edits one line and keeps all other edits. Throws Problem `not-found` if the sheet has no such line. */
export const editLine =
  (deps: MakingDeps) =>
  async ({ line, edit, ...request }: LineEdit): Promise<OpenedDeskTask> => {
    await deps.limiter.take(policy.rateLimits.reviewsPerUser, request.userId);
    const before = await findTask(deps, request.id);
    const others = before.edits.filter((each) => 'added' in each || each.part !== line.part || each.id !== line.id);
    const facts = await factsOfTask(deps, before);
    const written = edit && (await writtenEdit(deps, { facts, line, edits: others, edit }));
    const edits = written === null ? others : [...others, { ...line, ...written }];
    const made = await deps.sheets.edited({ facts, edits });
    if (edit !== null && !hasLine(sectionsOf(made, edits), line)) throw new Problem('not-found');
    const task = await changeTask(deps, request, { kind: 'edited', edits });
    return showTask(deps, { task, made, userId: request.userId });
  };

/** An element of the label, by the kind and code of the law. */
export type ElementChange = ChangeRequest & {
  readonly element: Pick<LabelAddition, 'added' | 'code'>;
  /** Null takes the added element off again. */
  readonly addition: Pick<LabelAddition, 'reason' | 'names'> | null;
};

/** Throws Problem `validation` if the law does not offer the element for this label, or if the names are missing. */
function checkAddition({ addable }: EditedSheet, { element, addition }: ElementChange): void {
  const offered = addable.find(({ added, code }) => added === element.added && code === element.code);
  if (!offered) {
    throw new Problem('validation', { fields: { code: 'The label has this element, or the law does not have it.' } });
  }
  if (offered.namesSubstances && addition?.names === undefined) {
    throw new Problem('validation', { fields: { 'addition.names': 'Enter the substances that the statement names.' } });
  }
}

const isOf =
  ({ added, code }: ElementChange['element']) =>
  (edit: SheetEdit): boolean =>
    'added' in edit && edit.added === added && edit.code === code;

/** Without the added element, and without the edits of its line. Throws Problem `not-found` if nobody added it. */
function withoutElement(edits: readonly SheetEdit[], element: ElementChange['element']): readonly SheetEdit[] {
  const isElement = isOf(element);
  if (!edits.some(isElement)) throw new Problem('not-found');
  const line = lineOfAddition(element);
  return edits.filter((each) => !isElement(each) && ('added' in each || each.id !== line));
}

/** Adds one element to the label, or takes an added one off, and keeps all other edits. */
export const addElement =
  (deps: MakingDeps) =>
  async (wanted: ElementChange): Promise<OpenedDeskTask> => {
    const { element, addition, ...request } = wanted;
    await deps.limiter.take(policy.rateLimits.reviewsPerUser, request.userId);
    const before = await findTask(deps, request.id);
    const facts = await factsOfTask(deps, before);
    if (addition) checkAddition(await deps.sheets.edited({ facts, edits: before.edits }), wanted);
    const edits = addition ? [...before.edits, { ...element, ...addition }] : withoutElement(before.edits, element);
    const made = await deps.sheets.edited({ facts, edits });
    const task = await changeTask(deps, request, { kind: 'edited', edits });
    return showTask(deps, { task, made, userId: request.userId });
  };
