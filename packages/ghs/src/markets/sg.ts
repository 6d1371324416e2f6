import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Singapore: national adaptation of revision 7. */
export const sg: Market = unMarket({
  id: 'sg',
  wording: 'un',
  ruleSet: 'sg-ss-586-2-2022',
  law: 'SS 586-2:2022',
  cited: 'SS 586-2:2022 (UN GHS rev. 7)',
  standing: {
    status: 'in force',
    revision: 7,
    languages: ['en'],
    evidence: { blocks: 'reported', limits: 'from knowledge' },
  },
  notAdopted: { codes: ['Flam. Liq. 4', 'Acute Tox. 5', 'Asp. Tox. 2', 'Aquatic Acute 2', 'Aquatic Acute 3'] },
});
