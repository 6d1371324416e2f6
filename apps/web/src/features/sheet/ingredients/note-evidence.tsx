import type { DraftPart } from '@gosds/sheet/draft/draft';
import { isOfAnnexVi, noteKey, releaseOf } from '@gosds/sheet/draft/annex-vi-release';
import { isClassifiedByHand } from '@gosds/sheet/draft/hand-classification';
import { useStore } from 'zustand';
import { changeRow } from '../state/ingredient-edits.ts';
import { useEdit, useWizard } from '../state/wizard-context.ts';
import styles from './ingredient-table.module.css';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';
import { hidden } from './hidden.tsx';

const maxCharacters = 300;

type Props = { readonly row: DraftPart; readonly id: string; readonly path: string; readonly number: string };

/**
 * Annex VI notes on a row's substance, as the engine last read them. Kept as one string, so that the row is redrawn
 * only if they change.
 */
function useNotes(id: string): readonly string[] {
  const { sheet } = useWizard();
  const notes = useStore(sheet, ({ made }) => {
    const ingredient = made?.product.mixture.ingredients.find((each) => each.id === id);
    return ingredient?.notes?.map(({ note }) => note).join(' ') ?? '';
  });
  return notes === '' ? [] : notes.split(' ');
}

/** Input for evidence, if an Annex VI note allows a class to be dropped on evidence. */
export function NoteEvidence({ row, id, path, number }: Props) {
  const { note: noteText, fineDust, noteExample } = useWords().ingredients;
  const edit = useEdit();
  const notes = useNotes(id);
  const { materialId } = row;
  if (materialId === null || (row.handClassification && isClassifiedByHand(row.handClassification))) return null;
  return notes.map((note) => {
    const release = releaseOf(note);
    if (!release) return null;
    const key = noteKey(materialId, note);
    const inputId = `${path}.noteEvidence.${key}`;
    const evidence = { condition: release.condition, number, hidden };
    return (
      <div key={note} className={styles['evidence']}>
        <label htmlFor={inputId}>
          {sentence(isOfAnnexVi(note) ? noteText({ ...evidence, note }) : fineDust(evidence))}
        </label>
        <input
          id={inputId}
          className={styles['input']}
          placeholder={noteExample}
          maxLength={maxCharacters}
          autoComplete="off"
          value={row.noteEvidence[key] ?? ''}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            edit(
              inputId,
              changeRow(id, (old) => ({ ...old, noteEvidence: { ...old.noteEvidence, [key]: typed } })),
            );
          }}
        />
      </div>
    );
  });
}
