import { distinct, joined, type MessageValue, say } from '../../message.ts';
import type { ClassOutcome } from '../../classification.ts';
import type { Hazard, HazardClass } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import type { SubstanceCriterion } from '../../markets/substance-law.ts';
import type { SubstanceData } from '../../substance.ts';
import { outcome } from '../reason.ts';
import { degradabilityOf } from './degradability.ts';
import { placeOf, reasonOf } from './finding.ts';
import { bcfLimits, halfLifeLimits, logKocLimits, logKowScreen, toxicCriterion } from './persistence-table.ts';
import { levelOf, trophicGroups } from './trophic-level.ts';

/** One of the properties that a category requires; `undefined` if the data leave it open. */
type Property = {
  readonly name: MessageValue;
  readonly isMet: boolean | undefined;
  readonly why: MessageValue;
  readonly needs: MessageValue;
};

type Category = Pick<Hazard, 'code' | 'hCode'> & {
  readonly criterion: SubstanceCriterion;
  readonly properties: readonly Property[];
};

/** PBT, vPvB, PMT and vPvM from half-lives, BCF, log Koc, chronic values and the classes already decided. */
export function persistenceOfSubstance(
  data: SubstanceData,
  market: Market,
  decided: readonly ClassOutcome[],
): readonly ClassOutcome[] {
  const [persistent, veryPersistent] = persistence(data, market);
  const toxic = toxicity(data, decided);
  const [accumulating, veryAccumulating] = accumulation(data);
  const [mobile, veryMobile] = mobility(data);
  return [
    classOf('PBT or vPvB properties', market, [
      { code: 'PBT', hCode: 'EUH440', criterion: 'persistence.pbt', properties: [persistent, accumulating, toxic] },
      { code: 'vPvB', hCode: 'EUH441', criterion: 'persistence.vpvb', properties: [veryPersistent, veryAccumulating] },
    ]),
    classOf('PMT or vPvM properties', market, [
      { code: 'PMT', hCode: 'EUH450', criterion: 'persistence.pmt', properties: [persistent, mobile, toxic] },
      { code: 'vPvM', hCode: 'EUH451', criterion: 'persistence.vpvm', properties: [veryPersistent, veryMobile] },
    ]),
  ];
}

function classOf(hazardClass: HazardClass, market: Market, categories: readonly Category[]): ClassOutcome {
  const met = categories.filter(({ properties }) => properties.every(({ isMet }) => isMet === true));
  const open = categories.filter(
    (category) => !met.includes(category) && category.properties.every(({ isMet }) => isMet !== false),
  );
  const hazards: readonly Hazard[] = met.map(({ code, hCode }) => ({ code, hCode }));
  const ordered = [...met, ...categories.filter((category) => !met.includes(category))];
  const reasons = ordered.map(({ code, criterion, properties }) =>
    reasonOf({
      ruleId: `substance.${criterion}`,
      paragraph: placeOf(market, criterion),
      summary: say('common-colon', {
        head: code,
        text: joined(
          'semicolon',
          properties.map(({ name, why }) => say('common-colon', { head: name, text: why })),
        ),
      }),
    }),
  );
  const missing = open.flatMap(({ properties }) =>
    properties.flatMap(({ isMet, needs }) => (isMet === undefined ? [needs] : [])),
  );
  return outcome({ hazardClass, hazards, reasons, missing: distinct(missing) });
}

type Pair = readonly [Property, Property];

function persistence(data: SubstanceData, market: Market): Pair {
  const halfLives = Object.entries(data.persistence?.halfLives ?? {});
  const needs = say('persistenceOfSubstance-halfLivesWaterSedimentSoil');
  const judge = (name: MessageValue, limit: 'p' | 'vp'): Property => {
    const over = Object.entries(halfLifeLimits).flatMap(([medium, limits]) => {
      const days = halfLives.find(([key]) => key === medium)?.[1];
      return days !== undefined && days > limits[limit]
        ? [say('persistenceOfSubstance-in', { days, medium: limits.name, limit: limits[limit] })]
        : [];
    });
    if (over.length > 0) return { name, isMet: true, why: over, needs };
    if (degradabilityOf(data, market).isRapid)
      return { name, isMet: false, why: say('common-rapidlyDegradable'), needs };
    const isComplete = halfLives.length === Object.keys(halfLifeLimits).length;
    return {
      name,
      isMet: isComplete ? false : undefined,
      why: isComplete ? say('persistenceOfSubstance-allHalfLivesBelow') : say('persistenceOfSubstance-notKnown'),
      needs,
    };
  };
  return [
    judge(say('persistenceOfSubstance-persistent'), 'p'),
    judge(say('persistenceOfSubstance-veryPersistent'), 'vp'),
  ];
}

function accumulation({ aquatic }: SubstanceData): Pair {
  const needs = 'BCF';
  const judge = (name: MessageValue, limit: number): Property => {
    const { bcf, logKow } = aquatic ?? {};
    if (bcf !== undefined) {
      return {
        name,
        isMet: bcf > limit,
        why: say('persistenceOfSubstance-bcf', { bcf, sign: bcf > limit ? '>' : '≤', limit }),
        needs,
      };
    }
    if (logKow !== undefined && logKow <= logKowScreen) {
      return { name, isMet: false, why: say('persistenceOfSubstance-logKow', { logKow, logKowScreen }), needs };
    }
    return { name, isMet: undefined, why: say('persistenceOfSubstance-notKnown'), needs };
  };
  return [
    judge(say('persistenceOfSubstance-bioaccumulative'), bcfLimits.b),
    judge(say('persistenceOfSubstance-veryBioaccumulative'), bcfLimits.vb),
  ];
}

function mobility({ persistence: data }: SubstanceData): Pair {
  const needs = say('persistenceOfSubstance-logKoc');
  const logKoc = data?.logKoc;
  const judge = (name: MessageValue, limit: number): Property =>
    logKoc === undefined
      ? { name, isMet: undefined, why: say('persistenceOfSubstance-notKnown'), needs }
      : {
          name,
          isMet: logKoc < limit,
          why: say('persistenceOfSubstance-logKoc2', { logKoc, sign: logKoc < limit ? '<' : '≥', limit }),
          needs,
        };
  return [
    judge(say('persistenceOfSubstance-mobile'), logKocLimits.m),
    judge(say('persistenceOfSubstance-veryMobile'), logKocLimits.vm),
  ];
}

const healthClasses: readonly HazardClass[] = [
  'Germ cell mutagenicity',
  'Carcinogenicity',
  'Reproductive toxicity',
  'Specific target organ toxicity, repeated exposure',
  'Endocrine disruption for human health',
  'Endocrine disruption for the environment',
];

/** Toxic by a chronic aquatic value or by one of the classes. Not toxic only if all of them are decided. */
function toxicity(data: SubstanceData, decided: readonly ClassOutcome[]): Property {
  const needs = say('persistenceOfSubstance-chronicAquaticValuesHealthClasses');
  const codes: readonly string[] = toxicCriterion.codes;
  const hazard = decided.flatMap(({ hazards }) => hazards).find(({ code }) => codes.includes(code));
  const levels = trophicGroups.map((group) => levelOf(data, group, 'chronic'));
  const lowest = Math.min(
    ...levels.map((level) => (level && !level.isOpen ? level.concentration : Number.POSITIVE_INFINITY)),
  );
  if (lowest < toxicCriterion.noecBelow) {
    return {
      name: say('persistenceOfSubstance-toxic'),
      isMet: true,
      why: say('persistenceOfSubstance-noec', { lowest, noecBelow: toxicCriterion.noecBelow }),
      needs,
    };
  }
  if (hazard) return { name: say('persistenceOfSubstance-toxic'), isMet: true, why: hazard.code, needs };
  const isSettled =
    levels.every((level) => level !== undefined && level.concentration >= toxicCriterion.noecBelow) &&
    healthClasses.every((name) =>
      decided.some(({ hazardClass, status }) => hazardClass === name && status !== 'incomplete'),
    );
  return {
    name: say('persistenceOfSubstance-toxic'),
    isMet: isSettled ? false : undefined,
    why: isSettled ? say('persistenceOfSubstance-notToxic') : say('persistenceOfSubstance-notKnown'),
    needs,
  };
}
