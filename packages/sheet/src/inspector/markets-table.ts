import { requiredPairOf } from '../countries.ts';
import { ownWords } from '../own-words.ts';
import { sentencesOf } from '../written.ts';
import { type Check, fault, faultOf } from './check.ts';
import { languagesIn } from './inspected.ts';

/** Ids of sentences that stand in one part alone; each language has short forms of its own. */
function saidOnce(first: readonly string[], second: readonly string[]): readonly string[] {
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const once = [...first.filter((id) => !inSecond.has(id)), ...second.filter((id) => !inFirst.has(id))];
  return once.filter((id) => !id.startsWith('abbreviations.'));
}

/** What the law of one market asks of the sheet, and no other. */
export const marketChecks: readonly Check[] = [
  {
    id: 'canada.official-languages',
    severity: 'must',
    says: 'The sheet has to be in both official languages, in one document:',
    at: ['identifier-on-label'],
    markets: ['ca'],
    law: 'Hazardous Products Regulations, 6.2',
    pointsTo: 'description.language',
    finds: ({ c, document }) => {
      const pair = requiredPairOf(c.country);
      if (pair === undefined || languagesIn(document) === pair.tag) return [];
      const changes = [{ path: 'description.language', value: pair.tag }];
      return [fault(pair.name, null, { label: `Write the sheet in ${pair.name}`, changes })];
    },
  },
  {
    id: 'canada.parts-alike',
    severity: 'must',
    says: 'The two languages of the sheet do not say the same:',
    at: ['identifier-on-label'],
    markets: ['ca'],
    law: 'Hazardous Products Regulations, 6.2',
    pointsTo: null,
    finds: ({ document, sentences }) => {
      if (!document.otherPart) return [];
      const others = sentencesOf(document.otherPart.sections).map(({ id }) => id);
      return faultOf(
        saidOnce(
          sentences.map(({ id }) => id),
          others,
        ),
      );
    },
  },
  {
    id: 'canada.own-words',
    severity: 'should',
    says: 'What you typed stands in one language alone; write both with a bar between them, the English first (“Cutting | Découpage”):',
    at: ['identifier-on-label'],
    markets: ['ca'],
    law: 'Hazardous Products Regulations, 6.2',
    pointsTo: 'description.uses',
    finds: ({ document, find }) => {
      const others = new Map(sentencesOf(document.otherPart?.sections ?? []).map(({ id, text }) => [id, text]));
      return ownWords.flatMap(({ path, sentence }) => {
        const first = find(sentence);
        const isTyped = first?.origin.kind === 'input' && /\p{Letter}{3}/u.test(first.text);
        return isTyped && others.get(sentence) === first.text ? [fault(first.text, path)] : [];
      });
    },
  },
];
