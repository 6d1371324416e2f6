import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** South Korea: notice of the Ministry of Employment and Labour under the Occupational Safety and Health Act. */
export const kr: Market = unMarket({
  id: 'kr',
  wording: 'un',
  ruleSet: 'kr-moel-2023',
  law: 'MoEL Standard for Classification and Labelling of Chemicals',
  cited: 'MoEL Standard (UN GHS rev. 6)',
  standing: {
    status: 'in force',
    revision: 6,
    languages: ['ko'],
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
  notAdopted: { codes: ['Acute Tox. 5', 'Skin Irrit. 3', 'Aquatic Acute 2', 'Aquatic Acute 3'] },
});
