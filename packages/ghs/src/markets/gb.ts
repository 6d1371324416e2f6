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
  titaniumDioxide: 'Regulation (EU) 2020/217 applied too late to become law of Great Britain (HSE, June 2024)',
  statements: 'GB CLP Annex II',
  standing: { status: 'in force', revision: 7, languages: ['en'], evidence: { blocks: 'read', limits: 'read' } },
  harmonisedBy: 'Article 4(3)',
  isWithEndocrineClasses: false,
  notAdopted: europeanOnlyClasses,
});
