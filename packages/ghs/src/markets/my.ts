import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Malaysia: regulations and code of practice on revision 3, with the blocks that the European Union chose. */
export const my: Market = unMarket({
  id: 'my',
  wording: 'un',
  ruleSet: 'my-class-2013',
  law: 'CLASS Regulations 2013',
  cited: 'ICOP on CHC (UN GHS rev. 3)',
  standing: {
    status: 'in force',
    revision: 3,
    languages: ['ms', 'en'],
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
  notAdopted: {
    codes: ['Flam. Liq. 4', 'Acute Tox. 5', 'Skin Irrit. 3', 'Asp. Tox. 2', 'Aquatic Acute 2', 'Aquatic Acute 3'],
  },
  hasWholeEyeCategory: true,
});
