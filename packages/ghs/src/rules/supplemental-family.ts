import { type Message, say } from '../message.ts';
import type { ClassOutcome, Reason } from '../classification.ts';
import { percent, type Ppb, toPercent } from '../concentration.ts';
import type { ChemicalFamily } from '../label-facts.ts';
import type { FamilyStatement } from '../markets/market.ts';
import { knownHazards } from '../known-hazards.ts';
import type { Mixture } from '../mixture.ts';
import type { Assessment, Subject } from './assessment.ts';
import { counted, plainReason, sumText } from './reason.ts';
import { none, stated, together, type Supplements } from './supplements.ts';

type FamilyVerdict = {
  readonly rule: FamilyStatement;
  readonly members: readonly Subject[];
  /** Why the statement does not apply. Undefined if it applies. */
  readonly obstacle: Message | undefined;
  readonly total: Ppb;
};

/** Statements that CLP Annex II, Part 2 requires for a chemical family in a kind of product. */
export function familyStatements(assessment: Assessment, outcomes: readonly ClassOutcome[]): Supplements {
  const rules = assessment.market.supplemental.families;
  if (!rules) return none;
  const byFamily = membersByFamily(assessment.subjects);
  if (byFamily.size === 0) return none;
  const verdicts = rules.flatMap((rule) => {
    const members = byFamily.get(rule.family);
    return members ? [judge({ rule, members, mixture: assessment.mixture, outcomes })] : [];
  });
  return together(
    verdicts.map((verdict) =>
      stated({ code: verdict.rule.code, parameters: {}, reason: reasonOf(verdict) }, verdict.obstacle === undefined),
    ),
  );
}

const sensitiserFamilies = ['EUH204', 'EUH205'];

/** Ids of the isocyanates and epoxy constituents that a statement on their family covers. */
export const spokenOf = ({ met }: Supplements): ReadonlySet<string> =>
  new Set(
    met
      .filter(({ code }) => sensitiserFamilies.includes(code))
      .flatMap(({ reason }) => reason.counted.map(({ ingredientId }) => ingredientId)),
  );

function membersByFamily(subjects: readonly Subject[]): ReadonlyMap<ChemicalFamily, Subject[]> {
  const byFamily = new Map<ChemicalFamily, Subject[]>();
  for (const subject of subjects) {
    for (const family of subject.source.families ?? []) {
      byFamily.set(family, [...(byFamily.get(family) ?? []), subject]);
    }
  }
  return byFamily;
}

type Question = {
  readonly rule: FamilyStatement;
  readonly members: readonly Subject[];
  readonly mixture: Mixture;
  readonly outcomes: readonly ClassOutcome[];
};

function judge({ rule, members, mixture, outcomes }: Question): FamilyVerdict {
  const total = members.reduce((sum, subject) => sum + countedShare(subject), 0);
  const isEnough = rule.atLeast === undefined ? total > (rule.above ?? 0) : total >= rule.atLeast;
  const obstacle =
    (rule.withdrawn === undefined ? undefined : say(`withdrawn-${rule.withdrawn}`)) ??
    wrongProduct(rule, mixture) ??
    namedByClass(rule, outcomes) ??
    (isEnough ? undefined : say('supplementalFamily-doesNotReachLimit', { share: totalText(rule, members, total) }));
  return { rule, members, obstacle, total };
}

/** Metals, chromium(VI) and chlorine count by their own weight if known, else by the weight of the ingredient. */
const countedShare = ({ source, upper }: Subject): Ppb => Math.round(upper * (source.countedFraction ?? 1));

function wrongProduct({ purpose, states, isForPublic }: FamilyStatement, mixture: Mixture): Message | undefined {
  if (purpose && !mixture.purposes?.includes(purpose))
    return say('supplementalFamily-productNotStated', { purpose: say(`purpose-${purpose}`) });
  if (states && !states.includes(mixture.physicalState))
    return say('supplementalFamily-not', { physicalState: say(`state-${mixture.physicalState}`) });
  return isForPublic && mixture.use !== 'consumer' ? say('supplementalFamily-notSoldGeneralPublic') : undefined;
}

function namedByClass({ unlessClassified }: FamilyStatement, outcomes: readonly ClassOutcome[]): Message | undefined {
  const isClassified = outcomes.some(
    ({ hazardClass, hazards }) => hazardClass === unlessClassified && hazards.length > 0,
  );
  return isClassified
    ? say('supplementalFamily-statementSays', {
        hazardClass: unlessClassified ? { hazardClass: unlessClassified } : '',
      })
    : undefined;
}

function reasonOf({ rule, members, obstacle, total }: FamilyVerdict): Reason {
  const limit = rule.atLeast ?? rule.above ?? 0;
  const terms = members.map((subject) =>
    counted(subject, subject.upper, subject.source.countedFraction ? { weight: subject.source.countedFraction } : {}),
  );
  const reached = say('supplementalFamily-share', {
    names: terms.map(({ name }) => name),
    share: totalText(rule, members, total),
    sign: rule.atLeast === undefined ? '>' : '≥',
    limit: toPercent(limit),
  });
  return {
    ruleId: rule.id,
    paragraph: rule.paragraph,
    summary: say('common-colon', { head: rule.code, text: obstacle ?? reached }),
    counted: terms,
    leftOut: [],
    found: total / 1e7,
    limit: limit / 1e7,
    unit: '%',
    stated: { found: totalText(rule, members, total), limit: limit / 1e7, unit: '%' },
  };
}

/** The concentration of a single ingredient as entered. A sum, or the concentration of an element, is rounded. */
function totalText({ atLeast, above }: FamilyStatement, members: readonly Subject[], total: Ppb): number {
  const isAsEntered = members.some(({ upper }) => upper === total);
  return isAsEntered ? toPercent(total) : sumText(total, atLeast ?? above ?? 0);
}

const hasCategory = ({ source }: Subject, codes: readonly string[]) =>
  knownHazards(source).some(({ code }) => codes.includes(code));

/** EUH209 and EUH209A: a halogenated hydrocarbon hides the flash point of the rest until it has evaporated. */
export function flammableInUse({ market, mixture, subjects }: Assessment): Supplements {
  const rule = market.supplemental.flammableInUse;
  const isHalogenated = subjects.some(({ source }) => source.families?.includes('halogenated-hydrocarbon'));
  if (!rule || !isHalogenated || mixture.physicalState !== 'liquid') return none;
  const highly = subjects.filter((subject) => hasCategory(subject, rule.highlyFlammable));
  const isHighly = shareOf(highly) > rule.above;
  const all = subjects.filter((subject) => hasCategory(subject, [...rule.highlyFlammable, ...rule.flammable]));
  const members = isHighly ? highly : all;
  const share = Math.min(percent(100), shareOf(members));
  const shown = sumText(share, rule.above);
  const figures = say('supplementalFamily-flammableSubstances', { shown });
  const obstacle = flashObstacle(mixture, rule) ?? (share > rule.above ? undefined : figures);
  const code = isHighly ? 'EUH209' : 'EUH209A';
  const why =
    obstacle ?? say('supplementalFamily-besideHalogenatedHydrocarbon', { figures, above: toPercent(rule.above) });
  const reason: Reason = {
    ...plainReason('euh209', rule.paragraph, say('common-colon', { head: code, text: why })),
    counted: members.map((subject) => counted(subject, subject.upper, {})),
    found: share / 1e7,
    limit: rule.above / 1e7,
    unit: '%',
    stated: { found: shown, limit: rule.above / 1e7, unit: '%' },
  };
  return stated({ code, parameters: {}, reason }, obstacle === undefined);
}

const shareOf = (subjects: readonly Subject[]): Ppb => subjects.reduce((sum, { upper }) => sum + upper, 0);

function flashObstacle(
  { properties: { flashPointC, hasNoFlashPoint } }: Mixture,
  { flashAboveC, flashAtMostC }: { readonly flashAboveC: number; readonly flashAtMostC: number },
): Message | undefined {
  if (hasNoFlashPoint) return undefined;
  if (!flashPointC) return say('supplementalFamily-whetherFlashPointNotStated');
  const isWithin = flashPointC.max > flashAboveC && flashPointC.min <= flashAtMostC;
  return isWithin ? undefined : say('supplementalFamily-flashPointOutside', { flashAboveC, flashAtMostC });
}

/** EUH401 for every plant protection product, classified or not. */
export function plantProtection({ market, mixture }: Assessment): Supplements {
  const paragraph = market.supplemental.plantProtectionParagraph;
  if (!paragraph || !mixture.purposes?.includes('plant-protection')) return none;
  const reason = plainReason('euh401', paragraph, say('supplementalFamily-plantProtectionProduct'));
  return { met: [{ code: 'EUH401', parameters: {}, reason }], notMet: [] };
}
