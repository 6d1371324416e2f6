import { europeanOnlyClasses } from './building-blocks.ts';
import { clpMarket } from './clp.ts';
import type { Market } from './market.ts';

/** Great Britain: the retained Regulation, without the classes that the Union added in 2023. */
export const gb: Market = clpMarket({
  id: 'gb',
  wording: 'gb',
  ruleSet: 'gb-clp-2025-01',
  law: 'GB CLP Regulation (retained (EC) No 1272/2008)',
  annex: 'GB CLP Annex I',
  statements: 'GB CLP Annex II',
  isWithEndocrineClasses: false,
  notAdopted: europeanOnlyClasses,
});
