import { joined, say } from '../../message.ts';
import { percent, toPercent } from '../../concentration.ts';
import { isAnyOf } from '../../hazard-question.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import type { FlammableLiquidRules } from '../../markets/market.ts';
import type { MixtureProperties } from '../../mixture.ts';
import type { Assessment, Member } from '../assessment.ts';
import { isAtMost, isBelow, measureText } from '../measure.ts';
import { missingAssessments } from '../missing-assessments.ts';
import { outcome, plainReason } from '../reason.ts';
import { hazardOfMixture } from '../statement-of-outcome.ts';
import { isChemicalUnderPressure, underPressure } from './chemical-under-pressure.ts';
import { isSingleSubstance } from '../single-substance.ts';

const hazardClass = 'Flammable liquids';
type Row = FlammableLiquidRules['rows'][number];

/**
 * Decided by flash point and boiling point of the mixture. Without a flash point, a flammable ingredient or dissolved
 * gas leaves the class open.
 */
export function classifyFlammableLiquid(assessment: Assessment): ClassOutcome {
  const { market, mixture } = assessment;
  const { rows } = market.flammableLiquids;
  const paragraph = rows[0]?.paragraph ?? '';
  if (mixture.physicalState !== 'liquid') {
    const reason = plainReason(
      'flam-liq.state',
      paragraph,
      say('flammableLiquid-mixtureNoLiquidBut', { physicalState: say(`state-${mixture.physicalState}`) }),
    );
    return outcome({ hazardClass, hazards: [], reasons: [reason], missing: [] });
  }
  if (isChemicalUnderPressure(assessment)) return underPressure(assessment, { hazardClass, part: 6 });
  const { flashPointC } = mixture.properties;
  if (!flashPointC) {
    return mixture.properties.hasNoFlashPoint ? testedWithout(paragraph) : withoutFlashPoint(assessment, paragraph);
  }
  const exempt = notSustained(market.flammableLiquids, mixture.properties);
  if (exempt) return outcome({ hazardClass, hazards: [], reasons: [exempt], missing: [] });
  const verdict = judgeRows(rows, mixture.properties);
  const oil = verdict.hazards.length === 0 ? gasOilReason(market.flammableLiquids, mixture.properties) : undefined;
  if (!oil) return outcome({ hazardClass, ...verdict });
  const hazards = [hazardOfMixture('Flam. Liq. 3', [])];
  return outcome({ hazardClass, hazards, reasons: [oil, ...verdict.reasons], missing: [] });
}

function notSustained(
  { sustainedCombustion }: FlammableLiquidRules,
  { flashPointC, doesNotSustainCombustion }: MixtureProperties,
): Reason | undefined {
  if (!sustainedCombustion || !doesNotSustainCombustion || !flashPointC) return undefined;
  const { aboveC, paragraph } = sustainedCombustion;
  if (flashPointC.min <= aboveC) return undefined;
  const summary = say('flammableLiquid-flashPointCombustionNotSustained', {
    flashPointC: measureText(flashPointC),
    aboveC,
  });
  return plainReason('flam-liq.not-sustained', paragraph, summary);
}

function gasOilReason(
  { gasOil }: FlammableLiquidRules,
  { flashPointC, isGasOil }: MixtureProperties,
): Reason | undefined {
  if (!gasOil || !isGasOil || !flashPointC || !isAtMost(flashPointC, gasOil.toC)) return undefined;
  const summary = say('flammableLiquid-gasOilFlashPoint', {
    flashPointC: measureText(flashPointC),
    fromC: gasOil.fromC,
    toC: gasOil.toC,
  });
  return plainReason('flam-liq.gas-oil', gasOil.paragraph, summary);
}

/** A test without flash point decides, e.g. for a blend with a chlorinated solvent whose vapour prevents burning. */
function testedWithout(paragraph: string): ClassOutcome {
  const reason = plainReason('flam-liq.no-flash-point', paragraph, say('flammableLiquid-noFlashPointFound'));
  return outcome({ hazardClass, hazards: [], reasons: [reason], missing: [] });
}

function withoutFlashPoint(assessment: Assessment, paragraph: string): ClassOutcome {
  const present = (assessment.byClass.get(hazardClass) ?? []).filter(({ subject }) => subject.upper > 0);
  const members = present.filter((member) => !isBelowItsLimits(assessment, member));
  const unclassified = missingAssessments(assessment, 'Flammable liquids', 0);
  const substance = members.find(({ subject }) => isSingleSubstance(subject));
  if (substance) {
    const summary = say('flammableLiquid-makesUpProductClassified', { name: substance.subject.source.name });
    const reason = plainReason('flam-liq.substance', paragraph, summary);
    return outcome({ hazardClass, hazards: substance.hazards, reasons: [reason], missing: [] });
  }
  const names = [...members, ...dissolvedGases(assessment)].map(({ subject }) => subject.source.name);
  if (names.length === 0 && unclassified.length === 0) {
    const reason =
      present.length > 0
        ? belowLimits(assessment, present)
        : plainReason('flam-liq.none', paragraph, say('flammableLiquid-noIngredientFlammableLiquid'));
    return outcome({ hazardClass, hazards: [], reasons: [reason], missing: [] });
  }
  const summary = say('flammableLiquid-flashPointNotGivenMatters', { names: [...names, ...unclassified] });
  return outcome({
    hazardClass,
    hazards: [],
    reasons: [plainReason('flam-liq.flash-point-unknown', paragraph, summary)],
    missing: [say('flammableLiquid-flashPoint')],
  });
}

/**
 * The list sets the concentration from which solutions of a substance burn, e.g. formic acid. Below it, the ingredient
 * does not leave the class open.
 */
const isBelowItsLimits = ({ market }: Assessment, { limits, subject }: Member): boolean =>
  market.specificLimits.apply === 'all' && limits.length > 0 && limits.every(({ lower = 0 }) => subject.upper < lower);

function belowLimits({ market }: Assessment, members: readonly Member[]): Reason {
  const texts = members.map(({ subject, limits }) => {
    const limit = toPercent(Math.min(...limits.map(({ lower = 0 }) => lower)));
    return say('common-share', { name: subject.source.name, share: toPercent(subject.upper), sign: '<', limit });
  });
  const summary = say('bySpecificLimits-notReached', { texts: joined('semicolon', texts) });
  return plainReason('flam-liq.below-limits', market.specificLimits.paragraph, summary);
}

/** From this concentration, a gas dissolved in a liquid, such as an amine in water, may give it a flash point. */
const gasFrom = percent(1);

const dissolvedGases = ({ byClass }: Assessment) =>
  (byClass.get('Flammable gases') ?? []).filter(
    ({ subject, hazards }) =>
      subject.upper >= gasFrom &&
      hazards.some((each) => isAnyOf(each, ['Flam. Gas 1', 'Flam. Gas 1A', 'Flam. Gas 1B'])),
  );

function judgeRows(rows: readonly Row[], properties: MixtureProperties) {
  const unmet: Reason[] = [];
  let isBoilingPointOpen = false;
  for (const row of rows) {
    const isFlashMet = meetsFlash(row, properties);
    const boiling = meetsBoiling(row, properties);
    if (isFlashMet && boiling === true) {
      return {
        hazards: [hazardOfMixture(row.outcome, [])],
        reasons: [rowReason(row, properties), ...unmet],
        missing: isBoilingPointOpen ? [say('flammableLiquid-initialBoilingPoint')] : [],
      };
    }
    isBoilingPointOpen ||= isFlashMet && boiling === undefined;
    unmet.push(rowReason(row, properties));
  }
  return { hazards: [], reasons: unmet, missing: [] };
}

function meetsFlash({ flashBelowC, flashAtMostC }: Row, { flashPointC }: MixtureProperties): boolean {
  if (!flashPointC) return false;
  if (flashBelowC !== undefined) return isBelow(flashPointC, flashBelowC);
  return flashAtMostC !== undefined && isAtMost(flashPointC, flashAtMostC);
}

function meetsBoiling({ boilingAtMostC }: Row, { initialBoilingPointC }: MixtureProperties): boolean | undefined {
  if (boilingAtMostC === undefined) return true;
  return initialBoilingPointC && isAtMost(initialBoilingPointC, boilingAtMostC);
}

function rowReason(row: Row, { flashPointC, initialBoilingPointC }: MixtureProperties): Reason {
  const flash = flashPointC ? measureText(flashPointC) : 'unknown';
  const flashLimit = row.flashBelowC === undefined ? `≤ ${row.flashAtMostC ?? ''}` : `< ${row.flashBelowC}`;
  const boiling = initialBoilingPointC ? measureText(initialBoilingPointC) : say('flammableLiquid-notGiven');
  const boilingPart =
    row.boilingAtMostC === undefined
      ? ''
      : say('flammableLiquid-initialBoilingPointAgainst', { boiling, boilingAtMostC: row.boilingAtMostC });
  return {
    ...plainReason(
      row.id,
      row.paragraph,
      say('flammableLiquid-flashPointAgainst', { outcome: row.outcome, flash, flashLimit, boilingPart }),
    ),
    ...(flashPointC && Number.isFinite(flashPointC.min) ? { found: flashPointC.min } : {}),
    ...limitOf(row),
    unit: '°C',
  };
}

const limitOf = ({ flashBelowC, flashAtMostC }: Row): Pick<Reason, 'limit' | 'isAtMost'> =>
  flashBelowC === undefined
    ? { ...(flashAtMostC === undefined ? {} : { limit: flashAtMostC }), isAtMost: true }
    : { limit: flashBelowC };
