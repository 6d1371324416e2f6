import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** The UN's own system with all its building blocks. */
export const un: Market = unMarket({
  id: 'un',
  wording: 'un',
  ruleSet: 'un-ghs-rev10',
  law: 'UN GHS',
  cited: 'UN GHS',
  standing: {
    status: 'in force',
    revision: 10,
    languages: ['en'],
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
});
