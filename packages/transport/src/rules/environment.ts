import { type Message, type MessageValue, say } from '@gosds/ghs/message';
import { type AnyCategory, isCategoryOf, isClassOf } from '@gosds/ghs/hazard-question';
import type { Classification, ClassOutcome, Reason } from '@gosds/ghs/classification';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { validFrom } from '../generated/goods-entries.ts';
import { modeLawOf } from '../mode-law.ts';
import type { Exemption } from '../goods/goods-tables.ts';
import { modeOf, type TransportInput } from '../transport-input.ts';
import type { OpenInWater } from '../transport.ts';
import { contributorsOf } from './contributors.ts';

export type EnvironmentVerdict =
  | { readonly status: 'applies'; readonly reason: Reason; readonly contributors: readonly string[] }
  /** `unknownPercent`: percent of ingredients with unknown aquatic hazards, which the verdict leaves out. */
  | { readonly status: 'excluded'; readonly reason: Reason; readonly unknownPercent?: string }
  | { readonly status: 'unknown'; readonly reason: Reason; readonly missing: readonly MessageValue[] };

const paragraph = 'ADR 2.2.9.1.10';
/** Goods of class 2 that meet the criteria get the mark, like goods of other classes. */
const paragraphForGas = 'ADR 2.1.3.8 and 2.2.9.1.10';
const listedByName = say('environment-environmentallyHazardousNoClassOwn');

const deciding: AnyCategory = ['Aquatic Acute 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2'];

const judged = new WeakMap<TransportInput, EnvironmentVerdict>();

/** Environmentally hazardous in transport: Aquatic Acute 1, Chronic 1 or Chronic 2. */
export function environmentVerdict(input: TransportInput): EnvironmentVerdict {
  const verdict = judged.get(input) ?? judge(input);
  judged.set(input, verdict);
  return verdict;
}

/** The reason of the verdict on goods of class 2. The laws of other modes judge gases by the paragraph for all goods. */
export const environmentReasonOfGas = ({ reason }: EnvironmentVerdict): Reason =>
  reason.paragraph === paragraph ? { ...reason, paragraph: paragraphForGas } : reason;

/** The unknown aquatic hazards; undefined if all are known. */
export function openInWater(input: TransportInput): OpenInWater | undefined {
  const verdict = environmentVerdict(input);
  if (verdict.status === 'unknown') return { missing: verdict.missing };
  const percent = verdict.status === 'excluded' ? verdict.unknownPercent : undefined;
  return percent === undefined ? undefined : { percent };
}

function judge(input: TransportInput): EnvironmentVerdict {
  if (modeOf(input) === 'us') return excluded(listedByName, '49 CFR 171.4 (c), 171.8 and 172.101, Appendix B');
  const classification = aquaticClassification(input);
  if (!classification) return excluded(listedByName, 'TDG Regulations, sections 1.45.1 and 2.43');
  const outcomes = classification.outcomes.filter(isAquatic);
  const met = outcomes.filter(({ hazards }) => hazards.some(({ code }) => isCategoryOf(code, deciding)));
  if (met.length > 0) {
    const codes = met.flatMap(({ hazards }) => hazards.map(({ code }) => code));
    const summary = say('environment-environmentallyHazardous', { codes, summary: met[0]?.reasons[0]?.summary ?? '' });
    return { status: 'applies', reason: because(summary), contributors: [...new Set(met.flatMap(contributorsOf))] };
  }
  const open = outcomes.filter(({ status }) => status === 'incomplete');
  if (open.length > 0) {
    const missing = [...new Set(open.flatMap((outcome) => outcome.missing))];
    return { status: 'unknown', missing, reason: because(say('environment-environmentallyHazardousNotKnown')) };
  }
  const none = excluded(say('environment-environmentallyHazardousNeitherAcuteNor'), paragraph);
  const unknown = classification.supplemental.find(({ code }) => code === 'UNKNOWN-AQUATIC-TOXICITY');
  return unknown ? { ...none, unknownPercent: unknown.parameters['percent'] ?? '' } : none;
}

/** Transport law has its own copy of the UN criteria: the edition on which the list of goods is based. */
const un = () => marketAsOf('un', validFrom);

const isAquatic = ({ hazardClass }: ClassOutcome) =>
  isClassOf(hazardClass, [
    'Hazardous to the aquatic environment, acute',
    'Hazardous to the aquatic environment, long-term',
  ]);

/**
 * Transport needs the aquatic class even if workplace law has not adopted it, as in Australia. Undefined if transport
 * law does not need it either.
 */
function aquaticClassification(input: TransportInput): Classification | undefined {
  const own = input.classification.outcomes.filter(isAquatic);
  if (own.length > 0 && own.every(({ status }) => status !== 'not-adopted')) return input.classification;
  return modeOf(input) === 'ca' ? undefined : classifyMixture(input.mixture, un());
}

function excluded(summary: Message, law: string): Extract<EnvironmentVerdict, { status: 'excluded' }> {
  return { status: 'excluded', reason: { ...because(summary), paragraph: law } };
}

function because(summary: Message): Reason {
  return { ruleId: 'transport.environment', paragraph, summary, counted: [], leftOut: [] };
}

const exemptionWords: Readonly<Record<Exemption['kind'], Message>> = {
  small: say('environment-freeInSmallInnerPackagings'),
  'by-land': say('environment-freeByRoadAndRailInPackagings'),
};

/** Canada exempts no packages by their size, and so has no exemption in `data/goods/modes.csv`. */
const freeOnLandInCanada = {
  paragraph: 'TDG Regulations, section 1.45.1',
  says: say('environment-freeByRoadAndRail'),
};

const environmentFree = 'transport.environment-free';

/** The exemption of a class 9 product of UN 3077 or 3082. */
export function freedomOf(input: TransportInput): Reason {
  const exemption = modeLawOf(modeOf(input)).environmentExemption;
  const { paragraph: law, says } = exemption
    ? { paragraph: exemption.paragraph, says: exemptionWords[exemption.kind] }
    : freeOnLandInCanada;
  return {
    ...because(say('environment-environmentallyHazardousNothingElse', { says })),
    paragraph: law,
    ruleId: environmentFree,
  };
}

/** True for the reason that `freedomOf` gives. */
export const isEnvironmentFreedom = ({ ruleId }: Reason): boolean => ruleId === environmentFree;
