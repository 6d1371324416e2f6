import type { ClassOutcome } from '../../classification.ts';
import type { Market } from '../../markets/market.ts';
import type { SubstanceData } from '../../substance.ts';
import { decided, noData, placeOf, reasonOf } from './finding.ts';

/** By the potential to deplete ozone, as entered; a potential of 0 does not classify. */
export function ozoneOfSubstance({ ozone }: SubstanceData, market: Market): ClassOutcome {
  const hazardClass = 'Hazardous to the ozone layer';
  const paragraph = placeOf(market, 'ozone');
  if (!ozone) return noData(hazardClass, paragraph, 'ozone depletion potential');
  const { depletionPotential: found, source } = ozone;
  const isMet = found > 0;
  const summary = `Ozone 1: ozone depletion potential ${found} ${isMet ? '>' : 'is not above'} 0 (${source})`;
  const reason = reasonOf({ ruleId: `substance.ozone.${isMet ? 'met' : 'none'}`, paragraph, summary, found, limit: 0 });
  return decided(hazardClass, [isMet ? { hazard: { code: 'Ozone 1', hCode: 'H420' }, reason } : { reason }]);
}
