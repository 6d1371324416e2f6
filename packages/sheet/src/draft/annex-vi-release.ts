import { ownValue } from '@gosds/ghs/own-value';
import { annexViNotes, respirableDust } from '@gosds/ghs/rules/annex-vi-notes';
import { knownHazards } from '@gosds/ghs/known-hazards';
import { entryOf } from '@gosds/ghs/registry';
import type { Hazard } from '@gosds/ghs/hazard';
import type { AnnexViNote, Ingredient, Mixture } from '@gosds/ghs/mixture';
import { inEnglish } from '@gosds/phrases/say-message';
import type { DraftPart } from './draft.ts';

/**
 * The key of evidence for a note. It includes the substance: if another substance takes the row, the evidence no longer
 * applies.
 */
export const noteKey = (materialId: number, note: string): string => `${materialId} ${note}`;

/** False for the evidence on respirable crystalline silica, which makers ask for and no list prints. */
export const isOfAnnexVi = (note: string): boolean => note !== respirableDust;

/**
 * The evidence that releases a substance from a class under a note of Annex VI; undefined if the note releases nothing.
 */
export function releaseOf(note: string): { readonly condition: string; readonly paragraph: string } | undefined {
  const rule = ownValue(annexViNotes, note);
  return rule?.effect.kind === 'releases'
    ? { condition: inEnglish(rule.effect.condition), paragraph: rule.paragraph }
    : undefined;
}

type Releasing = Extract<(typeof annexViNotes)[string]['effect'], { kind: 'releases' }>;
type Form = Pick<Mixture, 'physicalState' | 'properties'>;

/** True if the note releases a substance in a mixture of this state, or in a solid that holds its powders. */
const isReleasedIn = ({ releasedIn = [], releasedIfBound }: Releasing, { physicalState, properties }: Form): boolean =>
  releasedIn.includes(physicalState) || (releasedIfBound === true && properties.dustBoundIn !== undefined);

/**
 * The ingredient's hazards without those that a note releases it from, by evidence or in the form of the mixture where
 * that is given; none if nobody has assessed it.
 */
export function hazardsInForce(
  { notes = [], ...judged }: Pick<Ingredient, 'hazards' | 'notes' | 'shown'>,
  mixture?: Form,
): readonly Hazard[] {
  const hazards = knownHazards(judged);
  const released = notes.flatMap(({ note, releasedBy }): readonly string[] => {
    const effect = ownValue(annexViNotes, note)?.effect;
    if (effect?.kind !== 'releases') return [];
    const isReleased = releasedBy !== undefined || (mixture !== undefined && isReleasedIn(effect, mixture));
    return isReleased ? effect.classes : [];
  });
  if (released.length === 0) return hazards;
  return hazards.filter((each) => !released.includes(entryOf(each)?.hazardClass ?? ''));
}

/** The notes of the row's substance, each with the evidence entered for it. */
export const notesWithEvidence = ({ materialId, noteEvidence }: DraftPart, notes: readonly string[]): AnnexViNote[] =>
  notes.map((note) => {
    const evidence = materialId === null ? '' : (ownValue(noteEvidence, noteKey(materialId, note))?.trim() ?? '');
    return evidence === '' || !releaseOf(note) ? { note } : { note, releasedBy: evidence };
  });
