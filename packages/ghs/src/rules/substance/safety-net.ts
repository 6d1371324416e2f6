import { type Message, type MessageValue, say } from '../../message.ts';
import type { Market } from '../../markets/market.ts';
import type { SubstanceData } from '../../substance.ts';
import { bioaccumulationFrom, safetyNet } from './aquatic-table.ts';
import type { Degradability } from './degradability.ts';
import { type Finding, placeOf, reasonOf } from './finding.ts';
import type { Level } from './trophic-level.ts';

/** A substance with its degradability. */
export type Fate = { readonly data: SubstanceData; readonly market: Market; readonly fate: Degradability };

/** An experimental BCF takes precedence over log Kow. Undefined if neither is known. */
export function isBioaccumulating({ aquatic }: SubstanceData): boolean | undefined {
  if (aquatic?.bcf !== undefined) return aquatic.bcf >= bioaccumulationFrom.bcf;
  return aquatic?.logKow === undefined ? undefined : aquatic.logKow >= bioaccumulationFrom.logKow;
}

type Levels = readonly (Level | undefined)[];

/** Chronic 4: poorly soluble, no acute effect in solution, persistent, bioaccumulative, no chronic data against it. */
export function judgeSafetyNet(query: Fate, acute: Levels, chronic: Levels): Finding {
  const finding = (id: string, summary: Message): Finding => ({
    reason: reasonOf({
      ruleId: `substance.aquatic.safety-net.${id}`,
      paragraph: placeOf(query.market, 'aquatic.safety-net'),
      summary: say('safetyNet-compared', { summary }),
    }),
  });
  const excluded = whyExcluded(query, acute, chronic);
  if (excluded) return finding(...excluded);
  const missing = whatIsMissing(query.data, acute);
  if (missing.length > 0) return { ...finding('open', say('safetyNet-needed', { missing })), missing };
  const solubility = query.data.properties?.waterSolubility ?? 0;
  const summary = say('safetyNet-waterSolubilityNoAcuteToxicity', { solubility });
  return { ...finding('met', summary), hazard: { code: 'Aquatic Chronic 4', hCode: 'H413' } };
}

function whyExcluded(
  { data, fate }: Fate,
  acute: Levels,
  chronic: Levels,
): readonly [id: string, summary: Message] | undefined {
  const solubility = data.properties?.waterSolubility ?? 0;
  const { noecAbove, solubilityBelow } = safetyNet;
  if (fate.isRapid) return ['rapid', say('common-rapidlyDegradable')];
  if (isBioaccumulating(data) === false) return ['no-uptake', say('safetyNet-notBioaccumulating')];
  if (solubility >= solubilityBelow)
    return ['soluble', say('safetyNet-waterSolubility', { solubility, solubilityBelow })];
  if (chronic.every((level) => level !== undefined && isAbove(level, noecAbove))) {
    return ['noec', say('safetyNet-chronicValuesAllLevelsAbove', { noecAbove })];
  }
  const isToxic = seenIn(acute).some(({ isOpen }) => !isOpen);
  return isToxic ? ['toxic', say('safetyNet-acuteToxicitySeenSolution')] : undefined;
}

const isAbove = ({ concentration, isOpen }: Level, limit: number): boolean =>
  isOpen ? concentration >= limit : concentration > limit;

const seenIn = (acute: Levels): readonly Level[] =>
  acute.filter((level) => level !== undefined).filter(({ concentration }) => Number.isFinite(concentration));

function whatIsMissing(data: SubstanceData, acute: Levels): readonly MessageValue[] {
  const isSolubilityKnown = data.properties?.waterSolubility !== undefined;
  const isThin = isSolubilityKnown && seenIn(acute).length > 0;
  return [
    ...(isSolubilityKnown ? [] : [say('safetyNet-waterSolubility2')]),
    ...(isBioaccumulating(data) === undefined ? [say('common-bcfLogKow')] : []),
    ...(isThin ? [say('safetyNet-acuteToxicityUpWaterSolubility')] : []),
  ];
}
