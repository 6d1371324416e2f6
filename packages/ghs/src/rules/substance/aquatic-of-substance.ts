import { joined, type Message, type MessageValue, say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import type { Hazard } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import { categoryOf } from '../../registry.ts';
import type { SubstanceData } from '../../substance.ts';
import { estimateTolerance } from '../acute-toxicity-ingredient.ts';
import { aquaticRows, mFactorStep } from './aquatic-table.ts';
import { degradabilityOf } from './degradability.ts';
import { countedStudy, decided, type Finding, noData, placeOf, reasonOf } from './finding.ts';
import { type Fate, isBioaccumulating, judgeSafetyNet } from './safety-net.ts';
import { groupNames, type Level, levelOf, trophicGroups } from './trophic-level.ts';

export type AquaticVerdict = {
  readonly outcomes: readonly [acute: ClassOutcome, longTerm: ClassOutcome];
  readonly mAcute?: number;
  readonly mChronic?: number;
};

type Row = Pick<Hazard, 'code' | 'hCode'> & { readonly atMost: number };
type Levels = readonly (Level | undefined)[];
type Judged = { readonly outcome: ClassOutcome; readonly m?: number };

/** Judges acute and chronic separately. A trophic level without chronic data uses acute data with the fate. */
export function aquaticOfSubstance(data: SubstanceData, market: Market): AquaticVerdict {
  const acute = trophicGroups.map((group) => levelOf(data, group, 'acute'));
  const chronic = trophicGroups.map((group) => levelOf(data, group, 'chronic'));
  const shortTerm = judgeAcute(data, market, acute);
  const longTerm = judgeChronic({ data, market, fate: degradabilityOf(data, market) }, acute, chronic);
  return {
    outcomes: [shortTerm.outcome, longTerm.outcome],
    ...(shortTerm.m === undefined ? {} : { mAcute: shortTerm.m }),
    ...(longTerm.m === undefined ? {} : { mChronic: longTerm.m }),
  };
}

const acuteClass = 'Hazardous to the aquatic environment, acute';
const chronicClass = 'Hazardous to the aquatic environment, long-term';

function judgeAcute(data: SubstanceData, market: Market, levels: Levels): Judged {
  const known = levels.filter((level) => level !== undefined);
  const paragraph = placeOf(market, 'aquatic.acute');
  if (known.length === 0)
    return { outcome: noData(acuteClass, paragraph, say('aquaticOfSubstance-acuteAquaticToxicity')) };
  const rows = aquaticRows.acute.filter(({ code }) => market.adopted.includes(code));
  const findings = known.map((level) => judgeLevel(data, level, { rows, paragraph, id: 'acute' }));
  const outcome = decided(acuteClass, findings, missingLevels(levels, say('aquaticOfSubstance-acuteAquaticToxicity')));
  if (outcome.hazards[0]?.code !== 'Aquatic Acute 1') return { outcome };
  const lowest = Math.min(...known.map(({ concentration }) => concentration));
  return withFactor(market, outcome, { m: factorOf(lowest, mFactorStep.acute), of: 'acute' });
}

const missingLevels = (levels: Levels, what: Message): readonly MessageValue[] =>
  trophicGroups.flatMap((group, index) =>
    levels[index] ? [] : [say('aquaticOfSubstance-ofGroup', { what, group: say(groupNames[group]) })],
  );

type Table = { readonly rows: readonly Row[]; readonly paragraph: string; readonly id: string };

function judgeLevel(data: SubstanceData, level: Level, table: Table): Finding {
  const { concentration, isOpen, group, missing, doubts } = level;
  const { rows } = table;
  const row = isOpen ? undefined : rows.find(({ atMost }) => concentration <= atMost * (1 + estimateTolerance));
  const limit = row?.atMost ?? rows.at(-1)?.atMost ?? 0;
  const isThin = isOpen && concentration < limit;
  return {
    ...(row ? { hazard: { code: row.code, hCode: row.hCode } } : {}),
    missing: [
      ...(isThin ? [say('aquaticOfSubstance-toxicityAbove', { concentration, group: say(groupNames[group]) })] : []),
      ...missing,
    ],
    doubts,
    reason: levelReason(data, level, { ...table, row, limit }),
  };
}

function levelReason(
  { name }: SubstanceData,
  level: Level,
  { id, paragraph, row, limit }: Table & { readonly row: Row | undefined; readonly limit: number },
): Reason {
  const { concentration, group, note } = level;
  return reasonOf({
    ruleId: `substance.aquatic.${id}.${group}.${categoryId(row)}`,
    paragraph,
    summary: say('aquaticOfSubstance-level', {
      code: row?.code ?? say('aquaticOfSubstance-notClassified'),
      group: say(groupNames[group]),
      comparison: comparison(level, row, limit),
    }),
    counted: [countedStudy(name, note === '' ? level.name : joined('semicolon', [level.name, note]), level.study)],
    leftOut: level.left,
    ...(Number.isFinite(concentration) ? { found: concentration } : {}),
    limit,
    unit: 'mg/l',
  });
}

const categoryId = (row: Row | undefined) => (row ? `category-${categoryOf(row.code)?.category ?? ''}` : 'none');

function comparison({ concentration, isOpen }: Level, row: Row | undefined, limit: number): Message {
  if (!Number.isFinite(concentration)) return say('aquaticOfSubstance-noToxicitySolutionLimit', { limit });
  if (row) return say('aquaticOfSubstance-compared', { concentration, limit });
  return isOpen
    ? say('aquaticOfSubstance-limit', { concentration, limit })
    : say('aquaticOfSubstance-compared2', { concentration, limit });
}

type ChronicFinding = { readonly finding: Finding; readonly m: number };

function judgeChronic(query: Fate, acute: Levels, chronic: Levels): Judged {
  const { market, fate } = query;
  const levels = trophicGroups.map((_, index) => chronic[index] ?? acute[index]);
  if (levels.every((level) => level === undefined)) {
    return {
      outcome: noData(chronicClass, placeOf(market, 'aquatic.tiers'), say('aquaticOfSubstance-aquaticToxicity')),
    };
  }
  const direct = chronic.flatMap((level) => (level ? [judgeDirect(query, level)] : []));
  const bare = acute.filter((level, index) => level !== undefined && chronic[index] === undefined);
  const surrogate = bare.flatMap((level) => (level ? [judgeSurrogate(query, level)] : []));
  const all = [...direct, ...surrogate];
  const hasHazard = all.some(({ finding }) => finding.hazard !== undefined);
  const net = hasHazard ? [] : [judgeSafetyNet(query, acute, chronic)];
  const missing = missingLevels(levels, say('aquaticOfSubstance-aquaticToxicity'));
  const outcome = decided(chronicClass, [...all.map(({ finding }) => finding), ...net], missing);
  const known = { ...outcome, reasons: [...outcome.reasons, fate.reason] };
  if (outcome.hazards[0]?.code !== 'Aquatic Chronic 1') return { outcome: known };
  const first = all.filter(({ finding }) => finding.hazard?.code === 'Aquatic Chronic 1');
  return withFactor(market, known, { m: Math.max(...first.map(({ m }) => m)), of: 'chronic' });
}

function judgeDirect(query: Fate, level: Level): ChronicFinding {
  const { data, market, fate } = query;
  const paragraph = placeOf(market, fate.isRapid ? 'aquatic.chronic-rapid' : 'aquatic.chronic-slow');
  const id = fate.isRapid ? 'chronic-rapid' : 'chronic-slow';
  const rows = fate.isRapid ? aquaticRows.rapid : aquaticRows.slow;
  const finding = judgeLevel(data, level, { rows, paragraph, id });
  const step = fate.isRapid ? mFactorStep.rapid : mFactorStep.slow;
  return { finding: doubted(query, finding), m: factorOf(level.concentration, step) };
}

/** Acute toxicity replaces missing chronic data if the substance is not rapidly degradable or is bioaccumulative. */
function judgeSurrogate(query: Fate, level: Level): ChronicFinding {
  const { data, market, fate } = query;
  const paragraph = placeOf(market, 'aquatic.surrogate');
  const finding = judgeLevel(data, level, { rows: aquaticRows.surrogate, paragraph, id: 'surrogate' });
  const m = factorOf(level.concentration, mFactorStep.acute);
  const accumulates = isBioaccumulating(data);
  const isUnsettled = accumulates === undefined && !finding.hazard;
  if (!fate.isRapid || accumulates === true || isUnsettled) return { finding: doubted(query, finding), m };
  const why =
    accumulates === undefined
      ? say('aquaticOfSubstance-bioaccumulationUnknown')
      : say('aquaticOfSubstance-rapidlyDegradableNotBioaccumulating');
  const ruleId = `substance.aquatic.surrogate.${level.group}.fate`;
  const reason = {
    ...finding.reason,
    ruleId,
    summary: say('aquaticOfSubstance-but', { summary: finding.reason.summary, why }),
  };
  return { finding: { reason, missing: accumulates === undefined ? [say('common-bcfLogKow')] : [] }, m };
}

/** For inorganic substances degradation means little (4.1.2.10). Without their fate, the worst case is assumed. */
function doubted({ data, fate }: Fate, finding: Finding): Finding {
  if (!data.aquatic?.isInorganic || fate.isKnown || !finding.hazard) return finding;
  return {
    ...finding,
    doubts: [...(finding.doubts ?? []), say('aquaticOfSubstance-transformationInorganicSubstanceEnvironment')],
  };
}

/** The M-factor 1, 10, 100 ...: ten times higher for each power of ten at or below `step`. */
function factorOf(concentration: number, step: number): number {
  let m = 1;
  while (concentration > 0 && concentration * m <= step * (1 + estimateTolerance)) m *= 10;
  return m;
}

function withFactor(
  market: Market,
  outcome: ClassOutcome,
  { m, of }: { readonly m: number; readonly of: 'acute' | 'chronic' },
): Judged {
  const reason: Reason = reasonOf({
    ruleId: `substance.aquatic.m-${of}`,
    paragraph: placeOf(market, 'aquatic.m-factor'),
    summary: say('aquaticOfSubstance-factor', {
      m,
      of: say(of === 'acute' ? 'aquaticOfSubstance-acute' : 'aquaticOfSubstance-chronic'),
    }),
    found: m,
  });
  return { outcome: { ...outcome, reasons: [...outcome.reasons, reason] }, m };
}
