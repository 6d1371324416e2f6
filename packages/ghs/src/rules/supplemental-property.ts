import { type Message, say } from '../message.ts';
import { isCategoryOf } from '../hazard-question.ts';
import { propertyNumberOf } from '../supplemental-code.ts';
import type { ClassOutcome, Counted, Reason } from '../classification.ts';
import { percent, type Ppb, toPercent } from '../concentration.ts';
import type { HazardClass } from '../hazard.ts';
import type { SupplementalRules } from '../markets/market.ts';
import type { Mixture } from '../mixture.ts';
import type { Assessment, Subject } from './assessment.ts';
import { isSingleSubstance } from './single-substance.ts';
import { counted, plainReason } from './reason.ts';
import { isHazardous, none, stated, together, type Supplements } from './supplements.ts';

type OfSubstance = NonNullable<SupplementalRules['ofSubstance']>;
type Context = {
  readonly assessment: Assessment;
  readonly outcomes: readonly ClassOutcome[];
  readonly rule: OfSubstance;
  /** Without prefix, e.g. `066`. */
  readonly code: string;
  readonly bearers: readonly Subject[];
};
type Verdict = { readonly isMet: boolean; readonly reason: Reason };

const corrosiveToAirways = '071';

/** The limit for ingredients whose entry has no limit of its own. */
type CommonLimit = {
  readonly atLeast: Ppb;
  readonly isSum: boolean;
  readonly ruleId: string;
  readonly why: Message;
  readonly isOfAnnexIi?: boolean;
  /** Below the limit, the product itself must still be judged. */
  readonly isOpenBelow?: boolean;
};

/** Concentration of drying solvents that predicts dry and cracked skin (decision 0032). No limit of law. */
export const euh066Threshold = percent(20);

/**
 * Concentration from which a product takes over the release of toxic gas from ingredients without a limit of their own
 * (decision 0039). The law sets no limit. The one for EUH031 is the limit of sodium hypochlorite, the only one in Annex
 * VI.
 */
const toxicGas = (share: number): CommonLimit => ({
  atLeast: percent(share),
  isSum: true,
  ruleId: 'statement.taken-over',
  why: say('supplementalProperty-takenOverUntilTestShows'),
  isOpenBelow: true,
});

const commonLimits: Readonly<Record<string, CommonLimit>> = {
  '029': toxicGas(1),
  '031': toxicGas(5),
  '032': toxicGas(1),
  '066': {
    atLeast: euh066Threshold,
    isSum: true,
    ruleId: 'statement.predicted',
    why: say('supplementalProperty-predictedEffectSkin'),
  },
  '070': {
    atLeast: percent(0.1),
    isSum: false,
    ruleId: 'statement.limit',
    why: say('supplementalProperty-limit'),
    isOfAnnexIi: true,
  },
};

/**
 * EUH014 to EUH071 (CLP Annex II, 1.1 and 1.2). A product that consists of a substance gets its statements. A mixture
 * gets them if it was found to have the property, if its entry or 1.2.5 sets a limit, or if it contains enough drying
 * solvents to predict the effect (1.2.4). The others are judged on the product.
 */
export function propertyStatements(assessment: Assessment, outcomes: readonly ClassOutcome[]): Supplements {
  const rule = assessment.market.supplemental.ofSubstance;
  if (!rule) return none;
  const bearers = bearersByCode(assessment.subjects);
  const properties = assessment.mixture.labelFacts?.properties ?? [];
  const brought = isSkinCorrosive(outcomes) ? [...properties, corrosiveToAirways] : properties;
  const codes = [...new Set([...bearers.keys(), ...brought])].sort();
  return together(
    codes.map((code) => {
      const { isMet, reason } = judge({ assessment, outcomes, rule, code, bearers: bearers.get(code) ?? [] });
      return stated({ code: `${rule.prefix}${code}`, parameters: {}, reason }, isMet);
    }),
  );
}

function bearersByCode(subjects: readonly Subject[]): Map<string, Subject[]> {
  const bearers = new Map<string, Subject[]>();
  for (const subject of subjects) {
    for (const written of subject.source.supplemental ?? []) {
      const code = propertyNumberOf(written);
      if (code) bearers.set(code, [...(bearers.get(code) ?? []), subject]);
    }
  }
  return bearers;
}

function judge(context: Context): Verdict {
  const verdict =
    ruledOut(context) ??
    ofSubstance(context) ??
    namedByClass(context) ??
    found(context) ??
    byLimit(context) ??
    ofAirways(context) ??
    open(context);
  const { onlyClassifiedParagraph } = context.rule;
  if (!verdict.isMet || !onlyClassifiedParagraph || isHazardous(context.outcomes)) return verdict;
  return {
    isMet: false,
    reason: {
      ...verdict.reason,
      ruleId: 'statement.not-classified',
      paragraph: onlyClassifiedParagraph,
      summary: say('supplementalProperty-onlyProductsClassifiedHazardousOne', { context: name(context) }),
    },
  };
}

/** Classes whose own statement says more, or whose products cannot have the property by definition. */
const excludedByClass: Readonly<Record<string, readonly HazardClass[]>> = {
  '018': ['Flammable liquids', 'Flammable gases'],
  '044': ['Explosives'],
  '066': ['Skin corrosion/irritation'],
};

function namedByClass(context: Context): Verdict | undefined {
  const classes = excludedByClass[context.code] ?? [];
  const outcome = context.outcomes.find(
    ({ hazardClass, hazards }) => classes.includes(hazardClass) && hazards.length > 0,
  );
  const codes = outcome?.hazards.map(({ code }) => code).join(', ');
  return (
    outcome &&
    verdict(context, 'statement.said-by-class', [false, say('supplementalProperty-notBeside', { codes: codes ?? '' })])
  );
}

const name = ({ rule, code }: Context) => `${rule.prefix}${code}`;

function verdict(
  context: Context,
  ruleId: string,
  [isMet, why, counted = []]: readonly [boolean, Message, Counted[]?],
) {
  const paragraph = context.rule.paragraphs?.[context.code] ?? context.rule.paragraph;
  return {
    isMet,
    reason: { ...plainReason(ruleId, paragraph, say('common-colon', { head: name(context), text: why })), counted },
  };
}

const asCounted = (subject: Subject) => counted(subject, subject.upper, {});

const ruledOut = (context: Context): Verdict | undefined => withdrawn(context) ?? testedAway(context);

/** Annex II dropped EUH001 and EUH006 when classes of the UN system replaced them. */
function withdrawn(context: Context): Verdict | undefined {
  const { paragraphs } = context.rule;
  return paragraphs && !paragraphs[context.code]
    ? verdict(context, 'statement.withdrawn', [false, say('supplementalProperty-noStatementLawMore')])
    : undefined;
}

function testedAway(context: Context): Verdict | undefined {
  const absent = context.assessment.mixture.labelFacts?.absentProperties ?? [];
  return absent.includes(context.code)
    ? verdict(context, 'statement.tested-away', [false, say('supplementalProperty-testShowedProductDoesNot')])
    : undefined;
}

function ofSubstance(context: Context): Verdict | undefined {
  const substance = context.bearers.find(isSingleSubstance);
  if (!substance) return undefined;
  const term = asCounted(substance);
  return verdict(context, 'statement.substance', [
    true,
    say('supplementalProperty-makesUpProductBears', { term: term.name }),
    [term],
  ]);
}

function found(context: Context): Verdict | undefined {
  const properties = context.assessment.mixture.labelFacts?.properties ?? [];
  return properties.includes(context.code)
    ? verdict(context, 'statement.property', [true, say('supplementalProperty-productFoundProperty')])
    : undefined;
}

const byLimit = (context: Context): Verdict | undefined => ofLimit(context) ?? ofCommonLimit(context);

/** A limit in the entry decides for its substance, whether it is met or not. */
function ofLimit(context: Context): Verdict | undefined {
  const limited = context.bearers.flatMap((subject) => {
    const limit = subject.source.supplementalLimits?.find(({ code }) => propertyNumberOf(code) === context.code);
    return limit ? [{ subject, atLeast: limit.atLeast }] : [];
  });
  const reached = limited.find(({ subject, atLeast }) => subject.upper >= atLeast);
  const shown = reached ?? (limited.length === context.bearers.length ? limited[0] : undefined);
  if (!shown) return undefined;
  const { subject, atLeast } = shown;
  const term = asCounted(subject);
  const sign = reached ? '≥' : '<';
  const summary = say('common-share', {
    name: term.name,
    share: toPercent(subject.upper),
    sign,
    limit: toPercent(atLeast),
  });
  const { isMet, reason } = verdict(context, 'statement.limit', [reached !== undefined, summary, [term]]);
  return { isMet, reason: { ...reason, found: subject.upper / 1e7, limit: atLeast / 1e7, unit: '%' } };
}

/** Applies if no limit in an entry decides. */
function ofCommonLimit(context: Context): Verdict | undefined {
  const limit = commonLimits[context.code];
  if (!limit || context.bearers.length === 0 || (limit.isOfAnnexIi && !context.rule.paragraphs)) return undefined;
  const shares = context.bearers.map(({ upper }) => upper);
  const found = limit.isSum ? shares.reduce((sum, share) => sum + share, 0) : Math.max(...shares);
  const isMet = found >= limit.atLeast;
  if (!isMet && limit.isOpenBelow) return undefined;
  const terms = context.bearers.map(asCounted);
  const summary = say('supplementalProperty-share', {
    names: terms.map((term) => term.name),
    share: toPercent(found),
    sign: isMet ? '≥' : '<',
    limit: toPercent(limit.atLeast),
    why: limit.why,
  });
  const judged = verdict(context, limit.ruleId, [isMet, summary, terms]);
  return { isMet, reason: { ...judged.reason, found: found / 1e7, limit: limit.atLeast / 1e7, unit: '%' } };
}

/** EUH071: acute inhalation toxicity by a corrosive mechanism, or an untested skin corrosive that may be inhaled. */
function ofAirways(context: Context): Verdict | undefined {
  if (context.code !== corrosiveToAirways) return undefined;
  return byMechanism(context) ?? byCorrosion(context);
}

function byMechanism(context: Context): Verdict | undefined {
  const inhalation = context.outcomes.find(({ hazardClass }) => hazardClass === 'Acute toxicity, inhalation');
  if (!inhalation || inhalation.hazards.length === 0) return undefined;
  const counting = new Set(inhalation.reasons[0]?.counted.map(({ ingredientId }) => ingredientId));
  const terms = context.bearers.filter(({ source }) => counting.has(source.id)).map(asCounted);
  if (terms.length === 0) return undefined;
  const names = terms.map((term) => term.name);
  const why = say('supplementalProperty-acuteInhalationToxicityComesWhose', { names });
  return verdict(context, 'statement.airways-mechanism', [true, why, terms]);
}

function byCorrosion(context: Context): Verdict | undefined {
  if (!isSkinCorrosive(context.outcomes)) return undefined;
  const { testData = [] } = context.assessment.mixture;
  const isTested = testData.some(({ hazardClass }) => hazardClass === 'Acute toxicity, inhalation');
  const mayBeInhaled = isInhalable(context.assessment.mixture);
  const ruleId = 'statement.airways-corrosive';
  if (isTested) return verdict(context, ruleId, [false, say('supplementalProperty-acuteInhalationToxicityTested')]);
  if (mayBeInhaled === undefined) {
    return verdict(context, ruleId, [false, say('supplementalProperty-corrosiveSkinWhetherMayInhaled')]);
  }
  const why = mayBeInhaled
    ? say('supplementalProperty-corrosiveSkinMayInhaledNot')
    : say('supplementalProperty-cannotInhaled');
  return verdict(context, ruleId, [mayBeInhaled, why]);
}

/** Undefined for a liquid or solid without an answer. */
const isInhalable = ({ physicalState, labelFacts }: Mixture): boolean | undefined =>
  labelFacts?.mayBeInhaled ?? (physicalState === 'gas' || physicalState === 'aerosol' ? true : undefined);

const isSkinCorrosive = (outcomes: readonly ClassOutcome[]) =>
  outcomes.some(({ hazards }) => hazards.some(({ code }) => isCategoryOf(code, 'Skin Corr.')));

function open(context: Context): Verdict {
  const terms = context.bearers.map(asCounted);
  const names = terms.map((term) =>
    say('supplementalProperty-bearer', { name: term.name, share: toPercent(term.concentration) }),
  );
  const why = say('supplementalProperty-borneNoLimitSetMixtures', { names });
  return verdict(context, 'statement.open', [false, why, terms]);
}
