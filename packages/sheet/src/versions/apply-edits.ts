import type { SignalWord } from '@gosds/ghs/category-table';
import { editBlock } from '../model/block.ts';
import type { Section, Sentence, SheetDocument } from '../model/document.ts';

/** A person's edit of a sentence, with the reason. */
export type SentenceEdit = {
  /** Language part of the sheet: 0 the first, 1 the second. */
  readonly part: number;
  /** Id of the sentence. */
  readonly id: string;
  /** Null: the sentence is removed. */
  readonly text: string | null;
  readonly reason: string;
  /** A statement's words without its code, which stays. Undefined for other lines. */
  readonly words?: string | undefined;
  /** The chosen signal word. Undefined for other lines. */
  readonly signalWord?: SignalWord | undefined;
};

/** What a person can add to a label. */
export const additionKinds = ['signal-word', 'pictogram', 'statement', 'supplement', 'precaution'] as const;
export type AdditionKind = (typeof additionKinds)[number];

/** An element that a person added to the label, with the reason. It is in every language of the sheet, as the law says it. */
export type LabelAddition = {
  readonly added: AdditionKind;
  /** Such as `GHS05`, `H315`, `EUH066`, `P301+P310` or `Danger`. */
  readonly code: string;
  readonly reason: string;
  /** The substances that the statement names, for a statement that names some. */
  readonly names?: string | undefined;
};

/** What a person changed in a sheet. */
export type SheetEdit = SentenceEdit | LabelAddition;

export const additionsOf = (edits: readonly SheetEdit[]): readonly LabelAddition[] =>
  edits.flatMap((each) => ('added' in each ? [each] : []));

export const sentenceEditsOf = (edits: readonly SheetEdit[]): readonly SentenceEdit[] =>
  edits.flatMap((each) => ('added' in each ? [] : [each]));

/** The edits of one language part, by the id of the sentence. */
export type LineEdits = ReadonlyMap<string, SentenceEdit>;

export const editsOfPart = (edits: readonly SheetEdit[], part: number): LineEdits =>
  new Map(sentenceEditsOf(edits).flatMap((each) => (each.part === part ? [[each.id, each] as const] : [])));

/** What a sheet cites for a line that a person wrote. */
export const expertJudgement = 'Expert judgement';

/** An edited sentence states the reason wherever the sheet's reasons are printed. */
function edited(sentence: Sentence, edit: SentenceEdit | undefined): Sentence | undefined {
  if (!edit) return sentence;
  if (edit.text === null) return undefined;
  return { ...sentence, text: edit.text, origin: { kind: 'rule', paragraph: expertJudgement, why: edit.reason } };
}

function editedSections(sections: readonly Section[], edits: LineEdits): readonly Section[] {
  const sentence = (each: Sentence) => edited(each, edits.get(each.id));
  return sections.map(({ subsections, ...section }) => ({
    ...section,
    subsections: subsections.map(({ blocks, ...part }) => ({
      ...part,
      blocks: blocks.flatMap((block) => editBlock(block, { sentence }) ?? []),
    })),
  }));
}

/** What stands on each page and in the name of the file, and the sentence of section 1 that says it. */
const ofPages = { productName: 'identifier.productName', companyName: 'supplier.company' } as const;

/** An edit of a name changes it on the pages too. One that takes it out leaves it there: a page needs a name. */
function pageNames(document: SheetDocument, edits: LineEdits) {
  const nameOf = (key: keyof typeof ofPages) => edits.get(ofPages[key])?.text?.trim() || document[key];
  return { productName: nameOf('productName'), companyName: nameOf('companyName') };
}

/**
 * The sheet with the edits of its sentences. An edit of a sentence that the sheet lacks changes nothing. What was added
 * to the label is in the sheet before: `makeEditedSheet` writes it.
 */
export function applyEdits(document: SheetDocument, edits: readonly SheetEdit[]): SheetDocument {
  if (edits.length === 0) return document;
  const { otherPart } = document;
  const first = editsOfPart(edits, 0);
  return {
    ...document,
    ...pageNames(document, first),
    sections: editedSections(document.sections, first),
    ...(otherPart && {
      otherPart: { ...otherPart, sections: editedSections(otherPart.sections, editsOfPart(edits, 1)) },
    }),
  };
}
