import { ownValue } from '@gosds/ghs/own-value';
import type { Explained, LabelElements } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import type { Draft } from './draft.ts';

type Choices = Draft['precautionChoices'];

const inOrder = (statements: readonly Explained<string>[]): readonly Explained<string>[] =>
  statements.toSorted((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));

type Choice = 'precautions-chosenBySupplier' | 'precautions-leftOutBySupplier';

const chosen = (statement: Explained<string>, how: Choice): Explained<string> => ({
  ...statement,
  why: say(how, { why: statement.why }),
});

/** Statements that the law assigns and whose condition is not ruled out. The supplier may choose among them. */
export const permittedPrecautions = ({ precautionaryStatementsInFull }: LabelElements): ReadonlySet<string> =>
  new Set(precautionaryStatementsInFull.map(({ value }) => value));

/** Statements that the rules choose for the label and the supplier left out. */
export const leftOutByChoice = (label: LabelElements, choices: Choices): readonly Explained<string>[] =>
  label.precautionaryStatementsDropped.filter(
    ({ value, why }) => ownValue(choices, value) === 'left-out' && why.key === byHand,
  );

const byHand: Choice = 'precautions-leftOutBySupplier';

/** The label with the supplier's choices among the permitted statements; the same object if nothing was chosen. */
export function withPrecautionChoices(label: LabelElements, choices: Choices): LabelElements {
  const { precautionaryStatements: kept, precautionaryStatementsDropped: dropped } = label;
  const left = kept.filter(({ value }) => ownValue(choices, value) === 'left-out');
  const added = label.precautionaryStatementsInFull.filter(
    ({ value }) => ownValue(choices, value) === 'shown' && !kept.some((statement) => statement.value === value),
  );
  if (left.length === 0 && added.length === 0) return label;
  const isAdded = new Set(added.map(({ value }) => value));
  return {
    ...label,
    precautionaryStatements: inOrder([
      ...kept.filter((statement) => !left.includes(statement)),
      ...added.map((statement) => chosen(statement, 'precautions-chosenBySupplier')),
    ]),
    precautionaryStatementsDropped: inOrder([
      ...dropped.filter(({ value }) => !isAdded.has(value)),
      ...left.map((statement) => chosen(statement, byHand)),
    ]),
  };
}
