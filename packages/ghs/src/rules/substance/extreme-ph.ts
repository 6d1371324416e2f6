import { type MessageValue, say } from '../../message.ts';
import type { Hazard } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import type { Measure } from '../../mixture.ts';
import type { SubstanceProperties } from '../../substance.ts';
import { phCompared } from '../corrosion.ts';
import { measureText } from '../measure.ts';
import { roundForDisplay } from '../reason.ts';
import { type Finding, placeOf, reasonOf } from './finding.ts';
import { reserveLimits } from './local-effects-table.ts';

type Target = Pick<Hazard, 'code' | 'hCode'> & { readonly area: 'skin' | 'eye' };

/**
 * Classifies by extreme pH if nothing else is known. A low acid or alkaline reserve is recorded but does not exclude
 * classification alone: the law requires other data that confirm it.
 */
export function judgeExtremePh(market: Market, properties: SubstanceProperties, target: Target): Finding | undefined {
  const { ph } = properties;
  if (!ph) return undefined;
  const limits = target.area === 'skin' ? market.skinPh : market.eyePh;
  const side = sideOf(ph, limits);
  const paragraph = placeOf(market, target.area === 'skin' ? 'skin.ph' : 'eye.ph');
  const ruleId = `substance.${target.area}.extreme-ph`;
  if (!side) {
    const summary = say('extremePh-phDoesNotReach', {
      code: target.code,
      ph: measureText(ph),
      atMost: limits.atMost,
      atLeast: limits.atLeast,
    });
    return { reason: reasonOf({ ruleId: `${ruleId}-not-met`, paragraph, summary, ...phCompared(ph, limits) }) };
  }
  const summary = say('extremePh-phReaches', {
    code: target.code,
    ph: measureText(ph),
    whenSide: side === 'acid' ? limits.atMost : limits.atLeast,
  });
  const reserve = reserveText(side, ph, properties);
  return {
    hazard: { code: target.code, hCode: target.hCode },
    reason: reasonOf({
      ruleId,
      paragraph,
      summary: say('extremePh-withReserve', { summary, reserve }),
      ...phCompared(ph, limits),
    }),
  };
}

/** `< 7` does not state a lower end, so an open end counts as the stated end. */
function sideOf(
  { min, max }: Measure,
  { atMost, atLeast }: { readonly atMost: number; readonly atLeast: number },
): 'acid' | 'alkali' | undefined {
  if ((Number.isFinite(min) ? min : max) <= atMost) return 'acid';
  return (Number.isFinite(max) ? max : min) >= atLeast ? 'alkali' : undefined;
}

function reserveText(side: 'acid' | 'alkali', { min, max }: Measure, properties: SubstanceProperties): MessageValue {
  const reserve = side === 'acid' ? properties.acidReserve : properties.alkaliReserve;
  if (reserve === undefined) return '';
  const { dividedBy, acidAtMost, alkaliAtLeast } = reserveLimits;
  const isAcid = side === 'acid';
  const found = isAcid ? finite(min, max) - reserve / dividedBy : finite(max, min) + reserve / dividedBy;
  const isCorrosive = isAcid ? found <= acidAtMost : found >= alkaliAtLeast;
  const compared = isAcid
    ? say('extremePh-phReserve', {
        dividedBy,
        found: roundForDisplay(found),
        sign: isCorrosive ? '≤' : '>',
        acidAtMost,
      })
    : say('extremePh-phReserve2', {
        dividedBy,
        found: roundForDisplay(found),
        sign: isCorrosive ? '≥' : '<',
        alkaliAtLeast,
      });
  return isCorrosive
    ? say('extremePh-reserveConfirms', { compared })
    : say('extremePh-reserveSuggestsLessOtherData', { compared });
}

const finite = (wanted: number, other: number) => (Number.isFinite(wanted) ? wanted : other);
