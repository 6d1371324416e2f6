import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** India: no rule binds; the draft rules propose revision 8. */
export const india: Market = unMarket({
  id: 'in',
  wording: 'un',
  ruleSet: 'in-draft-ghs8',
  law: 'Chemicals (Management and Safety) Rules, draft',
  cited: 'Draft rules (UN GHS rev. 8)',
  standing: {
    status: 'draft',
    revision: 8,
    languages: ['en', 'hi'],
    evidence: { blocks: 'reported', limits: 'from knowledge' },
  },
});
