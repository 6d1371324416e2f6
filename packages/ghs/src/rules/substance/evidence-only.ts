import { type Message, say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import type { Hazard, HazardClass } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import type { TestData } from '../../mixture.ts';
import { toMarketCategory } from '../assessment.ts';
import { severityOf } from '../specific-limit.ts';
import { noData, placeOf, reasonOf } from './finding.ts';

/** Classes whose criteria need weight of evidence. They are recorded as entered, never calculated. */
const weighed: Readonly<Partial<Record<HazardClass, Message>>> = {
  'Respiratory sensitisation': say('evidenceOnly-evidenceRespiratorySensitisation'),
  'Germ cell mutagenicity': say('evidenceOnly-evidenceGermCellMutagenicity'),
  Carcinogenicity: say('evidenceOnly-evidenceCarcinogenicity'),
  'Reproductive toxicity': say('evidenceOnly-evidenceReproductiveToxicity'),
  'Effects on or via lactation': say('evidenceOnly-evidenceEffectsViaLactation'),
  'Specific target organ toxicity, single exposure: respiratory tract irritation': say(
    'evidenceOnly-evidenceRespiratoryTractIrritation',
  ),
  'Specific target organ toxicity, single exposure: narcotic effects': say('evidenceOnly-evidenceNarcoticEffects'),
  'Endocrine disruption for human health': say('evidenceOnly-evidenceEndocrineDisruptionHumanHealth'),
  'Endocrine disruption for the environment': say('evidenceOnly-evidenceEndocrineDisruptionEnvironment'),
};

export const withoutEvidence = (market: Market, hazardClass: HazardClass): ClassOutcome =>
  noData(hazardClass, placeOf(market, 'evidence'), weighed[hazardClass] ?? { hazardClass });

/** A conclusion from evidence takes precedence over data. The calculation stays on record. */
export function withConclusion(market: Market, calculated: ClassOutcome, all: readonly TestData[]): ClassOutcome {
  const own = all.filter(({ hazardClass }) => hazardClass === calculated.hazardClass);
  const decisive = own.toSorted((a, b) => rankOf(a.outcome) - rankOf(b.outcome))[0];
  if (!decisive) return calculated;
  const hazards = own.flatMap(({ outcome }) =>
    outcome && isAlongside(outcome, decisive.outcome) ? [toMarketCategory(market, outcome)] : [],
  );
  const { method, source } = decisive;
  return {
    hazardClass: calculated.hazardClass,
    status: hazards.length > 0 ? 'classified' : 'not-classified',
    hazards,
    reasons: [entered(market, decisive), ...calculated.reasons],
    missing: [],
    testData: { method, source, calculated: calculated.hazards },
  };
}

const rankOf = (hazard: Hazard | undefined) => (hazard ? severityOf(hazard.code) : Number.POSITIVE_INFINITY);

/** PBT and vPvB may both apply. Of two categories of one class, only the more severe counts. */
const isAlongside = (one: Hazard, decisive: Hazard | undefined) => rankOf(one) === rankOf(decisive);

function entered(market: Market, { outcome, method, source, date }: TestData): Reason {
  const verdict = outcome ? `${outcome.code} ${outcome.hCode}` : say('common-notClassified');
  return reasonOf({
    ruleId: 'substance.evidence',
    paragraph: placeOf(market, 'evidence'),
    summary: say('evidenceOnly-by', { verdict, method, source: date === undefined ? source : [source, date] }),
  });
}
