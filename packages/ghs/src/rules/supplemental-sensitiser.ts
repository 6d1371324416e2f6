import { say } from '../message.ts';
import { physicalStatements } from '../hazard-parts.ts';
import { knownHazards } from '../known-hazards.ts';
import type { ClassOutcome, Counted, LeftOut, Reason } from '../classification.ts';
import { type Ppb, toPercent } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import { namedIds } from '../label/named-ingredients.ts';
import type { StatementLimit, SupplementalRules } from '../markets/market.ts';
import type { Assessment, Member, Subject } from './assessment.ts';
import { counted, leftOut } from './reason.ts';
import { isHazardous, none, stated, type Supplements } from './supplements.ts';

const sensitisation: readonly HazardClass[] = ['Respiratory sensitisation', 'Skin sensitisation'];

type Eliciting = {
  readonly member: Member;
  readonly hazard: Hazard;
  readonly row: StatementLimit;
  readonly limit: Ppb;
};

/**
 * EUH208 names sensitisers from their elicitation limit if the mixture is not classified as sensitising. If it is
 * classified, the law (Annex II, 2.8) requires the names of the other sensitisers on the label, so EUH208 names only
 * those that the label does not name yet. `saidOtherwise`: ids of ingredients that EUH204 or EUH205 covers.
 */
export function containsSensitiser(
  assessment: Assessment,
  outcomes: readonly ClassOutcome[],
  saidOtherwise: ReadonlySet<string>,
): Supplements {
  const { elicitation, elicitationParagraph = '' } = assessment.market.supplemental;
  if (!elicitation || sensitisation.every((hazardClass) => !assessment.byClass.has(hazardClass))) return none;
  const onLabel = outcomes.some(isReached) ? namesOnLabel(assessment, outcomes) : new Set<string>();
  const found = sensitisation.flatMap((hazardClass) => eliciting(assessment, elicitation, hazardClass));
  const named = found.filter(({ member }) => !onLabel.has(idOf(member)) && !saidOtherwise.has(idOf(member)));
  const terms = named.map(toCounted);
  const names = [...new Set(terms.map(({ name }) => name))];
  const reason: Reason = {
    ruleId: named[0]?.row.id ?? 'euh208',
    paragraph: elicitationParagraph,
    summary:
      names.length > 0
        ? say('supplementalSensitiser-limitElicitation', { names })
        : say('supplementalSensitiser-noSensitiserLimitElicitationNot'),
    counted: terms,
    leftOut: leftUnnamed({ assessment, found, onLabel, saidOtherwise }),
  };
  return stated({ code: 'EUH208', parameters: { substances: names.join(', ') }, reason }, names.length > 0);
}

const namesOnLabel = ({ mixture }: Assessment, outcomes: readonly ClassOutcome[]): ReadonlySet<string> =>
  new Set(namedIds(outcomes, mixture));

const idOf = ({ subject }: Member) => subject.source.id;

type Unnamed = {
  readonly assessment: Assessment;
  readonly found: readonly Eliciting[];
  readonly onLabel: ReadonlySet<string>;
  readonly saidOtherwise: ReadonlySet<string>;
};

/** Why EUH208 leaves out each of the other sensitisers. */
function leftUnnamed({ assessment, found, onLabel, saidOtherwise }: Unnamed): readonly LeftOut[] {
  const reached = new Set(found.map(({ member }) => idOf(member)));
  const members = sensitisation.flatMap((hazardClass) => assessment.byClass.get(hazardClass) ?? []);
  const subjects = new Map(members.map((member) => [idOf(member), member]));
  return [...subjects].flatMap(([id, { subject, released }]) => {
    if (onLabel.has(id)) return [leftOut(subject, say('supplementalSensitiser-labelNamesAnnexIiSecond'))];
    if (saidOtherwise.has(id)) return [leftOut(subject, say('supplementalSensitiser-euh204Euh205SpeaksAnnexIi'))];
    return reached.has(id) ? [] : [leftOut(subject, released ?? say('supplementalSensitiser-belowLimitElicitation'))];
  });
}

const toCounted = ({ member: { subject }, hazard, limit }: Eliciting): Counted =>
  counted(subject, subject.upper, { hazard, note: say('supplementalSensitiser-limit', { limit: toPercent(limit) }) });

const isReached = ({ hazardClass, hazards }: ClassOutcome): boolean =>
  hazards.length > 0 && sensitisation.includes(hazardClass);

function eliciting(
  assessment: Assessment,
  rows: readonly StatementLimit[],
  hazardClass: HazardClass,
): readonly Eliciting[] {
  const members = (assessment.byClass.get(hazardClass) ?? []).filter(({ released }) => released === undefined);
  return members.flatMap((member) => {
    for (const hazard of entries(member)) {
      const row = rows.find(({ codes }) => codes.includes(hazard.code));
      if (!row) continue;
      const limit = sensitisation.includes(hazardClass) ? elicitationLimit(assessment, member, row) : row.atLeast;
      const share = member.together ?? member.subject.upper;
      if (share > 0 && share >= limit) return [{ member, hazard, row, limit }];
    }
    return [];
  });
}

const entries = ({ hazards, limits }: Member): readonly Hazard[] =>
  hazards.length > 0 ? hazards : limits.map(({ outcome }) => outcome);

function elicitationLimit({ market }: Assessment, { limits }: Member, { atLeast }: StatementLimit): Ppb {
  const specific = limits.flatMap(({ lower }) => lower ?? []);
  const divisor = market.supplemental.specificLimitDividedBy;
  return specific.length > 0 && divisor ? Math.ceil(Math.min(...specific) / divisor) : atLeast;
}

/** EUH210: sheet available on request for a product that is not classified but contains an ingredient that counts. */
export function sheetOnRequest(assessment: Assessment, outcomes: readonly ClassOutcome[]): Supplements {
  const { onRequestAny } = assessment.market.supplemental;
  if (!onRequestAny || isHazardous(outcomes)) return none;
  const { terms, ruleId } = callingForSheet(assessment, onRequestAny);
  if (terms.length === 0) return none;
  const names = terms.map(({ name }) => name);
  const isForPublic = assessment.mixture.use === 'consumer';
  const reason: Reason = {
    ruleId,
    paragraph: onRequestAny.paragraph,
    summary: isForPublic
      ? say('supplementalSensitiser-notMixturesIntendedGeneralPublic', { names })
      : say('supplementalSensitiser-mixtureNotClassifiedButContains', { names }),
    counted: terms,
    leftOut: [],
  };
  return stated({ code: 'EUH210', parameters: {}, reason }, !isForPublic);
}

type AnyLimit = NonNullable<SupplementalRules['onRequestAny']>;

function callingForSheet(assessment: Assessment, { atLeast, atLeastInGas }: AnyLimit) {
  const { onRequest = [] } = assessment.market.supplemental;
  const classes = [...assessment.byClass.keys()];
  const specific = classes.flatMap((hazardClass) => eliciting(assessment, onRequest, hazardClass));
  const anyLimit = assessment.mixture.physicalState === 'gas' ? atLeastInGas : atLeast;
  const others = assessment.subjects.filter(
    (subject) =>
      isOtherwiseHazardous(subject, anyLimit) &&
      !specific.some(({ member }) => member.subject.source === subject.source),
  );
  const note = say('supplementalSensitiser-limit2', { anyLimit: toPercent(anyLimit) });
  return {
    ruleId: specific[0]?.row.id ?? 'euh210.any',
    terms: [...specific.map(toCounted), ...others.map((subject) => counted(subject, subject.upper, { note }))],
  };
}

const isOtherwiseHazardous = ({ source, upper }: Subject, limit: Ppb) =>
  upper >= limit && knownHazards(source).some(({ hCode }) => !physicalStatements.has(hCode));
