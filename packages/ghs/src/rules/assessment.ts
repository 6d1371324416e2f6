import { percent, type Ppb } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import type { Ingredient, Mixture, SpecificLimit } from '../mixture.ts';
import { entryOf } from '../registry.ts';
import { releasingNotes } from './annex-vi-notes.ts';
import { mergeSameSubstance } from './same-substance.ts';

/** An ingredient as the rules see it: its range narrowed to what the rest of the mixture leaves. */
export type Subject = {
  readonly source: Ingredient;
  readonly lower: Ppb;
  readonly upper: Ppb;
};

/** An ingredient's part in one hazard class. */
export type Member = {
  readonly subject: Subject;
  readonly hazards: readonly Hazard[];
  readonly limits: readonly SpecificLimit[];
  /** Why a note of Annex VI takes the ingredient out of the class, where it does. */
  readonly released?: string;
};

/** A mixture made ready for one market; evaluators only read it. */
export type Assessment = {
  readonly market: Market;
  readonly mixture: Mixture;
  readonly subjects: readonly Subject[];
  readonly byClass: ReadonlyMap<HazardClass, readonly Member[]>;
  readonly notAssessed: readonly Subject[];
  /** True where the upper ends cannot all be reached at once. */
  readonly isOverfull: boolean;
  readonly isRanged: boolean;
};

/** The worst case: every ingredient may go up to its upper end, as far as the others' lower ends leave room. */
export function assess(mixture: Mixture, market: Market): Assessment {
  const ingredients = mergeSameSubstance(mixture.ingredients);
  const totalLower = ingredients.reduce((total, { concentration }) => total + concentration.lower, 0);
  const subjects = ingredients.map((source): Subject => {
    const { lower, upper } = source.concentration;
    return { source, lower, upper: Math.max(lower, Math.min(upper, percent(100) - totalLower + lower)) };
  });
  return assemble({ mixture, market, subjects });
}

/** The mildest case: every ingredient at its lower end. */
export const atLowerEnds = ({ mixture, market, subjects }: Assessment): Assessment =>
  assemble({ mixture, market, subjects: subjects.map(({ source, lower }) => ({ source, lower, upper: lower })) });

function assemble({ mixture, market, subjects }: Pick<Assessment, 'mixture' | 'market' | 'subjects'>): Assessment {
  const byClass = new Map<HazardClass, Member[]>();
  for (const subject of subjects) {
    for (const [hazardClass, member] of membershipsOf(subject, market)) {
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
  };
}

function membershipsOf(subject: Subject, market: Market): ReadonlyMap<HazardClass, Member> {
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
  return subject.source.notes ? withReleases(memberships, subject.source.notes) : memberships;
}

/** The hazard in the categories of the market, e.g. Eye Irrit. 2A where CLP writes Eye Irrit. 2. */
export function inWordsOf(market: Market, written: Hazard): Hazard {
  const renamed = market.renames[written.code];
  return renamed ? { ...written, ...renamed } : written;
}

function withReleases(
  memberships: ReadonlyMap<HazardClass, Member>,
  notes: NonNullable<Ingredient['notes']>,
): ReadonlyMap<HazardClass, Member> {
  const released = new Map(memberships);
  for (const { note, releasedBy } of notes) {
    const releasing = releasingNotes[note];
    if (!releasing || !releasedBy) continue;
    for (const hazardClass of releasing.classes) {
      const member = released.get(hazardClass);
      if (!member) continue;
      const why = `${releasing.paragraph} releases it: ${releasing.condition}; shown by ${releasedBy}`;
      released.set(hazardClass, { ...member, released: why });
    }
  }
  return released;
}
