import { isUnder } from '../model/sentence-id.ts';
import { sentencesOf } from '../model/written.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';

/** Ids of sentences that stand in one part alone; each language has short forms of its own. */
function isStatedOnce(first: readonly string[], second: readonly string[]): readonly string[] {
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const once = [...first.filter((id) => !inSecond.has(id)), ...second.filter((id) => !inFirst.has(id))];
  return once.filter((id) => !isUnder(id, 'abbreviations'));
}

/** What the law of one market asks of the sheet, and no other. */
export const marketChecks: readonly AuditCheck[] = [
  {
    id: 'canada.parts-alike',
    severity: 'must',
    message: 'The two languages of the sheet do not say the same:',
    at: ['identifier-on-label'],
    isNational: true,
    findFaults: ({ document, sentences }) => {
      if (!document.otherPart) return [];
      const others = sentencesOf(document.otherPart.sections).map(({ id }) => id);
      return faultOf(
        isStatedOnce(
          sentences.map(({ id }) => id),
          others,
        ),
      );
    },
  },
  {
    id: 'china.emergency-overview',
    severity: 'must',
    message: 'Section 2 does not begin with the emergency overview in its box.',
    at: ['emergency-overview'],
    isNational: true,
    findFaults: ({ document }) => {
      const block = document.sections.find(({ number }) => number === 2)?.subsections[0]?.blocks[0];
      return faultIf(block?.kind !== 'list' || block.isBoxed !== true);
    },
  },
];
