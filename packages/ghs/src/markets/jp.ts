import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** Japan: the industrial standard that the laws on worker safety and on releases refer to. */
export const jp: Market = unMarket({
  id: 'jp',
  wording: 'un',
  ruleSet: 'jp-jis-z-7252-2019',
  law: 'JIS Z 7252:2019',
  cited: 'JIS Z 7252:2019 (UN GHS rev. 6)',
  standing: {
    status: 'in force',
    revision: 6,
    languages: ['ja'],
    evidence: { blocks: 'reported', limits: 'from knowledge' },
  },
  notAdopted: { codes: ['Acute Tox. 5', 'Skin Irrit. 3', 'Asp. Tox. 2'] },
});
