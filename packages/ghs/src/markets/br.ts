import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Brazil: the national standard that Regulatory Standard 26 makes binding. */
export const br: Market = unMarket({
  id: 'br',
  wording: 'un',
  ruleSet: 'br-nbr-14725-2023',
  law: 'ABNT NBR 14725:2023',
  cited: 'ABNT NBR 14725:2023 (UN GHS rev. 7)',
  standing: {
    status: 'in force',
    revision: 7,
    languages: ['pt-BR'],
    evidence: { blocks: 'reported', limits: 'reported' },
  },
});
