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

function whyRapid({ ready, bod5PerCod, inEnvironmentPercent, concluded }: Degradation): string | undefined {
  const { bod5PerCod: ratio, inEnvironmentPercent: percent } = degradationFrom;
  const readily = ready && whyReadily(ready);
  if (readily !== undefined) return readily;
  if (bod5PerCod !== undefined && bod5PerCod >= ratio) return `BOD5/COD ${bod5PerCod} ≥ ${ratio}`;
  if (inEnvironmentPercent !== undefined && inEnvironmentPercent >= percent) {
    return `${inEnvironmentPercent} % in the aquatic environment in 28 days ≥ ${percent} %`;
  }
  const isWithoutFigures = [ready, bod5PerCod, inEnvironmentPercent].every((one) => one === undefined);
  return isWithoutFigures && concluded === 'rapid' ? 'as its source concludes' : undefined;
}

function whyReadily(ready: NonNullable<Degradation['ready']>): string | undefined {
  const { percent, basis, isWithin10Days, isMultiConstituent } = ready;
  if (percent < requiredOf(basis) || !(isWithin10Days || isMultiConstituent)) return undefined;
  const window = isWithin10Days ? 'within the 10-day window' : 'no 10-day window for multi-constituents';
  return `${percent} % ${basis} in 28 days ≥ ${requiredOf(basis)} %, ${window}`;
}

function whySlow({ ready, bod5PerCod, inEnvironmentPercent, concluded }: Degradation): string {
  if (ready) {
    const required = requiredOf(ready.basis);
    const found = `${ready.percent} % ${ready.basis} in 28 days`;
    return ready.percent < required ? `${found} < ${required} %` : `${found}, not shown within the 10-day window`;
  }
  if (bod5PerCod !== undefined) return `BOD5/COD ${bod5PerCod} < ${degradationFrom.bod5PerCod}`;
  if (inEnvironmentPercent === undefined) return concluded ? 'as its source concludes' : 'no test result';
  return `${inEnvironmentPercent} % in 28 days < ${degradationFrom.inEnvironmentPercent} %`;
}
