import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** China: the compulsory standards of criteria follow revision 4; the general rules of 2024 follow revision 8 and add desensitised explosives. */
export const cn: Market = unMarket({
  id: 'cn',
  wording: 'un',
  ruleSet: 'cn-gb-30000-2024',
  law: 'GB 30000 series',
  cited: 'GB 30000 (UN GHS rev. 4)',
  standing: {
    status: 'in force',
    revision: 4,
    languages: ['zh-Hans'],
    evidence: { blocks: 'reported', limits: 'from knowledge' },
  },
  adoptedAhead: ['Desensitised explosives'],
});
