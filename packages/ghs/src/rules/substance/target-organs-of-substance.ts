import { cite, type MessageValue, say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import type { Hazard, HazardClass } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import type { SubstanceData, TargetOrganStudy } from '../../substance.ts';
import { estimateTolerance, unitOf } from '../acute-toxicity-ingredient.ts';
import { roundForDisplay } from '../reason.ts';
import { byReliable, countedStudy, decided, type Finding, noData, placeOf, reasonOf, studyLeftOut } from './finding.ts';
import { repeatedExposureValues, singleExposureValues, studyLength } from './target-organ-table.ts';

type Exposure = 'single' | 'repeated';

const classOf: Readonly<Record<Exposure, HazardClass>> = {
  single: 'Specific target organ toxicity, single exposure',
  repeated: 'Specific target organ toxicity, repeated exposure',
};
const notations = {
  single: [
    { code: 'STOT SE 1', hCode: 'H370' },
    { code: 'STOT SE 2', hCode: 'H371' },
  ],
  repeated: [
    { code: 'STOT RE 1', hCode: 'H372' },
    { code: 'STOT RE 2', hCode: 'H373' },
  ],
} as const;

/** Categories 1 and 2 by the dose of a significant toxic effect. Category 3 depends on evidence as entered. */
export const singleExposureOfSubstance = (data: SubstanceData, market: Market): ClassOutcome =>
  judgeAll(data, market, 'single');

/** By the dose of a significant toxic effect. The guidance values are adjusted to the length of the study. */
export const repeatedExposureOfSubstance = (data: SubstanceData, market: Market): ClassOutcome =>
  judgeAll(data, market, 'repeated');

function judgeAll(data: SubstanceData, market: Market, exposure: Exposure): ClassOutcome {
  const hazardClass = classOf[exposure];
  return byReliable(exposure === 'single' ? data.singleExposure : data.repeatedExposure, (studies) => {
    if (studies.length === 0)
      return noData(
        hazardClass,
        paragraphOf(market, exposure, 0),
        say('targetOrgansOfSubstance-dataExposure', { exposure: say(`exposure-${exposure}`) }),
      );
    const findings = studies.map((study) => judge(market, data.name, { study, exposure }));
    return withAllOrgans(decided(hazardClass, findings), findings);
  });
}

/** The organs of all effects that reach the decisive category. */
function withAllOrgans(outcome: ClassOutcome, findings: readonly Finding[]): ClassOutcome {
  const [first] = outcome.hazards;
  if (!first) return outcome;
  const organs = findings.flatMap(({ hazard }) =>
    hazard?.code === first.code ? (hazard.detail?.split(/,\s*/) ?? []) : [],
  );
  const detail = [...new Set(organs)].join(', ');
  return { ...outcome, hazards: [detail === '' ? first : { ...first, detail }] };
}

type Query = { readonly study: TargetOrganStudy; readonly exposure: Exposure };
type Limits = { readonly limits: readonly number[]; readonly how: MessageValue };

function judge(market: Market, name: string, query: Query): Finding {
  const { study, exposure } = query;
  if (study.isHuman && study.finding === 'effect') return fromHumans(market, name, query);
  const values = limitsFor(market, query);
  if (!values) return unusable(market, study, exposure);
  const { limits } = values;
  const reached = limits.findIndex((limit) => study.dose <= limit * (1 + estimateTolerance));
  if (reached !== -1 && study.finding === 'effect') {
    const reason = compared(market, name, { ...query, ...values, index: reached, isMet: true });
    return { hazard: hazardOf(exposure, reached, study), reason };
  }
  const reason = compared(market, name, { ...query, ...values, index: limits.length - 1, isMet: false });
  const open = say('targetOrgansOfSubstance-effectsAbove', {
    dose: study.dose,
    unit: unitOf(study.route),
    route: say(`route-${study.route}`),
  });
  const isOpen = study.finding === 'no-effect' && study.dose < (limits.at(-1) ?? 0);
  return { reason, ...(isOpen ? { missing: [open] } : {}) };
}

function fromHumans(market: Market, name: string, { study, exposure }: Query): Finding {
  const reason = reasonOf({
    ruleId: `${prefixOf[exposure]}.human`,
    paragraph: paragraphOf(market, exposure, 0),
    summary: say('targetOrgansOfSubstance-reliableEvidenceHumans', { code: notations[exposure][0].code }),
    counted: [countedStudy(name, describe(study), study)],
  });
  return { hazard: hazardOf(exposure, 0, study), reason };
}

const prefixOf: Readonly<Record<Exposure, string>> = { single: 'substance.stot-se', repeated: 'substance.stot-re' };

type Compared = Query & Limits & { readonly index: number; readonly isMet: boolean };

function compared(market: Market, name: string, { study, exposure, limits, how, index, isMet }: Compared): Reason {
  const limit = roundForDisplay(limits[index] ?? 0);
  const unit = unitOf(study.route);
  const found =
    study.finding === 'effect'
      ? say('targetOrgansOfSubstance-dose', { dose: study.dose, sign: isMet ? '≤' : '>' })
      : say('targetOrgansOfSubstance-noEffectUpLimit', { dose: study.dose });
  return reasonOf({
    ruleId: `${prefixOf[exposure]}.${study.route}.${isMet ? `category-${index + 1}` : 'none'}`,
    paragraph: paragraphOf(market, exposure, index),
    summary: say('targetOrgansOfSubstance-compared', {
      code: notations[exposure][index]?.code ?? '',
      found,
      limit,
      unit,
      how,
    }),
    counted: [countedStudy(name, describe(study), study)],
    found: study.dose,
    limit,
    unit,
  });
}

function paragraphOf(market: Market, exposure: Exposure, index: number): string {
  if (exposure === 'single') return placeOf(market, 'stot-se');
  return placeOf(market, index === 0 ? 'stot-re.1' : 'stot-re.2');
}

function hazardOf(exposure: Exposure, index: number, { organs }: TargetOrganStudy): Hazard {
  const notation = notations[exposure][index] ?? notations[exposure][1];
  return { ...notation, ...(organs === undefined ? {} : { detail: organs }) };
}

/** Undefined if the study is too short, or of unknown length, for the guidance values. */
function limitsFor(market: Market, { study, exposure }: Query): Limits | undefined {
  if (exposure === 'single') return { limits: singleExposureValues[study.route], how: '' };
  const { days } = study;
  if (days === undefined || days < studyLength.atLeastDays) return undefined;
  const factor = days === studyLength.shortDays ? studyLength.shortFactor : studyLength.days / days;
  const limits = repeatedExposureValues[study.route].map((limit) => limit * factor);
  const paragraph = cite(placeOf(market, 'stot-re.duration'));
  return {
    limits,
    how:
      factor === 1
        ? ''
        : say('targetOrgansOfSubstance-timesDays', { factor: roundForDisplay(factor), days, paragraph }),
  };
}

function unusable(market: Market, study: TargetOrganStudy, exposure: Exposure): Finding {
  const why =
    study.days === undefined
      ? say('targetOrgansOfSubstance-lengthStudyNotStated')
      : say('targetOrgansOfSubstance-daysTooShortStretchGuidance', { days: study.days, days2: studyLength.days });
  const reason = reasonOf({
    ruleId: 'substance.stot-re.not-usable',
    paragraph: placeOf(market, 'stot-re.duration'),
    summary: say('common-colon', { head: 'STOT RE', text: why }),
    leftOut: [studyLeftOut(describe(study), why)],
  });
  return {
    reason,
    missing: [say('targetOrgansOfSubstance-studyExposureLeastDays', { exposure: say(`exposure-${exposure}`) })],
  };
}

const describe = ({ route, dose, finding, organs, days, source }: TargetOrganStudy): MessageValue => [
  say(finding === 'effect' ? 'targetOrgansOfSubstance-effect' : 'targetOrgansOfSubstance-noEffect', {
    route: say(`route-${route}`),
    dose,
    unit: unitOf(route),
  }),
  ...(organs === undefined ? [] : [organs]),
  ...(days === undefined ? [] : [say('targetOrgansOfSubstance-days', { days })]),
  source,
];
