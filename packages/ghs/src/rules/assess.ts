import { percent } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import type { Mixture, SpecificLimit } from '../mixture.ts';
import { entryOf } from '../registry.ts';
import { annexViNotes } from './annex-vi-notes.ts';
import { type Assessment, inWordsOf, type Member, type Remark, type Subject } from './assessment.ts';
import { ingredientInForce } from './ingredient-in-force.ts';
import { withNotes } from './notes-in-force.ts';
import { plainReason } from './reason.ts';
import { mergeSameSubstance } from './same-substance.ts';

/** The worst case: every ingredient may go up to its upper end, as far as the others' lower ends leave room. */
export function assess(mixture: Mixture, market: Market): Assessment {
  const inForce = mergeSameSubstance(mixture.ingredients).map((written) => ingredientInForce(written, market));
  const ingredients = inForce.map(({ ingredient }) => ingredient);
  const totalLower = ingredients.reduce((total, { concentration }) => total + concentration.lower, 0);
  const subjects = ingredients.map((source): Subject => {
    const { lower, upper } = source.concentration;
    return { source, lower, upper: Math.max(lower, Math.min(upper, percent(100) - totalLower + lower)) };
  });
  return assemble({ mixture, market, subjects, remarks: inForce.flatMap(({ remarks }) => remarks) });
}

/** The mildest case: every ingredient at its lower end, in the classes and parts it has at the worst. */
export function atLowerEnds(assessment: Assessment): Assessment {
  const lowered = new Map<Subject, Subject>();
  const lower = (subject: Subject): Subject => {
    if (subject.lower === subject.upper) return subject;
    const known = lowered.get(subject);
    if (known) return known;
    const made = { ...subject, upper: subject.lower };
    lowered.set(subject, made);
    return made;
  };
  const byClass = new Map<HazardClass, readonly Member[]>();
  for (const [hazardClass, members] of assessment.byClass) {
    byClass.set(
      hazardClass,
      members.map((member) => {
        const subject = lower(member.subject);
        return subject === member.subject ? member : { ...member, subject };
      }),
    );
  }
  return {
    ...assessment,
    subjects: assessment.subjects.map(lower),
    byClass,
    notAssessed: assessment.notAssessed.map(lower),
    isOverfull: false,
    isRanged: false,
    isBrief: true,
  };
}

type Given = Pick<Assessment, 'mixture' | 'market' | 'subjects' | 'remarks'>;

function assemble({ mixture, market, subjects, remarks }: Given): Assessment {
  const byClass = new Map<HazardClass, Member[]>();
  const released: Remark[] = [];
  for (const subject of subjects) {
    for (const [hazardClass, member] of membershipsOf(subject, { market, mixture })) {
      if (isTestedAway(member)) {
        released.push({ hazardClass, reason: releaseReason(member) });
        continue;
      }
      const members = byClass.get(hazardClass);
      if (members) members.push(member);
      else byClass.set(hazardClass, [member]);
    }
  }
  return {
    market,
    mixture,
    subjects,
    byClass,
    notAssessed: subjects.filter(({ source }) => source.hazards === 'not-assessed'),
    isOverfull: subjects.reduce((total, { upper }) => total + upper, 0) > percent(100),
    isRanged: subjects.some(({ lower, upper }) => lower !== upper),
    remarks: released.length > 0 ? [...remarks, ...released] : remarks,
    isBrief: false,
  };
}

/** Physical classes are not worked out row by row, so that a released ingredient is named beside them instead. */
const isTestedAway = ({ released, hazards }: Member): boolean =>
  released !== undefined && hazards.some(({ hCode }) => hCode.startsWith('H2'));

const releaseReason = ({ subject: { source }, released = '' }: Member) =>
  plainReason('ingredient.released', annexViNotes['T']?.paragraph ?? '', `${source.name}: ${released}`);

function membershipsOf(
  subject: Subject,
  { market, mixture }: Pick<Assessment, 'market' | 'mixture'>,
): ReadonlyMap<HazardClass, Member> {
  const { hazards, specificLimits = [] } = subject.source;
  const memberships = new Map<HazardClass, { subject: Subject; hazards: Hazard[]; limits: SpecificLimit[] }>();
  const memberOf = (hazardClass: HazardClass) => {
    const known = memberships.get(hazardClass);
    if (known) return known;
    const added = { subject, hazards: [], limits: [] };
    memberships.set(hazardClass, added);
    return added;
  };
  for (const written of hazards === 'not-assessed' ? [] : hazards) {
    const hazardClass = entryOf(written)?.hazardClass;
    if (hazardClass) memberOf(hazardClass).hazards.push(inWordsOf(market, written));
  }
  for (const limit of specificLimits) {
    const hazardClass = entryOf(limit.outcome)?.hazardClass;
    if (hazardClass) memberOf(hazardClass).limits.push({ ...limit, outcome: inWordsOf(market, limit.outcome) });
  }
  return subject.source.notes ? withNotes(memberships, subject, { market, mixture }) : memberships;
}
