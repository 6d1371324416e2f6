import { clpMarket } from './clp.ts';
import type { Market } from './market.ts';

/** European Union and Northern Ireland: Regulation (EC) No 1272/2008, consolidated 1 May 2026. */
export const eu: Market = clpMarket({
  id: 'eu',
  wording: 'eu',
  ruleSet: 'eu-clp-2026-05',
  law: 'Regulation (EC) No 1272/2008',
  annex: 'CLP Annex I',
  statements: 'CLP Annex II',
  isWithEndocrineClasses: true,
  notAdopted: [],
});
