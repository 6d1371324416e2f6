import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** South Africa: regulations under the Occupational Health and Safety Act. */
export const za: Market = unMarket({
  id: 'za',
  wording: 'un',
  ruleSet: 'za-hca-2021',
  law: 'Regulations for Hazardous Chemical Agents, 2021',
  cited: 'Regulations for Hazardous Chemical Agents, 2021 (UN GHS rev. 8)',
  standing: {
    status: 'in force',
    revision: 8,
    languages: ['en'],
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
});
