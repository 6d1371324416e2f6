import type { Explained, LabelElements } from '@gosds/ghs/classification';
import type { SignalWord } from '@gosds/ghs/category-table';
import { signalWordText } from '@gosds/phrases/market-terms';
import { isUnder, type SentenceId } from '../model/sentence-id.ts';
import { hazardStatements, supplementals, supplementId } from '../sections/02-hazards/label.ts';
import { finishedPrecautions, type Statement } from '../sections/02-hazards/precautions.ts';
import { isOnLabel } from '../sections/02-hazards/unknown-aquatic.ts';
import { byPerson, signalWords } from './label-additions.ts';
import type { Product } from '../product/product.ts';
import { type Writing, writingsOf } from '../sections/writing.ts';
import type { Edition } from '../sheet-input.ts';
import {
  editsOfPart,
  expertJudgement,
  type LineEdits,
  type SentenceEdit,
  type SheetEdit,
} from '../versions/apply-edits.ts';

/** The edits of a signed sheet, and the languages of its parts in BCP 47. */
export type SignedEdits = { readonly edits: readonly SheetEdit[]; readonly languages: readonly string[] };

/** A line of section 2.2 that a person edits as a fact, so that the label of the package knows what it says. */
export type LabelLine = { readonly id: string } & (
  | { readonly kind: 'statement'; readonly code: string; readonly words: string }
  | {
      readonly kind: 'signal-word';
      readonly choices: readonly { readonly value: SignalWord; readonly text: string }[];
    }
);

/** The lines that are edited as facts, in each part of the sheet. */
export const labelLines = (product: Product, edition: Edition): readonly (readonly LabelLine[])[] =>
  writingsOf(product, edition).map(linesIn);

function linesIn(writing: Writing): readonly LabelLine[] {
  const statements = [...hazardStatements(writing), ...supplementals(writing), ...finishedPrecautions(writing)];
  const coded = statements.flatMap(({ code, words, sentence: { id } }): readonly LabelLine[] =>
    code === undefined ? [] : [{ id, kind: 'statement', code, words }],
  );
  if (!writing.product.label.signalWord) return coded;
  const choices = signalWords.map((value) => ({ value, text: signalWordText(value, writing.wording) }));
  return [{ id: 'label.signalWord', kind: 'signal-word', choices }, ...coded];
}

const isOut = (edits: LineEdits, id: string): boolean => edits.get(id)?.text === null;

function signalWordOf({ signalWord }: LabelElements, edits: LineEdits): SignalWord | null {
  const edit = edits.get('label.signalWord');
  return edit?.text === null ? null : (edit?.signalWord ?? signalWord);
}

/** Without the statements that were taken out. The others keep their ids. */
function supplementsAsSigned({ supplemental }: LabelElements, edits: LineEdits): LabelElements['supplemental'] {
  const printed = supplemental.filter(isOnLabel).map((each, index) => ({ place: String(index), ...each }));
  const left = printed.filter((each, index) => !isOut(edits, supplementId(each, index)));
  return left.length === printed.length ? supplemental : [...left, ...supplemental.filter((each) => !isOnLabel(each))];
}

/** A statement that a person took off the label, with the reason. */
const takenOff = (entry: Explained<string>, edits: LineEdits): readonly Explained<string>[] => {
  const edit = edits.get(`label.${entry.value}`);
  return edit?.text === null ? [{ ...entry, ...byPerson(edit) }] : [];
};

/**
 * The elements that are left on the label, with the chosen signal word. A precautionary statement that was taken out is
 * among those left off, where the review asks for the mandatory ones.
 */
export function labelAsSigned(label: LabelElements, edits: LineEdits): LabelElements {
  if (edits.size === 0) return label;
  const stays = ({ value }: Explained<string>) => !isOut(edits, `label.${value}`);
  return {
    ...label,
    signalWord: signalWordOf(label, edits),
    pictograms: label.pictograms.filter(stays),
    hazardStatements: label.hazardStatements.filter(stays),
    supplemental: supplementsAsSigned(label, edits),
    precautionaryStatements: label.precautionaryStatements.filter(stays),
    precautionaryStatementsDropped: [
      ...label.precautionaryStatementsDropped,
      ...label.precautionaryStatements.flatMap((each) => takenOff(each, edits)),
    ],
  };
}

/** The statement as signed; none if it was taken out. */
export function statementAsSigned(statement: Statement, edits: LineEdits): readonly Statement[] {
  const edit = edits.get(statement.sentence.id);
  if (!edit) return [statement];
  const { text, reason, words = text } = edit;
  if (text === null || words === null) return [];
  const origin = { kind: 'rule' as const, paragraph: expertJudgement, why: reason };
  return [{ ...statement, words, sentence: { ...statement.sentence, text, origin } }];
}

/** A text of sections 1 and 2 as signed; empty if it was taken out. */
export function textAsSigned(edits: LineEdits, id: SentenceId, text: string): string {
  const edit = edits.get(id);
  return edit ? (edit.text ?? '') : text;
}

/** Lines that say that there is none of something. What a person writes in their place may be anything. */
const absences: readonly SentenceId[] = [
  ...(['label.noPictograms', 'label.noSignalWord', 'label.noStatements', 'label.noPrecautions'] as const),
  ...(['label.open', 'identifier.noUfi'] as const),
];

/** True for a line that says that there is none of something: a label is not made of what replaces it. */
export const isAbsence = (id: string): boolean => absences.some((each) => each === id);

/** True for the line with the UFI numbers of the product. */
export const isUfiLine = (id: string): boolean => id === 'identifier.ufi';

/** True if the edit says something that is no fact of a label. */
function isFree({ id, text, words, signalWord }: SentenceEdit, lines: readonly LabelLine[]): boolean {
  if (text === null) return false;
  const line = lines.find((each) => each.id === id);
  if (!line) return isAbsence(id);
  return line.kind === 'statement' ? words === undefined : signalWord === undefined;
}

/** True if the parts of the sheet differ in what the label shows once for all of them. */
function isDivided({ id, text, signalWord }: SentenceEdit, other: LineEdits): boolean {
  if (isAbsence(id) || !isUnder(id, 'label')) return false;
  const there = other.get(id);
  return (text === null) !== (there?.text === null) || signalWord !== there?.signalWord;
}

/** The edits of the first part on which every part of the sheet agrees, so that the label can follow them. */
export function agreedEdits(edits: readonly SheetEdit[], parts: number): LineEdits {
  const others = Array.from({ length: parts - 1 }, (_, index) => editsOfPart(edits, index + 1));
  return new Map([...editsOfPart(edits, 0)].filter(([, edit]) => !others.some((other) => isDivided(edit, other))));
}

/** True if the edit is in words that a label in another language lacks. */
const isInWords = ({ id, text, signalWord }: SentenceEdit): boolean =>
  isUnder(id, 'label') && text !== null && signalWord === undefined;

export type UnknownEdit = {
  /** Id of the sentence. */
  readonly id: string;
  /**
   * `free-text`: it was written as text, without its facts. `one-language`: only one part of the sheet has it.
   * `other-language`: the label is in a language that the sheet lacks.
   */
  readonly why: 'free-text' | 'one-language' | 'other-language';
};

/** The edits of which a label cannot be made: what they say is not known as facts, or not in its language. */
export function unknownEdits(
  { edits, languages }: SignedEdits,
  lines: readonly (readonly LabelLine[])[],
  tags: readonly string[],
): readonly UnknownEdit[] {
  const lacks = tags.some((tag) => !languages.includes(tag));
  const parts = lines.map((_, part) => editsOfPart(edits, part));
  return lines.flatMap((own, part) => {
    const others = parts.filter((_, index) => index !== part);
    return [...(parts[part]?.values() ?? [])].flatMap((edit): readonly UnknownEdit[] => {
      const { id } = edit;
      if (isFree(edit, own)) return [{ id, why: 'free-text' }];
      if (others.some((other) => isDivided(edit, other))) return [{ id, why: 'one-language' }];
      return lacks && isInWords(edit) ? [{ id, why: 'other-language' }] : [];
    });
  });
}
