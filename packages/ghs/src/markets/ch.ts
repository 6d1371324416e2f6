import { clpMarket } from './clp.ts';
import type { Market } from './market.ts';

/** Switzerland: the Chemicals Ordinance refers to CLP; since 1 September 2024 with the classes of Regulation (EU) 2023/707. */
export const ch: Market = clpMarket({
  id: 'ch',
  wording: 'eu',
  ruleSet: 'ch-chemo-2024-09',
  law: 'Chemicals Ordinance (SR 813.11)',
  annex: 'ChemO Annex 2; CLP Annex I',
  statements: 'ChemO Annex 2; CLP Annex II',
  standing: {
    status: 'in force',
    revision: 7,
    languages: ['de', 'fr', 'it'],
    evidence: { blocks: 'reported', limits: 'reported' },
  },
  harmonisedBy: 'Article 6(2)',
  isWithEndocrineClasses: true,
  notAdopted: [],
});
