import { type Message, say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import type { CategoryCode } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import type { SkinStudy, SubstanceData } from '../../substance.ts';
import { judgeExtremePh } from './extreme-ph.ts';
import { byReliable, countedStudy, decided, type Finding, noData, placeOf, reasonOf } from './finding.ts';
import { animalsForNegative, animalsNeeded, corrosionRows, irritationRows } from './local-effects-table.ts';

const hazardClass = 'Skin corrosion/irritation';

/** Animal data take precedence over pH, which counts only without other information. */
export const skinOfSubstance = (data: SubstanceData, market: Market): ClassOutcome =>
  byReliable(data.skin, (studies) => judgeSkin(data, market, studies));

function judgeSkin(data: SubstanceData, market: Market, studies: readonly SkinStudy[]): ClassOutcome {
  const ph = judgeExtremePh(market, data.properties ?? {}, { area: 'skin', code: 'Skin Corr. 1', hCode: 'H314' });
  if (studies.length > 0) {
    const findings = studies.flatMap((study) => judgeStudy(market, data, study));
    const recorded = ph ? [{ reason: notNeeded(market, ph.reason) }] : [];
    return decided(hazardClass, [...findings, ...recorded]);
  }
  const needed = say('skinOfSubstance-dataSkinCorrosionIrritation');
  if (!ph) return noData(hazardClass, placeOf(market, 'skin.tiers'), needed);
  return decided(hazardClass, [ph], [needed]);
}

const notNeeded = (market: Market, reason: Reason): Reason =>
  reasonOf({
    ...reason,
    ruleId: 'substance.skin.ph-not-used',
    paragraph: placeOf(market, 'skin.tiers'),
    summary: say('skinOfSubstance-dataSkinStandAbovePh', { summary: reason.summary }),
  });

function judgeStudy(market: Market, data: SubstanceData, study: SkinStudy): readonly Finding[] {
  const corrosion = judgeCorrosion(market, data, study);
  const irritation = judgeIrritation(market, data, study);
  if (irritation) return [...(corrosion ? [corrosion] : []), irritation];
  const scores = say('skinOfSubstance-scoresErythemaOedema');
  const reason = reasonOf({
    ruleId: 'substance.skin.no-scores',
    paragraph: placeOf(market, 'skin.irritation'),
    summary: say('skinOfSubstance-needed', { scores }),
  });
  return corrosion?.hazard ? [corrosion] : [...(corrosion ? [corrosion] : []), { reason, missing: [scores] }];
}

/** The shortest destructive exposure decides. A sub-category requires survival of the next shorter one. */
function judgeCorrosion(market: Market, data: SubstanceData, study: SkinStudy): Finding | undefined {
  const { exposures = [] } = study;
  if (exposures.length === 0) return undefined;
  const paragraph = placeOf(market, 'skin.corrosion');
  const shortest = exposures.filter(({ destroyed }) => destroyed).toSorted((a, b) => a.minutes - b.minutes)[0];
  const longest = Math.max(...exposures.map(({ minutes }) => minutes));
  if (!shortest || shortest.minutes > 240) {
    const summary = say('skinOfSubstance-noDestructionSkinWithinExposure', { longest });
    const missing = longest >= 240 ? {} : { missing: [say('skinOfSubstance-exposureSkinH')] };
    return { reason: reasonOf({ ruleId: 'substance.skin.not-corrosive', paragraph, summary }), ...missing };
  }
  const { id, code } = corrosionRowOf(shortest, exposures);
  const seen =
    shortest.seenAfterHours === undefined
      ? ''
      : say('skinOfSubstance-seenAfterH', { seenAfterHours: shortest.seenAfterHours });
  return {
    hazard: { code, hCode: 'H314' },
    reason: reasonOf({
      ruleId: `substance.${id}`,
      paragraph,
      summary: say('skinOfSubstance-skinDestroyedAfterExposure', { code, minutes: shortest.minutes, seen }),
      counted: [countedStudy(data.name, study.source, study)],
      found: shortest.minutes,
      unit: 'min',
    }),
  };
}

const unsorted = { id: 'skin.corrosive-1', code: 'Skin Corr. 1' } as const;

type Exposure = NonNullable<SkinStudy['exposures']>[number];

function corrosionRowOf(
  shortest: Exposure,
  exposures: readonly Exposure[],
): { readonly id: string; readonly code: CategoryCode } {
  const index = corrosionRows.findIndex(
    ({ minutes, seenWithinHours }) => shortest.minutes <= minutes && (shortest.seenAfterHours ?? 0) <= seenWithinHours,
  );
  const row = corrosionRows[index];
  const shorter = corrosionRows[index - 1];
  if (!row) return unsorted;
  if (!shorter || shortest.minutes <= shorter.minutes) return row;
  const isExcluded = exposures.some(({ minutes, destroyed }) => !destroyed && minutes >= shorter.minutes);
  return isExcluded ? row : unsorted;
}

function judgeIrritation(market: Market, data: SubstanceData, study: SkinStudy): Finding | undefined {
  const { animals = [] } = study;
  if (animals.length === 0) return undefined;
  const needed = animalsNeeded(animals.length);
  const paragraph = placeOf(market, 'skin.irritation');
  const reason = (ruleId: string, summary: Message) =>
    reasonOf({
      ruleId: `substance.${ruleId}`,
      paragraph,
      summary,
      counted: [countedStudy(data.name, study.source, study)],
    });
  for (const { id, code, hCode, atLeast } of irritationRows) {
    if (!market.adopted.includes(code)) continue;
    const positive = animals.filter(({ erythema, oedema }) => Math.max(erythema, oedema) >= atLeast).length;
    if (positive < needed) continue;
    const summary = say('skinOfSubstance-meanScoreAnimalsNeeded', {
      code,
      atLeast,
      positive,
      animalsCount: animals.length,
      needed,
    });
    return { hazard: { code, hCode }, reason: reason(id, summary) };
  }
  const inflamed = animals.filter(({ isInflamedAtEnd }) => isInflamedAtEnd).length;
  if (inflamed >= 2) {
    const summary = say('skinOfSubstance-inflammationEndObservationAnimals', {
      inflamed,
      animalsCount: animals.length,
    });
    return { hazard: { code: 'Skin Irrit. 2', hCode: 'H315' }, reason: reason('skin.persistent', summary) };
  }
  const highest = Math.max(...animals.map(({ erythema, oedema }) => Math.max(erythema, oedema)));
  const summary = say('skinOfSubstance-tooFewAnimalsMeanScore', { animalsCount: animals.length, highest, needed });
  const isThin = animals.length < animalsForNegative && highest >= 1.5;
  return {
    reason: reason('skin.not-irritant', summary),
    ...(isThin ? { missing: [say('skinOfSubstance-scoresThreeAnimalsSkin')] } : {}),
  };
}
