import { annexViNotes } from '@gosds/ghs/rules/annex-vi-notes';
import type { AnnexViNote } from '@gosds/ghs/mixture';
import type { DraftPart } from './draft.ts';

/** Evidence belongs to one substance: another one in the same row has to bring its own. */
export const noteKey = (materialId: number, note: string): string => `${materialId} ${note}`;

/** What a note of Annex VI asks to be shown for the class to fall away; undefined for a note that releases nothing. */
export function releaseOf(note: string): { readonly condition: string; readonly paragraph: string } | undefined {
  const rule = annexViNotes[note];
  return rule?.effect.kind === 'releases' ? { condition: rule.effect.condition, paragraph: rule.paragraph } : undefined;
}

/** The notes of the row's substance in the engine's words, each with the evidence that was entered for it. */
export const notesWithEvidence = ({ materialId, noteEvidence }: DraftPart, notes: readonly string[]): AnnexViNote[] =>
  notes.map((note) => {
    const evidence = materialId === null ? '' : (noteEvidence[noteKey(materialId, note)]?.trim() ?? '');
    return evidence === '' || !releaseOf(note) ? { note } : { note, releasedBy: evidence };
  });
