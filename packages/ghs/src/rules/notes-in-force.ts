import { toPercent } from '../concentration.ts';
import { cite, type Message, say } from '../message.ts';
import { isClassOf } from '../hazard-question.ts';
import { acuteToxicityClasses, physicalStatements } from '../hazard-parts.ts';
import type { HazardClass } from '../hazard.ts';
import type { AnnexViNote } from '../mixture.ts';
import { annexViNotes } from './annex-vi-notes.ts';
import type { Assessment, Member, Subject } from './assessment.ts';

type Memberships = ReadonlyMap<HazardClass, Member>;

/**
 * Changes the ingredient's membership of classes by its Annex VI notes. Evidence that releases an ingredient counts in
 * every market. A note that changes the calculation is law only where Annex VI is law.
 */
export function withNotes(
  memberships: Memberships,
  subject: Subject,
  { market, mixture }: Pick<Assessment, 'market' | 'mixture'>,
): Memberships {
  const changed = new Map(memberships);
  for (const note of subject.source.notes ?? []) {
    const rule = annexViNotes[note.note];
    if (!rule) continue;
    const { effect, paragraph } = rule;
    if (effect.kind === 'releases') {
      const evidence = note.releasedBy ?? evidenceOfState(effect, { market, mixture });
      if (evidence)
        release(
          changed,
          effect,
          say('notesInForce-releasesShown', {
            paragraph: cite(paragraph),
            condition: effect.condition,
            evidence,
          }),
        );
    } else if (market.harmonised) {
      changeCounting(changed, { subject, note, effect, paragraph });
    }
  }
  return changed;
}

/** A piece releases in every market, for its powders are part of it; a wet mixture only where Annex VI is law. */
function evidenceOfState(
  { releasedIn = [], releasedIfBound }: EffectOf<'releases'>,
  { market, mixture: { physicalState, properties } }: Pick<Assessment, 'market' | 'mixture'>,
): Message | undefined {
  const { dustBoundIn } = properties;
  if (releasedIfBound && dustBoundIn === 'piece') return say('notesInForce-solidPiece');
  if (!market.harmonised) return undefined;
  if (releasedIfBound && dustBoundIn === 'paste') return say('notesInForce-solidPaste');
  return releasedIn.includes(physicalState)
    ? say('notesInForce-mixtureBeing', { physicalState: say(`state-${physicalState}`) })
    : undefined;
}

type Counting = { readonly subject: Subject; readonly note: AnnexViNote; readonly paragraph: string };

function changeCounting(
  memberships: Map<HazardClass, Member>,
  { subject, note, effect, paragraph }: Counting & { readonly effect: Effect },
): void {
  if (effect.kind === 'summed') sumUp(memberships, note, { effect, paragraph });
  if (effect.kind === 'counted-as') countPart(memberships, subject, { effect, paragraph });
}

type Effect = (typeof annexViNotes)[string]['effect'];
type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;
type Cited<Kind extends Effect['kind']> = { readonly effect: EffectOf<Kind>; readonly paragraph: string };

function release(memberships: Map<HazardClass, Member>, effect: EffectOf<'releases'>, released: Message): void {
  for (const hazardClass of effect.classes) {
    const member = memberships.get(hazardClass);
    if (member) memberships.set(hazardClass, { ...member, released });
  }
}

function sumUp(
  memberships: Map<HazardClass, Member>,
  { note, entry }: AnnexViNote,
  { effect, paragraph }: Cited<'summed'>,
): void {
  const member = memberships.get(effect.hazardClass);
  if (!member) return;
  const key = effect.over === 'entry' && entry !== undefined ? `${note} ${entry}` : note;
  memberships.set(effect.hazardClass, { ...member, summed: { key, atLeast: effect.atLeast, paragraph } });
}

/** False for physical hazards and acute toxicity, which do not compare a concentration with a limit. */
const isByLimit = (hazardClass: HazardClass, { hazards }: Member): boolean =>
  !isClassOf(hazardClass, acuteToxicityClasses) && !hazards.some(({ hCode }) => physicalStatements.has(hCode));

/**
 * Applies limits to the part of the substance that counts. Estimates of acute toxicity are for the whole substance, so
 * their formula counts all of it.
 */
function countPart(
  memberships: Map<HazardClass, Member>,
  subject: Subject,
  { effect, paragraph }: Cited<'counted-as'>,
): void {
  const { countedFraction } = subject.source;
  if (countedFraction === undefined) return;
  const note = say('notesInForce-weightCounts', {
    countedFraction: toPercent(countedFraction * 1e9),
    part: effect.part,
    paragraph: cite(paragraph),
  });
  const part: Subject = {
    source: subject.source,
    lower: Math.round(subject.lower * countedFraction),
    upper: Math.round(subject.upper * countedFraction),
    part: { of: subject, note },
  };
  for (const [hazardClass, member] of memberships) {
    if (isByLimit(hazardClass, member) && (effect.limits === 'all' || member.limits.length > 0)) {
      memberships.set(hazardClass, { ...member, subject: part });
    }
  }
}
