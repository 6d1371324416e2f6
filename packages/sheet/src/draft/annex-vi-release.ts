import { ownValue } from '@gosds/ghs/own-value';
import { annexViNotes, respirableDust } from '@gosds/ghs/rules/annex-vi-notes';
import { knownHazards } from '@gosds/ghs/known-hazards';
import { entryOf } from '@gosds/ghs/registry';
import type { Hazard } from '@gosds/ghs/hazard';
import type { AnnexViNote, Ingredient } from '@gosds/ghs/mixture';
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

/**
 * The ingredient's hazards without those that a note with evidence releases it from; none if nobody has assessed it.
 */
export function hazardsInForce({
  notes = [],
  ...judged
}: Pick<Ingredient, 'hazards' | 'notes' | 'shown'>): readonly Hazard[] {
  const hazards = knownHazards(judged);
  const released = notes.flatMap(({ note, releasedBy }): readonly string[] => {
    const effect = ownValue(annexViNotes, note)?.effect;
    return releasedBy !== undefined && effect?.kind === 'releases' ? effect.classes : [];
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
