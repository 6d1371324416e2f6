import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** South Korea: notice of the Ministry of Employment and Labour under the Occupational Safety and Health Act. */
export const kr: Market = unMarket({
  id: 'kr',
  wording: 'un',
  ruleSet: 'kr-moel-2020-130',
  law: 'MoEL Standard for Classification and Labelling of Chemicals',
  cited: 'MoEL Standard (UN GHS rev. 6)',
  standing: {
    status: 'in force',
    revision: 6,
    languages: ['ko'],
    evidence: { blocks: 'reported', limits: 'from knowledge' },
  },
  notAdopted: { codes: ['Skin Irrit. 3', 'Aquatic Acute 2', 'Aquatic Acute 3'] },
});
