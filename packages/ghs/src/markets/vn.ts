import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Viet Nam: circular of the Ministry of Industry and Trade, which accepts several revisions. */
export const vn: Market = unMarket({
  id: 'vn',
  wording: 'un',
  ruleSet: 'vn-circular-32-2017',
  law: 'Circular 32/2017/TT-BCT',
  cited: 'Circular 32/2017/TT-BCT (UN GHS rev. 6)',
  standing: {
    status: 'in force',
    revision: 6,
    languages: ['vi'],
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
});
