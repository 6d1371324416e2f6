import type { ClassOutcome, Counted, Reason, SupplementalStatement } from '../classification.ts';
import type { Ppb } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { IndividualRow } from '../markets/market.ts';
import type { ToxicityRoute } from '../mixture.ts';
import type { AcuteToxicityVerdict } from './acute-toxicity.ts';
import type { Assessment, Member } from './assessment.ts';
import { isSingleSubstance } from './physical/single-substance.ts';
import { counted, percentText } from './reason.ts';

const sensitisation: readonly HazardClass[] = ['Respiratory sensitisation', 'Skin sensitisation'];

/** Statements beside the hazard classes, each with its reason. */
export function supplementalStatements(
  assessment: Assessment,
  outcomes: readonly ClassOutcome[],
  acute: AcuteToxicityVerdict,
): readonly SupplementalStatement[] {
  return [
    ...unknownAcuteToxicity(assessment, acute),
    ...unknownAquaticToxicity(assessment),
    ...statementsOfSubstance(assessment),
    ...containsSensitiser(assessment, outcomes),
    ...sheetOnRequest(assessment, outcomes),
  ];
}

/** One statement for routes with the same share. */
function unknownAcuteToxicity(
  { market }: Assessment,
  { unknown }: AcuteToxicityVerdict,
): readonly SupplementalStatement[] {
  const byShare = new Map<string, { routes: ToxicityRoute[]; reason: Reason }>();
  for (const { route, share, reason } of unknown) {
    const text = percentText(share);
    const group = byShare.get(text);
    if (group) group.routes.push(route);
    else byShare.set(text, { routes: [route], reason });
  }
  return [...byShare].map(([percent, { routes, reason }]) => ({
    code: 'UNKNOWN-ACUTE-TOXICITY',
    parameters: { percent, routes: routes.join(', ') },
    reason: {
      ...reason,
      ruleId: 'statement.unknown-acute-toxicity',
      paragraph: market.acuteToxicity.unknown.statementParagraph,
      summary: `${percent} % of the mixture consists of ingredients of unknown acute toxicity (${routes.join(', ')})`,
    },
  }));
}

function unknownAquaticToxicity({ market, subjects }: Assessment): readonly SupplementalStatement[] {
  const rule = market.supplemental.unknownAquatic;
  if (!rule) return [];
  const unknown = subjects.filter(
    ({ source, upper }) =>
      upper >= rule.relevantFrom && (source.hazards === 'not-assessed' || source.unknownAquaticToxicity === true),
  );
  if (unknown.length === 0) return [];
  const share = Math.min(
    1e9,
    unknown.reduce((total, { upper }) => total + upper, 0),
  );
  const percent = percentText(share);
  return [
    {
      code: 'UNKNOWN-AQUATIC-TOXICITY',
      parameters: { percent },
      reason: {
        ruleId: 'statement.unknown-aquatic-toxicity',
        paragraph: rule.paragraph,
        summary: `${percent} % of the mixture consists of components with unknown hazards to the aquatic environment`,
        counted: unknown.map((subject) => counted(subject, subject.upper, {})),
        leftOut: [],
      },
    },
  ];
}

/** Classes have statements of their own; what is left are those on physical and health properties beside them. */
const besideClasses = /^EUH0\d{2}$/;

function statementsOfSubstance({ market, subjects }: Assessment): readonly SupplementalStatement[] {
  const rule = market.supplemental.ofSubstance;
  const subject = subjects.find(isSingleSubstance);
  if (!rule || !subject) return [];
  const codes = (subject.source.supplemental ?? []).filter((code) => besideClasses.test(code));
  return codes.map((code) => {
    const own = code.replace('EUH', rule.prefix);
    const summary = `${own}: ${subject.source.name} makes up the product and bears it`;
    const terms = [counted(subject, subject.upper, {})];
    const reason = { ruleId: 'statement.substance', paragraph: rule.paragraph, summary, counted: terms, leftOut: [] };
    return { code: own, parameters: {}, reason };
  });
}

type Eliciting = {
  readonly member: Member;
  readonly hazard: Hazard;
  readonly row: IndividualRow;
  readonly limit: Ppb;
};

/** Names sensitisers from the elicitation limit on; in a classified mixture those beside the one that leads to the class. */
function containsSensitiser(
  assessment: Assessment,
  outcomes: readonly ClassOutcome[],
): readonly SupplementalStatement[] {
  const { elicitation, elicitationParagraph = '' } = assessment.market.supplemental;
  if (!elicitation) return [];
  const leading = new Set(outcomes.flatMap(leadingSensitiser));
  const named = sensitisation
    .flatMap((hazardClass) => eliciting(assessment, elicitation, hazardClass))
    .filter(({ member }) => !leading.has(member.subject.source.id));
  const names = [...new Set(named.map(({ member }) => member.subject.source.name))];
  if (names.length === 0) return [];
  const reason: Reason = {
    ruleId: named[0]?.row.id ?? 'euh208',
    paragraph: elicitationParagraph,
    summary: `EUH208: ${names.join(', ')} from the limit of elicitation on`,
    counted: named.map(toCounted),
    leftOut: [],
  };
  return [{ code: 'EUH208', parameters: { substances: names.join(', ') }, reason }];
}

const toCounted = ({ member: { subject }, hazard, limit }: Eliciting): Counted =>
  counted(subject, subject.upper, { hazard, note: `limit ${percentText(limit)} %` });

/** The ingredient furthest above its limit is the one that leads to the class. */
function leadingSensitiser({ hazardClass, hazards, reasons }: ClassOutcome): readonly string[] {
  if (hazards.length === 0 || !sensitisation.includes(hazardClass)) return [];
  const ratio = ({ found = 0, limit = 1 }: Reason) => found / limit;
  const met = reasons.filter(({ counted: terms }) => terms.length > 0);
  const deciding = met.reduce<Reason | undefined>(
    (best, reason) => (!best || ratio(reason) > ratio(best) ? reason : best),
    undefined,
  );
  const leader = deciding?.counted.find(({ concentration }) => concentration / 1e7 === deciding.found);
  return leader ? [leader.ingredientId] : [];
}

function eliciting(
  assessment: Assessment,
  rows: readonly IndividualRow[],
  hazardClass: HazardClass,
): readonly Eliciting[] {
  const members = (assessment.byClass.get(hazardClass) ?? []).filter(({ released }) => released === undefined);
  return members.flatMap((member) => {
    for (const hazard of entries(member)) {
      const row = rows.find(({ codes }) => codes.includes(hazard.code));
      if (!row) continue;
      const limit = sensitisation.includes(hazardClass) ? elicitationLimit(assessment, member, row) : row.atLeast;
      if (member.subject.upper > 0 && member.subject.upper >= limit) return [{ member, hazard, row, limit }];
    }
    return [];
  });
}

const entries = ({ hazards, limits }: Member): readonly Hazard[] =>
  hazards.length > 0 ? hazards : limits.map(({ outcome }) => outcome);

function elicitationLimit({ market }: Assessment, { limits }: Member, { atLeast }: IndividualRow): Ppb {
  const specific = limits.flatMap(({ lower }) => lower ?? []);
  const divisor = market.supplemental.specificLimitDividedBy;
  return specific.length > 0 && divisor ? Math.ceil(Math.min(...specific) / divisor) : atLeast;
}

const physicalOrNone = /^H2|^EUH0|^EUH2/;

/** A sheet on request for what is not classified, yet contains something that counts. */
function sheetOnRequest(assessment: Assessment, outcomes: readonly ClassOutcome[]): readonly SupplementalStatement[] {
  const { onRequest, onRequestAny } = assessment.market.supplemental;
  const isClassified = outcomes.some(({ hazards }) => hazards.length > 0);
  if (!onRequest || !onRequestAny || isClassified || assessment.mixture.use === 'consumer') return [];
  const specific = [...assessment.byClass.keys()].flatMap((hazardClass) =>
    eliciting(assessment, onRequest, hazardClass),
  );
  const anyLimit = assessment.mixture.physicalState === 'gas' ? onRequestAny.atLeastInGas : onRequestAny.atLeast;
  const others = assessment.subjects.filter(
    ({ source, upper }) =>
      upper >= anyLimit &&
      source.hazards !== 'not-assessed' &&
      source.hazards.some(({ hCode }) => !physicalOrNone.test(hCode)),
  );
  if (specific.length === 0 && others.length === 0) return [];
  const terms = [
    ...specific.map(toCounted),
    ...others
      .filter(({ source }) => !specific.some(({ member }) => member.subject.source === source))
      .map((subject) => counted(subject, subject.upper, { note: `limit ${percentText(anyLimit)} %` })),
  ];
  const names = terms.map(({ name }) => name).join(', ');
  return [
    {
      code: 'EUH210',
      parameters: {},
      reason: {
        ruleId: specific[0]?.row.id ?? 'euh210.any',
        paragraph: onRequestAny.paragraph,
        summary: `EUH210: the mixture is not classified, but contains ${names}`,
        counted: terms,
        leftOut: [],
      },
    },
  ];
}
