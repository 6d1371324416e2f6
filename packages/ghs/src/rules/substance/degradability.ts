import type { Reason } from '../../classification.ts';
import type { Market } from '../../markets/market.ts';
import type { Degradation, SubstanceData } from '../../substance.ts';
import { degradationFrom } from './aquatic-table.ts';
import { placeOf, reasonOf } from './finding.ts';

export type Degradability = { readonly isRapid: boolean; readonly isKnown: boolean; readonly reason: Reason };

/** Without data a substance counts as not rapidly degradable (note 3 of CLP Table 4.1.0). */
export function degradabilityOf(data: SubstanceData, market: Market): Degradability {
  const degradation = data.aquatic?.degradation;
  const verdict = (isRapid: boolean, summary: string): Degradability => ({
    isRapid,
    isKnown: degradation !== undefined,
    reason: reasonOf({
      ruleId: `substance.aquatic.${isRapid ? 'rapidly-degradable' : 'not-rapidly-degradable'}`,
      paragraph: placeOf(market, 'aquatic.degradability'),
      summary: `${isRapid ? 'Rapidly degradable' : 'Not rapidly degradable'}: ${summary}`,
    }),
  });
  if (!degradation) return verdict(false, 'no data on degradation');
  const met = whyRapid(degradation);
  if (met !== undefined) return verdict(true, `${met} (${degradation.source})`);
  return verdict(false, `${whySlow(degradation)} (${degradation.source})`);
}

const requiredOf = (basis: 'DOC' | 'oxygen or CO2') =>
  basis === 'DOC' ? degradationFrom.docPercent : degradationFrom.oxygenOrCo2Percent;

function whyRapid({ ready, bod5PerCod, inEnvironmentPercent }: Degradation): string | undefined {
  if (ready && ready.percent >= requiredOf(ready.basis) && (ready.isWithin10Days || ready.isMultiConstituent)) {
    const window = ready.isWithin10Days ? 'within the 10-day window' : 'no 10-day window for multi-constituents';
    return `${ready.percent} % ${ready.basis} in 28 days ≥ ${requiredOf(ready.basis)} %, ${window}`;
  }
  if (bod5PerCod !== undefined && bod5PerCod >= degradationFrom.bod5PerCod) {
    return `BOD5/COD ${bod5PerCod} ≥ ${degradationFrom.bod5PerCod}`;
  }
  if (inEnvironmentPercent !== undefined && inEnvironmentPercent >= degradationFrom.inEnvironmentPercent) {
    return `${inEnvironmentPercent} % in the aquatic environment in 28 days ≥ ${degradationFrom.inEnvironmentPercent} %`;
  }
  return undefined;
}

function whySlow({ ready, bod5PerCod, inEnvironmentPercent }: Degradation): string {
  if (ready) {
    const required = requiredOf(ready.basis);
    const found = `${ready.percent} % ${ready.basis} in 28 days`;
    return ready.percent < required ? `${found} < ${required} %` : `${found}, not shown within the 10-day window`;
  }
  if (bod5PerCod !== undefined) return `BOD5/COD ${bod5PerCod} < ${degradationFrom.bod5PerCod}`;
  return inEnvironmentPercent === undefined
    ? 'no test result'
    : `${inEnvironmentPercent} % in 28 days < ${degradationFrom.inEnvironmentPercent} %`;
}
