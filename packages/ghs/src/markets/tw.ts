import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Taiwan: national standard on revision 4 with all building blocks. */
export const tw: Market = unMarket({
  id: 'tw',
  wording: 'un',
  ruleSet: 'tw-cns-15030-2015',
  law: 'CNS 15030',
  cited: 'CNS 15030 (UN GHS rev. 4)',
  standing: {
    status: 'in force',
    revision: 4,
    languages: ['zh-Hant'],
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
});
