import { type Message, type MessageValue, say } from '../../message.ts';
import type { Reason } from '../../classification.ts';
import type { Market } from '../../markets/market.ts';
import type { Degradation, SubstanceData } from '../../substance.ts';
import { degradationThreshold } from './aquatic-table.ts';
import { placeOf, reasonOf } from './finding.ts';

export type Degradability = { readonly isRapid: boolean; readonly isKnown: boolean; readonly reason: Reason };

/** A substance without data counts as not rapidly degradable (note 3 of CLP Table 4.1.0). */
export function degradabilityOf(data: SubstanceData, market: Market): Degradability {
  const degradation = data.aquatic?.degradation;
  const verdict = (isRapid: boolean, summary: Message): Degradability => ({
    isRapid,
    isKnown: degradation !== undefined,
    reason: reasonOf({
      ruleId: `substance.aquatic.${isRapid ? 'rapidly-degradable' : 'not-rapidly-degradable'}`,
      paragraph: placeOf(market, 'aquatic.degradability'),
      summary: say('common-colon', {
        head: isRapid ? say('degradability-rapidlyDegradable') : say('degradability-notRapidlyDegradable'),
        text: summary,
      }),
    }),
  });
  if (!degradation) return verdict(false, say('degradability-noDataDegradation'));
  const met = whyRapid(degradation);
  if (met !== undefined) return verdict(true, say('common-bracketed', { text: met, detail: degradation.source }));
  return verdict(false, say('common-bracketed', { text: whySlow(degradation), detail: degradation.source }));
}

const basisName = (basis: 'DOC' | 'oxygen or CO2'): MessageValue =>
  basis === 'DOC' ? basis : say('degradability-oxygenOrCo2');

const requiredOf = (basis: 'DOC' | 'oxygen or CO2') =>
  basis === 'DOC' ? degradationThreshold.docPercent : degradationThreshold.oxygenOrCo2Percent;

function whyRapid({ ready, bod5PerCod, inEnvironmentPercent, concluded }: Degradation): Message | undefined {
  const { bod5PerCod: ratio, inEnvironmentPercent: percent } = degradationThreshold;
  const readily = ready && whyReadily(ready);
  if (readily !== undefined) return readily;
  if (bod5PerCod !== undefined && bod5PerCod >= ratio)
    return say('degradability-ratio', { bod5PerCod, sign: '≥', ratio });
  if (inEnvironmentPercent !== undefined && inEnvironmentPercent >= percent) {
    return say('degradability-aquaticEnvironmentDays', { inEnvironmentPercent, percent });
  }
  const isWithoutFigures = [ready, bod5PerCod, inEnvironmentPercent].every((one) => one === undefined);
  return isWithoutFigures && concluded === 'rapid' ? say('degradability-sourceConcludes') : undefined;
}

function whyReadily(ready: NonNullable<Degradation['ready']>): Message | undefined {
  const { percent, basis, isWithin10Days, isMultiConstituent } = ready;
  if (percent < requiredOf(basis) || !(isWithin10Days || isMultiConstituent)) return undefined;
  const window = isWithin10Days
    ? say('degradability-withinDayWindow')
    : say('degradability-noDayWindowMultiConstituents');
  return say('degradability-days', { percent, basis: basisName(basis), basis2: requiredOf(basis), window });
}

function whySlow({ ready, bod5PerCod, inEnvironmentPercent, concluded }: Degradation): Message {
  if (ready) {
    const required = requiredOf(ready.basis);
    const found = say('degradability-days2', { percent: ready.percent, basis: basisName(ready.basis) });
    return ready.percent < required
      ? say('degradability-below', { found, required })
      : say('degradability-notShownWithinDayWindow', { found });
  }
  if (bod5PerCod !== undefined)
    return say('degradability-ratio', { bod5PerCod, sign: '<', ratio: degradationThreshold.bod5PerCod });
  if (inEnvironmentPercent === undefined)
    return concluded ? say('degradability-sourceConcludes') : say('degradability-noTestResult');
  return say('degradability-days3', {
    inEnvironmentPercent,
    inEnvironmentPercent2: degradationThreshold.inEnvironmentPercent,
  });
}
