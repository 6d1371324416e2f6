import { followsClp } from './follows-clp.ts';
import { labelLawOf } from './label-law-of.ts';
import { say } from '../message.ts';
import type { Explained } from '../classification.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { paragraphIn } from './paragraph-in-market.ts';
import { supersededPrecautions } from '../generated/precautions.ts';
import type { SupersededPrecautions } from './precaution-row.ts';
import { type Candidate, gatherPrecautions, type PrecautionInput } from './precaution-candidates.ts';
import { redundancyOf } from './redundant-precautions.ts';
import { explainRanked, reducePrecautions, standing } from './reduce-precautions.ts';

export type ChosenPrecautions = {
  readonly kept: readonly Explained<string>[];
  readonly dropped: readonly Explained<string>[];
  /** Every statement that the law assigns and no condition rules out. Includes every statement kept. */
  readonly inFull: readonly Explained<string>[];
};

/** Without the rules of European law. */
const supersededElsewhere = supersededPrecautions.filter((rule) => !rule.isEuropean);

/** P-statements of all hazards without redundant ones, with reasons. European labels keep the justified set. */
export function choosePrecautions(input: PrecautionInput): ChosenPrecautions {
  const { market } = input;
  const { candidates, unmet } = gatherPrecautions(input);
  const isEuropean = followsClp(market);
  const rules = isEuropean ? supersededPrecautions : supersededElsewhere;
  const explain = isEuropean ? explainRanked : explainAssigned;
  const chosen = isEuropean
    ? reducePrecautions(candidates, rules)
    : { kept: standing(candidates, rules).map(explain), dropped: [] };
  const merged = onceVentilated(chosen.kept);
  const assigned = candidates.map(explain);
  return {
    kept: inOrder(merged),
    dropped: inOrder([...unmet, ...redundant(candidates, chosen.kept, { rules, market }), ...chosen.dropped]),
    inFull: inOrder([...assigned, ...merged.filter(({ value }) => !assigned.some((each) => each.value === value))]),
  };
}

type Law = { readonly rules: readonly SupersededPrecautions[]; readonly market: LabelRegimeId };

/** The statements that another statement on the label makes redundant, each with that statement. */
function redundant(
  candidates: readonly Candidate[],
  kept: readonly Explained<string>[],
  { rules, market }: Law,
): readonly Explained<string>[] {
  const standingCodes = new Set(kept.map(({ value }) => value));
  return candidates.flatMap(({ code }) => {
    const rule = standingCodes.has(code) ? undefined : redundancyOf(code, standingCodes, rules);
    if (!rule) return [];
    const paragraph =
      rule.paragraph === undefined
        ? labelLawOf(market).paragraphs.redundantPrecautions
        : paragraphIn(market, rule.paragraph);
    return [{ value: code, paragraph, why: say('precautions-redundantBeside', { kept: rule.kept }) }];
  });
}

/** P403+P233 and P403+P235 begin with the same sentence. Beside P403+P233, P403+P235 is shortened to P235. */
function onceVentilated(kept: readonly Explained<string>[]): readonly Explained<string>[] {
  const isVentilated = kept.some(({ value }) => value === 'P403+P233');
  return kept.map((each) => (isVentilated && each.value === 'P403+P235' ? { ...each, value: 'P235' } : each));
}

const explainAssigned = ({ code, hazards, paragraph }: Candidate): Explained<string> => ({
  value: code,
  paragraph,
  why: say('precautions-for', { hazards }),
});

function inOrder(statements: readonly Explained<string>[]): readonly Explained<string>[] {
  return [...statements].sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
}
