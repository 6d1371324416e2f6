import { ownValue } from '@gosds/ghs/own-value';
import { annexViNotes, respirableDust } from '@gosds/ghs/rules/annex-vi-notes';
import { knownHazards } from '@gosds/ghs/known-hazards';
import { entryOf } from '@gosds/ghs/registry';
import type { Hazard } from '@gosds/ghs/hazard';
import type { AnnexViNote, Ingredient } from '@gosds/ghs/mixture';
import { inEnglish } from '@gosds/phrases/say-message';
import type { DraftPart } from './draft.ts';

/** Evidence belongs to one substance: another one in the same row has to bring its own. */
export const noteKey = (materialId: number, note: string): string => `${materialId} ${note}`;

/** False of what makers ask to be shown of crystalline silica, which no list prints. */
export const isOfAnnexVi = (note: string): boolean => note !== respirableDust;

/** What a note of Annex VI asks to be shown for the class to fall away; undefined for a note that releases nothing. */
export function releaseOf(note: string): { readonly condition: string; readonly paragraph: string } | undefined {
  const rule = ownValue(annexViNotes, note);
  return rule?.effect.kind === 'releases'
    ? { condition: inEnglish(rule.effect.condition), paragraph: rule.paragraph }
    : undefined;
}

/** The ingredient's classes but those that a note with evidence releases it from; none where nobody has assessed it. */
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

/** The notes of the row's substance in the engine's words, each with the evidence that was entered for it. */
export const notesWithEvidence = ({ materialId, noteEvidence }: DraftPart, notes: readonly string[]): AnnexViNote[] =>
  notes.map((note) => {
    const evidence = materialId === null ? '' : (ownValue(noteEvidence, noteKey(materialId, note))?.trim() ?? '');
    return evidence === '' || !releaseOf(note) ? { note } : { note, releasedBy: evidence };
  });
