import { say } from '../message.ts';
import { physicalStatements } from '../hazard-parts.ts';
import { percent } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import type { Ingredient, Mixture, SpecificLimit } from '../mixture.ts';
import { knownHazards } from '../known-hazards.ts';
import { entryOf } from '../registry.ts';
import { annexViNotes } from './annex-vi-notes.ts';
import { type Assessment, toMarketCategory, type Member, type Remark, type Subject } from './assessment.ts';
import { ingredientInForce } from './ingredient-in-force.ts';
import { withNotes } from './notes-in-force.ts';
import { plainReason } from './reason.ts';
import { identityOf, mergeSameSubstance } from './same-substance.ts';

/** The worst case: every ingredient counts at its upper end, or at what the lower ends of the others leave. */
export function assess(mixture: Mixture, market: Market): Assessment {
  const written = mergeSameSubstance(mixture.ingredients);
  const inForce = written.map((one) => ingredientInForce(one, market));
  const repeated = repeatedIn(written);
  const totalLower = written.reduce((total, { concentration }) => total + concentration.lower, 0);
  const subjects = inForce.map(({ ingredient: source }, index): Subject => {
    const { lower, upper } = source.concentration;
    const narrowed = { source, lower, upper: Math.max(lower, Math.min(upper, percent(100) - totalLower + lower)) };
    const substance = repeated[index];
    return substance === undefined ? narrowed : { ...narrowed, substance };
  });
  return assemble({ mixture, market, subjects, remarks: inForce.flatMap(({ remarks }) => remarks) });
}

/** The substance of each entry that shares its substance with another entry. */
function repeatedIn(written: readonly Ingredient[]): readonly (string | undefined)[] {
  const counts = new Map<string, number>();
  for (const one of written) counts.set(identityOf(one), (counts.get(identityOf(one)) ?? 0) + 1);
  if (counts.size === written.length) return [];
  return written.map((one) => ((counts.get(identityOf(one)) ?? 0) > 1 ? identityOf(one) : undefined));
}

/** Adds up the entries of one substance in a class: each of them alone may be too little. */
function withTogether(members: readonly Member[]): readonly Member[] {
  const shares = new Map<string, { count: number; total: number }>();
  for (const { subject, released } of members) {
    if (subject.substance === undefined || released !== undefined) continue;
    const { count, total } = shares.get(subject.substance) ?? { count: 0, total: 0 };
    shares.set(subject.substance, { count: count + 1, total: total + subject.upper });
  }
  if (shares.size === 0) return members;
  return members.map((member) => {
    const share = member.released === undefined ? shares.get(member.subject.substance ?? '') : undefined;
    return share && share.count > 1 ? { ...member, together: Math.min(percent(100), share.total) } : member;
  });
}

/** The mildest case: every ingredient at its lower end, in the classes and parts of the worst case. */
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
    const lowest = members.map((member) => {
      const subject = lower(member.subject);
      return subject === member.subject ? member : { ...member, subject };
    });
    byClass.set(hazardClass, withTogether(lowest));
  }
  return {
    ...assessment,
    subjects: assessment.subjects.map(lower),
    byClass,
    notAssessed: assessment.notAssessed.map(lower),
    isOverfull: false,
    isRanged: false,
    hazardsOnly: true,
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
  const isRepeated = subjects.some(({ substance }) => substance !== undefined);
  return {
    market,
    mixture,
    subjects,
    byClass: isRepeated ? new Map([...byClass].map(([name, members]) => [name, withTogether(members)])) : byClass,
    notAssessed: subjects.filter(({ source }) => source.hazards === 'not-assessed'),
    isOverfull: subjects.reduce((total, { upper }) => total + upper, 0) > percent(100),
    isRanged: subjects.some(({ lower, upper }) => lower !== upper),
    remarks: released.length > 0 ? [...remarks, ...released] : remarks,
    hazardsOnly: false,
  };
}

/** Physical classes are not evaluated row by row, so the remarks name a released ingredient. */
const isTestedAway = ({ released, hazards }: Member): boolean =>
  released !== undefined && hazards.some(({ hCode }) => physicalStatements.has(hCode));

const releaseReason = ({ subject: { source }, released }: Member) =>
  plainReason(
    'ingredient.released',
    annexViNotes['T']?.paragraph ?? '',
    say('common-colon', { head: source.name, text: released ?? '' }),
  );

function membershipsOf(
  subject: Subject,
  { market, mixture }: Pick<Assessment, 'market' | 'mixture'>,
): ReadonlyMap<HazardClass, Member> {
  const { specificLimits = [] } = subject.source;
  const memberships = new Map<HazardClass, Membership>();
  for (const written of knownHazards(subject.source)) {
    const own = { subject, hazards: [toMarketCategory(market, written)], limits: [] };
    addTo(memberships, entryOf(written)?.hazardClass, own);
  }
  for (const written of specificLimits) {
    const limit = { ...written, outcome: toMarketCategory(market, written.outcome) };
    addTo(memberships, entryOf(written.outcome)?.hazardClass, { subject, hazards: [], limits: [limit] });
  }
  return subject.source.notes ? withNotes(memberships, subject, { market, mixture }) : memberships;
}

type Membership = { readonly subject: Subject; readonly hazards: Hazard[]; readonly limits: SpecificLimit[] };

function addTo(
  memberships: Map<HazardClass, Membership>,
  hazardClass: HazardClass | undefined,
  added: Membership,
): void {
  if (!hazardClass) return;
  const known = memberships.get(hazardClass);
  if (known) {
    known.hazards.push(...added.hazards);
    known.limits.push(...added.limits);
  } else memberships.set(hazardClass, added);
}
