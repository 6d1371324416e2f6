import { tell, tellOf } from '@gosds/phrases/finding-message';
import { isUnder } from '../model/sentence-id.ts';
import type { Sentence } from '../model/document.ts';
import { sentencesOf } from '../model/written.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';

const idsOf = (sentences: readonly Sentence[]): ReadonlySet<string> => new Set(sentences.map(({ id }) => id));

/** Sentences that only one language part contains. Abbreviations differ between languages and do not count. */
function statedOnce(first: readonly Sentence[], second: readonly Sentence[]): readonly Sentence[] {
  const [inFirst, inSecond] = [idsOf(first), idsOf(second)];
  const once = [...first.filter(({ id }) => !inSecond.has(id)), ...second.filter(({ id }) => !inFirst.has(id))];
  return once.filter(({ id }) => !isUnder(id, 'abbreviations'));
}

/** Requirements of a single market. */
export const marketChecks: readonly AuditCheck[] = [
  {
    id: 'canada.parts-alike',
    severity: 'must',
    says: tell('audit.canadaPartsAlike'),
    at: ['identifier-on-label'],
    isNational: true,
    findFaults: ({ document, sentences }) => {
      if (!document.otherPart) return [];
      const others = sentencesOf(document.otherPart.sections);
      return faultOf(statedOnce(sentences, others).map(({ text }) => tellOf('audit.quoted', text)));
    },
  },
  {
    id: 'china.emergency-overview',
    severity: 'must',
    says: tell('audit.chinaEmergencyOverview'),
    at: ['emergency-overview'],
    isNational: true,
    findFaults: ({ document }) => {
      const block = document.sections.find(({ number }) => number === 2)?.subsections[0]?.blocks[0];
      return faultIf(block?.kind !== 'list' || block.isBoxed !== true);
    },
  },
];
