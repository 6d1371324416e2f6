import { europeanOnlyClasses } from './building-blocks.ts';
import { clpMarket } from './clp.ts';
import type { Market } from './market.ts';

/** Türkiye: the SEA Regulation takes CLP over as it stood before the classes of 2023. */
export const tr: Market = clpMarket({
  id: 'tr',
  wording: 'eu',
  ruleSet: 'tr-sea-2020-12',
  law: 'SEA Regulation (Official Gazette 28848)',
  annex: 'SEA Annex 1',
  statements: 'SEA Annex 2',
  standing: {
    status: 'in force',
    revision: 7,
    languages: ['tr'],
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
  harmonisedBy: 'Annex 6',
  isWithEndocrineClasses: false,
  notAdopted: europeanOnlyClasses,
});
