import type { HandClassification } from './draft.ts';
import { type Finding, problem, warning } from './finding.ts';
import { readNotation } from './hand-classification.ts';
import { messages } from './messages-en.ts';

/** A classification by hand: its notations, and where it was taken from. */
export function checkHand(hand: HandClassification, path: string): Finding[] {
  const wrong = hand.hazards.filter((notation) => !readNotation(notation));
  const says = hand.notHazardous || hand.hazards.length > 0;
  return [
    ...wrong.map((notation) =>
      problem(`${path}.hazards.${hand.hazards.indexOf(notation)}`, messages.classification(notation)),
    ),
    ...(says && hand.source.trim() === '' ? [warning(`${path}.source`, messages.classificationSource)] : []),
  ];
}
