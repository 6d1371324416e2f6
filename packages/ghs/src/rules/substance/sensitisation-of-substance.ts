import { type Message, say } from '../../message.ts';
import type { ClassOutcome } from '../../classification.ts';
import type { Market } from '../../markets/market.ts';
import type { SubstanceCriterion } from '../../markets/substance-law.ts';
import type { SkinSensitisationStudy, SubstanceData } from '../../substance.ts';
import { byReliable, countedStudy, decided, type Finding, noData, placeOf, reasonOf } from './finding.ts';
import { ec3AtMost, guineaPigRows, patchDoseAtMost, positiveFrom } from './sensitisation-table.ts';

const hazardClass = 'Skin sensitisation';

/** The most potent result decides. Without a potency, the substance is Category 1. */
export const skinSensitisationOfSubstance = (data: SubstanceData, market: Market): ClassOutcome =>
  byReliable(data.skinSensitisation, (studies) =>
    studies.length === 0
      ? noData(hazardClass, placeOf(market, 'sensitisation.1a'), say('sensitisationOfSubstance-dataSkinSensitisation'))
      : decided(
          hazardClass,
          studies.map((study) => judge(market, data, study)),
        ),
  );

type Code = 'Skin Sens. 1' | 'Skin Sens. 1A' | 'Skin Sens. 1B';
type Row = {
  readonly id: string;
  readonly code?: Code;
  readonly criterion: SubstanceCriterion;
  readonly text: Message;
};

function judge(market: Market, { name }: SubstanceData, study: SkinSensitisationStudy): Finding {
  const { id, code, criterion, text } = rowOf(study);
  return {
    ...(code ? { hazard: { code, hCode: 'H317' } } : {}),
    reason: reasonOf({
      ruleId: `substance.skin-sens.${id}`,
      paragraph: placeOf(market, criterion),
      summary: say('common-colon', { head: code ?? 'Skin Sens. 1', text }),
      counted: [countedStudy(name, `${study.test}, ${study.source}`, study)],
    }),
  };
}

function rowOf(study: SkinSensitisationStudy): Row {
  if (study.test === 'LLNA') {
    return graded(study.isPositive, study.ec3Percent, { id: 'llna', unit: '% EC3', limit: ec3AtMost });
  }
  if (study.test === 'human patch') {
    return graded(study.isPositive, study.doseUgPerCm2, { id: 'human', unit: 'µg/cm²', limit: patchDoseAtMost });
  }
  return guineaPigRow(study);
}

type Scale = { readonly id: 'llna' | 'human'; readonly unit: string; readonly limit: number };

function graded(isPositive: boolean, value: number | undefined, { id, unit, limit }: Scale): Row {
  const human = id === 'human' ? 'sensitisation.human' : undefined;
  if (!isPositive)
    return {
      id: `${id}-negative`,
      criterion: human ?? 'sensitisation.1b',
      text: say('sensitisationOfSubstance-testNegative'),
    };
  if (value === undefined) {
    const text = say('sensitisationOfSubstance-positiveWithoutPotencyNoSub');
    return { id: `${id}-positive`, code: 'Skin Sens. 1', criterion: human ?? 'sensitisation.1a', text };
  }
  return value <= limit
    ? {
        id: `${id}-1a`,
        code: 'Skin Sens. 1A',
        criterion: human ?? 'sensitisation.1a',
        text: say('sensitisationOfSubstance-potency', { value, unit, sign: '≤', limit }),
      }
    : {
        id: `${id}-1b`,
        code: 'Skin Sens. 1B',
        criterion: human ?? 'sensitisation.1b',
        text: say('sensitisationOfSubstance-potency', { value, unit, sign: '>', limit }),
      };
}

type GuineaPigStudy = Extract<SkinSensitisationStudy, { test: 'GPMT' | 'Buehler' }>;

function guineaPigRow({ test, respondingPercent, inductionPercent }: GuineaPigStudy): Row {
  const name = test.toLowerCase();
  const limit = positiveFrom[test];
  if (respondingPercent < limit) {
    const text = say('sensitisationOfSubstance-animalsResponding', { respondingPercent, limit });
    return { id: `${name}-negative`, criterion: 'sensitisation.1b', text };
  }
  const text = say('sensitisationOfSubstance-animalsRespondingInduction', {
    respondingPercent,
    inductionPercent: inductionPercent ?? say('sensitisationOfSubstance-unknown'),
  });
  const row = guineaPigRows[test].find(
    ({ respondingAtLeast, respondingBelow = 101, inductionAbove = 0, inductionAtMost = 100 }) =>
      respondingPercent >= respondingAtLeast &&
      respondingPercent < respondingBelow &&
      inductionPercent !== undefined &&
      inductionPercent > inductionAbove &&
      inductionPercent <= inductionAtMost,
  );
  return row ? { ...row, text } : { id: `${name}-positive`, code: 'Skin Sens. 1', criterion: 'sensitisation.1a', text };
}
