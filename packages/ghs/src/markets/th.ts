import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Thailand: notification of the Ministry of Industry with all building blocks of revision 3. */
export const th: Market = unMarket({
  id: 'th',
  wording: 'un',
  ruleSet: 'th-notification-2555',
  law: 'Notification B.E. 2555 (2012)',
  cited: 'Notification B.E. 2555 (UN GHS rev. 3)',
  standing: {
    status: 'in force',
    revision: 3,
    languages: ['th'],
    evidence: { blocks: 'reported', limits: 'reported' },
  },
});
