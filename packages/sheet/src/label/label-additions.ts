import type { SignalWord } from '@gosds/ghs/category-table';
import type { Explained, LabelElements, SupplementalStatement } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import { additionsOf, expertJudgement, type LabelAddition, type SheetEdit } from '../versions/apply-edits.ts';

export const signalWords: readonly SignalWord[] = ['Danger', 'Warning'];

type Given = { readonly reason: string };

/** The origin of what a person decided: the paragraph that the sheet cites, and the person's reason. */
export const byPerson = ({ reason }: Given): Pick<Explained<string>, 'paragraph' | 'why' | 'isByPerson'> => ({
  paragraph: expertJudgement,
  why: say('common-text', { text: reason }),
  isByPerson: true,
});

const entryOf = <T>(value: T, given: Given): Explained<T> => ({ value, ...byPerson(given) });

/** Puts the entry at its place in the order of the codes. The place of the others stays. */
function withEntry(entries: readonly Explained<string>[], addition: LabelAddition): readonly Explained<string>[] {
  const { code } = addition;
  if (entries.some(({ value }) => value === code)) return entries;
  const after = entries.findIndex(({ value }) => value > code);
  const place = after === -1 ? entries.length : after;
  return [...entries.slice(0, place), entryOf(code, addition), ...entries.slice(place)];
}

const without = (entries: readonly Explained<string>[], { code }: LabelAddition): readonly Explained<string>[] =>
  entries.filter(({ value }) => value !== code);

function supplementOf({ code, names, reason }: LabelAddition): SupplementalStatement {
  const { paragraph, why: summary } = byPerson({ reason });
  return {
    code,
    parameters: names === undefined ? {} : { names },
    reason: { ruleId: 'label.added', paragraph, summary, counted: [], leftOut: [] },
    place: 'added',
  };
}

function withSignalWord(label: LabelElements, addition: LabelAddition): LabelElements {
  const signalWord = signalWords.find((each) => each === addition.code);
  if (label.signalWord !== null || signalWord === undefined) return label;
  return { ...label, signalWord, signalWordReason: entryOf(signalWord, addition) };
}

function withAddition(label: LabelElements, addition: LabelAddition): LabelElements {
  switch (addition.added) {
    case 'signal-word':
      return withSignalWord(label, addition);
    case 'pictogram':
      return { ...label, pictograms: withEntry(label.pictograms, addition) };
    case 'statement':
      return {
        ...label,
        hazardStatements: withEntry(label.hazardStatements, addition),
        hazardStatementsDropped: without(label.hazardStatementsDropped, addition),
      };
    case 'supplement':
      return label.supplemental.some(({ code }) => code === addition.code)
        ? label
        : { ...label, supplemental: [...label.supplemental, supplementOf(addition)] };
    case 'precaution':
      return {
        ...label,
        precautionaryStatements: withEntry(label.precautionaryStatements, addition),
        precautionaryStatementsDropped: without(label.precautionaryStatementsDropped, addition),
      };
  }
}

/** The label with what a person added. What the rules put there by now is not there twice. */
export const withAdditions = (label: LabelElements, edits: readonly SheetEdit[]): LabelElements =>
  additionsOf(edits).reduce(withAddition, label);

/** The id of the line in the sheet that an addition makes. */
export function lineOfAddition({ added, code }: Pick<LabelAddition, 'added' | 'code'>): string {
  if (added === 'signal-word') return 'label.signalWord';
  return added === 'supplement' ? `label.supplemental.${code}.added` : `label.${code}`;
}
