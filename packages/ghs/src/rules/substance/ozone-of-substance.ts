import { say } from '../../message.ts';
import type { ClassOutcome } from '../../classification.ts';
import type { Market } from '../../markets/market.ts';
import type { SubstanceData } from '../../substance.ts';
import { decided, noData, placeOf, reasonOf } from './finding.ts';

/** Classifies by the ozone depletion potential as entered. A potential of 0 does not classify. */
export function ozoneOfSubstance({ ozone }: SubstanceData, market: Market): ClassOutcome {
  const hazardClass = 'Hazardous to the ozone layer';
  const paragraph = placeOf(market, 'ozone');
  if (!ozone) return noData(hazardClass, paragraph, say('ozoneOfSubstance-ozoneDepletionPotential'));
  const { depletionPotential: found, source } = ozone;
  const isMet = found > 0;
  const summary = say('ozoneOfSubstance-ozoneDepletionPotential2', {
    found,
    sign: isMet ? '>' : say('ozoneOfSubstance-notAbove'),
    source,
  });
  const reason = reasonOf({ ruleId: `substance.ozone.${isMet ? 'met' : 'none'}`, paragraph, summary, found, limit: 0 });
  return decided(hazardClass, [isMet ? { hazard: { code: 'Ozone 1', hCode: 'H420' }, reason } : { reason }]);
}
