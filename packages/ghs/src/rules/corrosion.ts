import { type Message, say } from '../message.ts';
import type { ClassOutcome, Reason } from '../classification.ts';
import { percent, toPercent } from '../concentration.ts';
import type { CategoryCode, Hazard } from '../hazard.ts';
import type { AdditivityTable, ExtremePh, IndividualRow, NonAdditiveTable } from '../markets/market.ts';
import { judgeTable, missingIn, negligibleIn } from './additivity.ts';
import type { Contributor } from './contributor.ts';
import type { Assessment, Subject } from './assessment.ts';
import { eyeContributors, skinContributors } from './corrosive-contributors.ts';
import type { Ingredient, Measure } from '../mixture.ts';
import { measureText } from './measure.ts';
import { counted, leftOut, outcome, plainReason } from './reason.ts';
import { limitInForce, severityOf } from './specific-limit.ts';
import { hazardOfMixture } from './statement-of-outcome.ts';

type Tables = {
  readonly additive: AdditivityTable;
  readonly nonAdditive: NonAdditiveTable;
  readonly ph: ExtremePh;
  /** The category for an extreme pH. */
  readonly severe: CategoryCode;
};

type PhLimits = Pick<ExtremePh, 'atMost' | 'atLeast'>;

/** The outcome of one method of assessment, with its reasons. */
type Finding = { readonly hazard: Hazard | undefined; readonly reasons: readonly Reason[] };

export function classifySkin(assessment: Assessment): ClassOutcome {
  const { skin, skinNonAdditive, skinPh } = assessment.market;
  const tables = { additive: skin, nonAdditive: skinNonAdditive, ph: skinPh, severe: 'Skin Corr. 1' } as const;
  return classify(assessment, tables, { contributors: skinContributors(assessment), implied: [] });
}

/** A mixture that is corrosive to skin also damages the eye, however skin corrosion was found. */
export function classifyEye(assessment: Assessment, skin: ClassOutcome): ClassOutcome {
  const { eye, eyeNonAdditive, eyePh } = assessment.market;
  const tables = { additive: eye, nonAdditive: eyeNonAdditive, ph: eyePh, severe: 'Eye Dam. 1' } as const;
  const corrosive = skin.hazards.find(({ hCode }) => hCode === 'H314');
  const implied: readonly Finding[] = corrosive
    ? [
        {
          hazard: hazardOfMixture('Eye Dam. 1', []),
          reasons: [
            plainReason(
              'eye.skin-corrosive-mixture',
              eyePh.paragraph,
              say('corrosion-mixtureConsideredDamageEye', { code: corrosive.code }),
            ),
          ],
        },
      ]
    : [];
  return classify(assessment, tables, { contributors: eyeContributors(assessment), implied });
}

function classify(
  assessment: Assessment,
  tables: Tables,
  { contributors, implied }: { readonly contributors: readonly Contributor[]; readonly implied: readonly Finding[] },
): ClassOutcome {
  const single = contributors.filter(({ subject }) => isJudgedAlone(subject.source, assessment, tables.ph));
  const sum = judgeTable(assessment, tables.additive, contributors);
  const findings: readonly Finding[] = [
    { hazard: sum.met?.outcome, reasons: sum.reasons },
    ...judgeSingles(assessment, tables.nonAdditive, single),
    ...judgePh(assessment, tables),
    ...implied,
  ];
  const worst = mostSevere(findings);
  const others = findings.filter((finding) => finding !== worst);
  return outcome({
    hazardClass: tables.additive.hazardClass,
    hazards: worst?.hazard ? [worst.hazard] : [],
    reasons: [
      ...(worst?.reasons ?? []),
      ...others.flatMap(({ reasons }) => reasons),
      ...negligibleIn(assessment, tables.additive),
    ],
    missing: isSevere(worst?.hazard) ? [] : missingIn(assessment, tables.additive, sum.met),
  });
}

/**
 * Additivity does not apply to acids and bases because small amounts give an extreme pH. If the pH of the mixture is
 * known and not extreme, they are neutralised or weak and count like the others.
 */
function isJudgedAlone({ nonAdditive, actsByPh }: Ingredient, { mixture }: Assessment, limits: ExtremePh): boolean {
  const { ph } = mixture.properties;
  return nonAdditive === true && !(actsByPh === true && ph !== undefined && !isExtreme(ph, limits));
}

const isSevere = (hazard: Hazard | undefined) => hazard !== undefined && Math.floor(severityOf(hazard.code)) === 1;

function mostSevere(findings: readonly Finding[]): Finding | undefined {
  const rank = ({ hazard }: Finding) => (hazard ? Math.floor(severityOf(hazard.code)) : Number.POSITIVE_INFINITY);
  return findings.reduce<Finding | undefined>(
    (worst, finding) => (!worst || rank(finding) < rank(worst) ? finding : worst),
    undefined,
  );
}

function judgePh(assessment: Assessment, { ph, severe }: Tables): readonly Finding[] {
  const { properties } = assessment.mixture;
  if (!properties.ph) return [];
  const value = measureText(properties.ph);
  const compared = phCompared(properties.ph, ph);
  const reason = (summary: Message): Reason => ({
    ...plainReason(
      `${severe === 'Eye Dam. 1' ? 'eye' : 'skin'}.extreme-ph`,
      ph.paragraph,
      say('corrosion-ph', { severe, value, summary }),
    ),
    ...compared,
  });
  if (!isExtreme(properties.ph, ph)) {
    return [
      {
        hazard: undefined,
        reasons: [reason(say('corrosion-doesNotReach', { atMost: ph.atMost, atLeast: ph.atLeast }))],
      },
    ];
  }
  if (properties.lowPhReserve) {
    return [{ hazard: undefined, reasons: [reason(say('corrosion-extremeButLowAcidAlkaline'))] }];
  }
  const settled = settlingPh(assessment, reachesLowest(properties.ph, ph) ? 'acid' : 'base');
  if (settled.length > 0) {
    const names = settled.map(({ source }) => source.name);
    return [{ hazard: undefined, reasons: [reason(say('corrosion-extremeButSettled', { names }))] }];
  }
  return [{ hazard: hazardOfMixture(severe, []), reasons: [reason(limitReached(properties.ph, ph))] }];
}

/** `< 7` does not state a lower end, so an open end counts as the stated end. */
const endsOf = ({ min, max }: Measure) => ({
  lowest: Number.isFinite(min) ? min : max,
  highest: Number.isFinite(max) ? max : min,
});

function isExtreme(measure: Measure, { atMost, atLeast }: ExtremePh): boolean {
  const { lowest, highest } = endsOf(measure);
  return lowest <= atMost || highest >= atLeast;
}

const reachesLowest = (measure: Measure, { atMost }: PhLimits): boolean => endsOf(measure).lowest <= atMost;

/** From this concentration, an ingredient with unknown effect may cause the pH. */
const mayGivePh = percent(1);

/**
 * The ingredients that cause the pH and whose effects on skin and eyes the law has settled: the pH decides only "in the
 * absence of any other information" (CLP 3.2.3.1.2). Empty if limits of Annex VI do not apply, or if another ingredient
 * may cause the pH.
 */
function settlingPh({ market, subjects, notAssessed }: Assessment, kind: 'acid' | 'base'): readonly Subject[] {
  const relevant = ({ upper }: Subject) => upper >= mayGivePh;
  const isOpen = ({ source }: Subject) =>
    source.settledPh === undefined && (source.actsByPh === true || source.nonAdditive === true);
  if (market.specificLimits.apply !== 'all' || notAssessed.some(relevant)) return [];
  if (subjects.some((subject) => relevant(subject) && isOpen(subject))) return [];
  return subjects.filter(({ source: { settledPh } }) => settledPh === kind || settledPh === 'either');
}

function limitReached(measure: Measure, { atMost, atLeast }: ExtremePh): Message {
  return reachesLowest(measure, { atMost, atLeast })
    ? say('corrosion-reachesLowest', { limit: atMost })
    : say('corrosion-reachesHighest', { limit: atLeast });
}

/** The end of the pH range that exceeds its limit or comes nearest to it, with that limit. */
export function phCompared(measure: Measure, { atMost, atLeast }: PhLimits) {
  const { lowest, highest } = endsOf(measure);
  return lowest - atMost <= atLeast - highest
    ? ({ found: lowest, limit: atMost, unit: 'pH', isAtMost: true } as const)
    : ({ found: highest, limit: atLeast, unit: 'pH' } as const);
}

/**
 * Compares each ingredient alone with the table for ingredients to which additivity does not apply. They also stay in
 * the sum, so the table can only make the outcome more severe.
 */
function judgeSingles(
  assessment: Assessment,
  { rows }: NonAdditiveTable,
  contributors: readonly Contributor[],
): readonly Finding[] {
  if (contributors.length === 0) return [];
  return rows.map((row) => judgeSingleRow(assessment, row, contributors));
}

function judgeSingleRow(assessment: Assessment, row: IndividualRow, contributors: readonly Contributor[]): Finding {
  const judged = contributors.flatMap(({ subject, hazards, specificLimit, together = subject.upper }) => {
    const hazard = hazards.find(({ code }) => row.codes.includes(code));
    const specific = specificLimit(row.outcome);
    if (!hazard && specific === undefined) return [];
    const limit = limitInForce(assessment.market, specific, hazard ? row.atLeast : Number.POSITIVE_INFINITY);
    return [{ subject, hazard, limit, isReached: together >= limit }];
  });
  const reached = judged.filter(({ isReached }) => isReached);
  const short = judged.filter(({ isReached }) => !isReached);
  const reason: Reason = {
    ruleId: row.id,
    paragraph: row.paragraph,
    summary:
      reached.length > 0
        ? say('corrosion-aloneReachesLimit', {
            outcome: row.outcome,
            reached: reached.map(({ subject }) => subject.source.name),
          })
        : say('corrosion-noNonAdditiveIngredientReaches', { outcome: row.outcome, atLeast: toPercent(row.atLeast) }),
    counted: reached.map(({ subject, hazard }) =>
      counted(subject, subject.upper, { ...(hazard ? { hazard } : {}), note: say('corrosion-nonAdditiveJudgedAlone') }),
    ),
    leftOut: short.map(({ subject, limit }) =>
      leftOut(
        subject,
        say('corrosion-nonAdditiveJudgedAlone2', { upper: toPercent(subject.upper), limit: toPercent(limit) }),
      ),
    ),
    limit: row.atLeast / 1e7,
    unit: '%',
  };
  return { hazard: reached.length > 0 ? hazardOfMixture(row.outcome, []) : undefined, reasons: [reason] };
}
