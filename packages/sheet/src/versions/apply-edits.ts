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

/** The edits of one language part, by the id of the sentence. */
export type LineEdits = ReadonlyMap<string, SentenceEdit>;

export const editsOfPart = (edits: readonly SentenceEdit[], part: number): LineEdits =>
  new Map(edits.filter((each) => each.part === part).map((each) => [each.id, each]));

/** An edited sentence states the reason wherever the sheet's reasons are printed. */
function edited(sentence: Sentence, edit: SentenceEdit | undefined): Sentence | undefined {
  if (!edit) return sentence;
  if (edit.text === null) return undefined;
  return { ...sentence, text: edit.text, origin: { kind: 'rule', paragraph: 'Expert judgement', why: edit.reason } };
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

/** The sheet with the edits. An edit of a sentence that the sheet lacks changes nothing. */
export function applyEdits(document: SheetDocument, edits: readonly SentenceEdit[]): SheetDocument {
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
