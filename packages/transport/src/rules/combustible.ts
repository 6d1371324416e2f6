import { type Message, say } from '@gosds/ghs/message';
import type { Reason } from '@gosds/ghs/classification';
import { modeOf, type TransportInput } from '../transport-input.ts';
import type { Combined } from './precedence.ts';

/** °C. A liquid is combustible from `above` to `below`; a flammable one may be reclassed from `reclassFrom`. */
const limits = { reclassFrom: 38, above: 60, below: 93 };

/** 49 CFR: a combustible liquid is free in packagings up to 450 litres, and NA 1993 in bulk. */
export function combustible(input: TransportInput): Reason[] {
  const flash = input.mixture.properties.flashPointC;
  const isCategory4 = input.classification.hazards.some(({ code }) => code === 'Flam. Liq. 4');
  const isBetween = flash !== undefined && flash.min > limits.above && flash.min < limits.below;
  if (modeOf(input) !== 'us' || !(isCategory4 || isBetween)) return [];
  const summary = say('combustible-combustibleLiquidNotRegulatedPackagings');
  return [reason('transport.combustible', '49 CFR 173.120 (b) and 173.150 (f)', summary)];
}

/** 49 CFR: a liquid of class 3 only, with a flash point from 38 °C, may be reclassed as combustible on land. */
export function reclassable(input: TransportInput, { class: own, subsidiaryHazards }: Combined): Reason[] {
  const flash = input.mixture.properties.flashPointC;
  const isAlone = own === '3' && subsidiaryHazards.length === 0;
  if (modeOf(input) !== 'us' || !isAlone || !flash || flash.min < limits.reclassFrom) return [];
  const summary = say('combustible-flashPointCMayReclassed', { min: flash.min, reclassFrom: limits.reclassFrom });
  return [
    {
      ...reason('transport.combustible-reclass', '49 CFR 173.120 (b) (2) and 173.150 (f)', summary),
      found: flash.min,
      limit: limits.reclassFrom,
      unit: '°C',
    },
  ];
}

const reason = (ruleId: string, paragraph: string, summary: Message): Reason => ({
  ruleId,
  paragraph,
  summary,
  counted: [],
  leftOut: [],
});
