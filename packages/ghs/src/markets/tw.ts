import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Taiwan: national standard on revision 8 with all building blocks. */
export const tw: Market = unMarket({
  id: 'tw',
  wording: 'un',
  ruleSet: 'tw-cns-15030-2025',
  law: 'CNS 15030',
  cited: 'CNS 15030 (UN GHS rev. 8)',
  standing: {
    status: 'in force',
    revision: 8,
    languages: ['zh-Hant'],
    evidence: { blocks: 'reported', limits: 'from knowledge' },
  },
});
