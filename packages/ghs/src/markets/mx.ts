import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Mexico: workplace standard that refers to the UN text for mixtures. */
export const mx: Market = unMarket({
  id: 'mx',
  wording: 'un',
  ruleSet: 'mx-nom-018-2015',
  law: 'NOM-018-STPS-2015',
  cited: 'NMX-R-019-SCFI-2011 (UN GHS rev. 5)',
  standing: {
    status: 'in force',
    revision: 5,
    languages: ['es-MX'],
    evidence: { blocks: 'from knowledge', limits: 'reported' },
  },
});
