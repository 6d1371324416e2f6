import { isBeside, type Ppb, toPercent } from '../../concentration.ts';
import { joined, type Message, say } from '../../message.ts';
import type { ClassOutcome, Counted } from '../../classification.ts';
import type { SpecificLimit } from '../../mixture.ts';
import type { Assessment, Member } from '../assessment.ts';
import { counted, outcome, plainReason } from '../reason.ts';
import { severityOf } from '../specific-limit.ts';
import type { PhysicalClass } from './physical-outcome.ts';

type Judged = { readonly member: Member; readonly met: SpecificLimit | undefined };

/**
 * Applies the limits that the list sets in a physical class, e.g. for hydrogen peroxide in oxidising liquids: the
 * mixture is in the class from the limit and not below it (CLP Article 10(1)). Undefined if an ingredient of the class
 * has no limit; then a test decides.
 */
export function bySpecificLimits(
  { market }: Assessment,
  { hazardClass, part }: PhysicalClass,
  raising: readonly Member[],
): ClassOutcome | undefined {
  const isAnswered = raising.every(({ limits, released }) => limits.length > 0 && released === undefined);
  if (market.specificLimits.apply !== 'all' || !isAnswered) return undefined;
  const judged = raising.map((member): Judged => ({ member, met: mostSevereMet(member) }));
  const worst = mostSevere(judged.flatMap(({ met }) => met ?? []));
  const texts = judged.map(comparison);
  const reason = {
    ...plainReason(
      `physical.${part}.specific-limit`,
      market.specificLimits.paragraph,
      worst
        ? say('bySpecificLimits-reached', { code: worst.outcome.code, texts: joined('semicolon', texts) })
        : say('bySpecificLimits-notReached', { texts: joined('semicolon', texts) }),
    ),
    counted: judged.map(({ member, met }) => asCounted(member, met)),
  };
  return outcome({ hazardClass, hazards: worst ? [worst.outcome] : [], reasons: [reason], missing: [] });
}

const mostSevere = (limits: readonly SpecificLimit[]): SpecificLimit | undefined =>
  limits.toSorted((a, b) => severityOf(a.outcome.code) - severityOf(b.outcome.code))[0];

/** The most severe limit that the upper end of the concentration reaches. */
const mostSevereMet = ({ limits, subject: { upper } }: Member): SpecificLimit | undefined =>
  mostSevere(limits.filter(({ lower = 0 }) => upper >= lower));

/** Compares the concentration with the limit met, or with the lowest limit. */
function comparison({ member: { subject, limits }, met }: Judged): Message {
  const lowest = Math.min(...limits.map(({ lower = 0 }) => lower));
  const limit = met ? (met.lower ?? 0) : lowest;
  const [reached, below] = isBeside(limit) ? ['>', '≤'] : ['≥', '<'];
  const sign = met ? reached : below;
  return say('common-share', {
    name: subject.source.name,
    share: toPercent(subject.upper),
    sign,
    limit: stated(limit),
  });
}

/** The limit as the list prints it. */
const stated = (limit: Ppb): number => toPercent(isBeside(limit) ? limit - 1 : limit);

const asCounted = ({ subject, hazards: [hazard] }: Member, met: SpecificLimit | undefined): Counted =>
  counted(subject, subject.upper, {
    ...(hazard ? { hazard } : {}),
    note: met
      ? say('bySpecificLimits-specificLimit', { lower: stated(met.lower ?? 0) })
      : say('bySpecificLimits-belowSpecificLimits'),
  });
