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
};

/** An edited sentence states the reason wherever the sheet's reasons are printed. */
function edited(sentence: Sentence, edit: SentenceEdit | undefined): Sentence | undefined {
  if (!edit) return sentence;
  if (edit.text === null) return undefined;
  return { ...sentence, text: edit.text, origin: { kind: 'rule', paragraph: 'Expert judgement', why: edit.reason } };
}

function editedSections(sections: readonly Section[], edits: ReadonlyMap<string, SentenceEdit>): readonly Section[] {
  const sentence = (each: Sentence) => edited(each, edits.get(each.id));
  return sections.map(({ subsections, ...section }) => ({
    ...section,
    subsections: subsections.map(({ blocks, ...part }) => ({
      ...part,
      blocks: blocks.flatMap((block) => editBlock(block, { sentence }) ?? []),
    })),
  }));
}

const ofPart = (edits: readonly SentenceEdit[], part: number): ReadonlyMap<string, SentenceEdit> =>
  new Map(edits.filter((each) => each.part === part).map((each) => [each.id, each]));

/** The sheet with the edits. An edit of a sentence that the sheet lacks changes nothing. */
export function applyEdits(document: SheetDocument, edits: readonly SentenceEdit[]): SheetDocument {
  if (edits.length === 0) return document;
  const { otherPart } = document;
  return {
    ...document,
    sections: editedSections(document.sections, ofPart(edits, 0)),
    ...(otherPart && {
      otherPart: { ...otherPart, sections: editedSections(otherPart.sections, ofPart(edits, 1)) },
    }),
  };
}
