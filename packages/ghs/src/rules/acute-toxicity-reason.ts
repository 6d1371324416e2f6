import { type Message, say } from '../message.ts';
import type { Counted, LeftOut, Reason } from '../classification.ts';
import type { Ppb } from '../concentration.ts';
import type { AcuteToxicityRules } from '../markets/market.ts';
import type { ToxicityRoute } from '../mixture.ts';
import { unitOf } from './acute-toxicity-ingredient.ts';
import type { Subject } from './assessment.ts';
import { roundForDisplay, sumText } from './reason.ts';
import { boundOfEstimate } from './shown-estimate.ts';

type ReasonParts = {
  readonly route: ToxicityRoute;
  readonly ate: number | undefined;
  readonly category: number | undefined;
  readonly unknownShare: Ppb;
  readonly isCorrected: boolean;
  readonly countedTerms: readonly Counted[];
  readonly left: readonly LeftOut[];
  /** Set if the product is a single substance: its own estimate counts, undiluted by the small rest. */
  readonly substance?: Subject | undefined;
};

/** The reason of the verdict on one route: the estimate of the mixture beside the limit of its category. */
export function routeReason(rules: AcuteToxicityRules, parts: ReasonParts): Reason {
  const { route, ate, category, isCorrected } = parts;
  const limit = rules.bands[route][(category ?? rules.bands[route].length) - 1] ?? 0;
  const suffix = category === undefined ? 'none' : `category-${category}`;
  const unit = unitOf(route);
  const estimate =
    ate === undefined
      ? {}
      : { found: roundForDisplay(ate), stated: { found: estimateFigure(ate, rules.bands[route]), limit, unit } };
  const compared = { ...estimate, limit, unit, isAtMost: true } as const;
  return {
    ruleId: `acute-tox.${route}.${suffix}`,
    paragraph: `${isCorrected ? rules.unknown.paragraph : rules.formulaParagraph}; ${rules.bandsParagraph}`,
    summary: routeSummary(parts, { limit, limits: rules.bands[route] }),
    counted: parts.countedTerms,
    leftOut: parts.left,
    ...compared,
  };
}

function routeSummary(
  { route, ate, category, unknownShare, substance }: ReasonParts,
  { limit, limits }: { readonly limit: number; readonly limits: readonly number[] },
): Message {
  const unknown = unknownShare > 0 ? say('acuteToxicity-unknown2', { unknownShare: sumText(unknownShare) }) : '';
  if (ate === undefined)
    return say('acuteToxicity-noIngredientAddsEstimate', { routeNames: routeNames[route], unknown });
  const unit = unitOf(route);
  const verdict =
    category === undefined
      ? say('acuteToxicity-notClassified', { limit, unit })
      : say('common-acuteTox', { category, limit, unit });
  const found = substance
    ? say('acuteToxicity-makesUpProductAte', { name: substance.source.name })
    : say('acuteToxicity-mixtureEstimate');
  const bound = substance ? undefined : boundOfEstimate(ate, limits);
  return say('acuteToxicity-estimate', {
    routeNames: routeNames[route],
    found,
    estimate: bound === undefined ? estimateFigure(ate, limits) : `> ${bound}`,
    unit,
    unknown,
    verdict,
  });
}

/** Rounds to four digits, or to six if four would cross a limit. */
function estimateFigure(ate: number, limits: readonly number[]): number {
  const short = Number(ate.toPrecision(4));
  return limits.some((limit) => ate <= limit !== short <= limit) ? Number(ate.toPrecision(6)) : short;
}

const routeNames: Readonly<Record<ToxicityRoute, Message>> = {
  oral: say('acuteToxicity-acuteToxicityMouth'),
  dermal: say('acuteToxicity-acuteToxicitySkin'),
  gas: say('acuteToxicity-acuteToxicityInhalationGas'),
  vapour: say('acuteToxicity-acuteToxicityInhalationVapour'),
  'dust-mist': say('acuteToxicity-acuteToxicityInhalationDustMist'),
};
