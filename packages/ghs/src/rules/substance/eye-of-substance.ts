import { type Message, say } from '../../message.ts';
import type { ClassOutcome } from '../../classification.ts';
import type { Hazard } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import type { EyeStudy, SubstanceData } from '../../substance.ts';
import { judgeExtremePh } from './extreme-ph.ts';
import { byReliable, countedStudy, decided, type Finding, noData, placeOf, reasonOf } from './finding.ts';
import { animalsForNegative, animalsNeeded, eyeLimits } from './local-effects-table.ts';

const hazardClass = 'Serious eye damage/eye irritation';
const damage = { code: 'Eye Dam. 1', hCode: 'H318' } as const;

/** Skin corrosion comes first (it also damages the eye), then animal data, then pH without other information. */
export const eyeOfSubstance = (data: SubstanceData, market: Market, skin: ClassOutcome): ClassOutcome =>
  byReliable(data.eye, (studies) => {
    const findings = [...impliedBySkin(market, skin), ...studies.map((study) => judgeStudy(market, data, study))];
    return findings.length > 0 ? decided(hazardClass, findings) : judgePh(data, market);
  });

function judgePh({ properties = {} }: SubstanceData, market: Market): ClassOutcome {
  const ph = judgeExtremePh(market, properties, { area: 'eye', ...damage });
  const needed = say('eyeOfSubstance-dataSeriousEyeDamageEye');
  return ph ? decided(hazardClass, [ph], [needed]) : noData(hazardClass, placeOf(market, 'eye.tiers'), needed);
}

function impliedBySkin(market: Market, skin: ClassOutcome): readonly Finding[] {
  const corrosive = skin.hazards.find(({ hCode }) => hCode === 'H314');
  if (!corrosive) return [];
  const summary = say('eyeOfSubstance-substanceConsideredDamageEye', { code: corrosive.code });
  const paragraph = placeOf(market, 'eye.tiers');
  return [{ hazard: damage, reason: reasonOf({ ruleId: 'substance.eye.skin-corrosive', paragraph, summary }) }];
}

type Animal = EyeStudy['animals'][number];

const isIrreversible = ({ reversedAfterDays: days }: Animal) =>
  days === 'not' || (days !== undefined && days > eyeLimits.damage.reversesWithinDays);

const isSevere = ({ cornea, iris }: Animal) =>
  cornea >= eyeLimits.damage.corneaAtLeast || iris > eyeLimits.damage.irisAbove;

function isPositive({ cornea, iris, redness, chemosis }: Animal): boolean {
  const { corneaAtLeast, irisAtLeast, rednessAtLeast, chemosisAtLeast } = eyeLimits.irritation;
  return cornea >= corneaAtLeast || iris >= irisAtLeast || redness >= rednessAtLeast || chemosis >= chemosisAtLeast;
}

function judgeStudy(market: Market, data: SubstanceData, study: EyeStudy): Finding {
  const { animals } = study;
  const needed = animalsNeeded(animals.length);
  const reason = (criterion: 'eye.damage' | 'eye.irritation', id: string, summary: Message) =>
    reasonOf({
      ruleId: `substance.eye.${id}`,
      paragraph: placeOf(market, criterion),
      summary: say('eyeOfSubstance-animalsNeeded', { summary, needed, animalsCount: animals.length }),
      counted: [countedStudy(data.name, study.source, study)],
    });
  const lasting = animals.filter(isIrreversible).length;
  if (lasting > 0) {
    const summary = say('eyeOfSubstance-effectsNotReversedWithinDays', { lasting, animalsCount: animals.length });
    return { hazard: damage, reason: { ...reason('eye.damage', 'irreversible', summary), summary } };
  }
  const severe = animals.filter(isSevere).length;
  if (severe >= needed) {
    const summary = say('eyeOfSubstance-cornealOpacityIritis', { severe });
    return { hazard: damage, reason: reason('eye.damage', 'severe', summary) };
  }
  const positive = animals.filter(isPositive);
  if (positive.length >= needed) return irritating(positive, (id, summary) => reason('eye.irritation', id, summary));
  const summary = say('eyeOfSubstance-corneaIrisRednessChemosis', { positiveCount: positive.length });
  const isThin = animals.length < animalsForNegative && positive.length > 0;
  return {
    reason: reason('eye.irritation', 'not-irritant', summary),
    ...(isThin ? { missing: [say('eyeOfSubstance-scoresThreeAnimalsEye')] } : {}),
  };
}

/** Category 2B only if every responding animal recovered within 7 days. An unknown recovery leaves Category 1 open. */
function irritating(positive: readonly Animal[], reason: (id: string, summary: Message) => Finding['reason']): Finding {
  const days = positive.map(({ reversedAfterDays }) => reversedAfterDays);
  const isMild = days.every((one) => typeof one === 'number' && one <= eyeLimits.irritation.mildWithinDays);
  const hazard: Hazard = isMild ? { code: 'Eye Irrit. 2B', hCode: 'H320' } : { code: 'Eye Irrit. 2A', hCode: 'H319' };
  const summary = say('eyeOfSubstance-corneaIrisRednessChemosis2', {
    code: hazard.code,
    positiveCount: positive.length,
  });
  const isOpen = days.includes(undefined);
  return {
    hazard,
    reason: reason(isMild ? 'irritant-2b' : 'irritant-2a', summary),
    ...(isOpen ? { missing: [say('eyeOfSubstance-reversalWithinDaysEye')] } : {}),
  };
}
