import { clpMarket } from './clp.ts';
import type { Market } from './market.ts';

const europeanLanguages = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ');

/** European Union and Northern Ireland: Regulation (EC) No 1272/2008, consolidated 1 May 2026. */
export const eu: Market = clpMarket({
  id: 'eu',
  wording: 'eu',
  ruleSet: 'eu-clp-2026-05',
  law: 'Regulation (EC) No 1272/2008',
  annex: 'CLP Annex I',
  titaniumDioxide: 'annulled by the General Court, T-279/20, with effect for all; notice C/2025/6670',
  statements: 'CLP Annex II',
  standing: {
    status: 'in force',
    revision: 7,
    languages: europeanLanguages,
    evidence: { blocks: 'read', limits: 'read' },
  },
  harmonisedBy: 'Article 4(3)',
  isWithEndocrineClasses: true,
  notAdopted: [],
});
