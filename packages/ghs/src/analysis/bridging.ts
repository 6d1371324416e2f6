import { say } from '../message.ts';
import { checkMixture } from '../check-mixture.ts';
import type { Market } from '../markets/market.ts';
import type { TestData } from '../mixture.ts';
import { hazardClasses } from '../registry.ts';
import { plainReason } from '../rules/reason.ts';
import { conditionsOf } from './bridging-conditions.ts';
import type { BridgingCondition, BridgingOutcome, BridgingRequest } from './bridging-request.ts';
import { bridgingParagraph, idOf, isOpenTo } from './bridging-table.ts';

/**
 * Checks, condition by condition, if the market's law lets the test of one mixture serve for another by a bridging
 * principle. Throws like classifyMixture.
 */
export function bridge(request: BridgingRequest, market: Market): BridgingOutcome {
  const { principle, tested } = request;
  checkMixture(tested.mixture);
  checkMixture(request.untested);
  const place = market.substanceLaw.bridging;
  const hazardClass = hazardClasses.find((known) => known === tested.test.hazardClass);
  const paragraph = hazardClass ? bridgingParagraph(place, principle, hazardClass) : place.prefix;
  const isOpen = hazardClass !== undefined && isOpenTo(place, principle, hazardClass);
  const name = tested.test.hazardClass;
  const open: BridgingCondition = {
    isMet: isOpen,
    reason: plainReason(
      `bridging.${idOf(principle)}.class`,
      paragraph,
      say(isOpen ? 'bridging-principleApplies' : 'bridging-principleDoesNotApply', { name }),
    ),
  };
  const conditions = isOpen
    ? [open, ...conditionsOf(request, { hazardClass, paragraph, numbering: place.numbering })]
    : [open];
  if (conditions.some(({ isMet }) => !isMet)) {
    return { status: 'refused', conditions: conditions.toSorted((a, b) => Number(a.isMet) - Number(b.isMet)) };
  }
  return { status: 'bridged', conditions, testData: bridged(request, paragraph) };
}

function bridged({ principle, tested }: BridgingRequest, paragraph: string): TestData {
  const { hazardClass, outcome, method, source, date } = tested.test;
  return {
    hazardClass,
    ...(outcome ? { outcome } : {}),
    method: [`bridging principle: ${principle} (${paragraph}) from ${tested.name}`, method],
    source,
    ...(date === undefined ? {} : { date }),
  };
}
