import { Button } from '@mantine/core';
import { maxParts } from '@gosds/sheet/review/entries/check-parts';
import type { Draft, DraftIngredient } from '@gosds/sheet/draft/draft';
import { isBalance } from '@gosds/sheet/draft/proportion';
import { flushSync } from 'react-dom';
import type { ClipboardEvent, ReactNode } from 'react';
import { PlusIcon } from '../../../ui/icons.tsx';
import { focusInput } from '../wizard/focus-input.ts';
import { addPart, changeRow, partId, placeParts, removePart } from '../state/ingredient-edits.ts';
import { isTable } from './is-table.ts';
import { leftText, pastedText, readPaste } from './paste-ingredients.ts';
import { proportionTotal } from './proportion-total.ts';
import { useDraft, useEdit, useFinding, useWizard } from '../state/wizard-context.ts';
import { awaitLookup } from '../state/wizard-ui-store.ts';
import { IngredientRow } from './ingredient-row.tsx';
import styles from './ingredient-table.module.css';
import { percentRange } from '../../../words/percent-text.ts';
import { sentence } from '../../../words/sentence.ts';
import { useRowName } from '../../../words/use-substance-name.ts';
import { useWords, words } from '../../../words/words.ts';

type Props = {
  readonly row: DraftIngredient;
  readonly index: number;
  readonly onClassify: (id: string) => void;
  /** Shows a message; undoing returns to the draft `before`. */
  readonly onNotice: (message: string, before: Draft) => void;
};

const bold = (text: string) => <b>{text}</b>;

function totalText({ parts }: DraftIngredient): ReactNode {
  const { ingredients } = words();
  if (parts.some(({ proportion }) => isBalance(proportion))) {
    return sentence(ingredients.totalWithBalance({ strong: bold }));
  }
  return sentence(ingredients.totalOfMaterial({ share: percentRange(proportionTotal(parts)), strong: bold }));
}

function usePartActions({ row, index, onNotice }: Omit<Props, 'onClassify'>) {
  const { store, ui } = useWizard();
  const edit = useEdit();
  const path = `ingredients.${index}.parts`;
  const isFull = row.parts.length >= maxParts;
  const add = () => {
    if (isFull) return;
    // Renders at once, because the next key belongs to the new row.
    flushSync(() => {
      edit(`${path}.add.${row.parts.length}`, addPart(row.id));
    });
    focusInput(`${path}.${row.parts.length}.name`);
  };
  const remove = (id: string, at: number) => {
    const { draft } = store.getState();
    edit(`${path}.remove.${id}`, removePart(row.id, id.slice(partId(row.id, '').length)));
    onNotice(words().ingredients.removed(`${index + 1}.${at + 1}`), draft);
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    const { rows: pasted, left: notRead } = readPaste(text, { isRawMaterial: true });
    const { draft } = store.getState();
    const { parts, left, replaced } = placeParts(row, pasted, at);
    edit(
      `${path}.paste.${Date.now()}`,
      changeRow(row.id, (old) => ({ ...old, parts })),
    );
    const message = pastedText(pasted.length, { left, replaced, max: maxParts, place: 'material' });
    onNotice(notRead === 0 ? message : `${message} ${leftText(notRead)}`, draft);
    for (const { id } of parts.slice(at, at + pasted.length)) {
      ui.setState((state) => awaitLookup(state, partId(row.id, id)), true);
    }
  };
  const enter = (at: number, field: 'name' | 'proportion') => {
    if (field === 'name') focusInput(`${path}.${at}.proportion`);
    else if (at === row.parts.length - 1) add();
    else focusInput(`${path}.${at + 1}.name`);
  };
  return { path, isFull, add, remove, paste, enter };
}

/** The ingredients of a raw material, with their proportions of it, below its own row. */
export function RawMaterialRows({ row, index, onClassify, onNotice }: Props) {
  const { ingredients } = useWords();
  const { path, isFull, add, remove, paste, enter } = usePartActions({ row, index, onNotice });
  const { problem, warning } = useFinding(path);
  const name = useRowName(row).trim();
  const isAdvanced = useDraft(({ mode }) => mode === 'advanced');
  return (
    <>
      {row.parts.map((part, at) => (
        <IngredientRow
          key={part.id}
          row={part}
          id={partId(row.id, part.id)}
          path={`${path}.${at}`}
          number={`${index + 1}.${at + 1}`}
          index={at}
          onRemove={remove}
          onEnter={enter}
          onClassify={onClassify}
          onPaste={paste}
        />
      ))}
      <tr className={styles['partFoot']}>
        <td aria-hidden="true" />
        <td colSpan={isAdvanced ? 6 : 4}>
          <div className={styles['partSum']}>
            <Button
              id={path}
              variant="subtle"
              size="compact-sm"
              leftSection={<PlusIcon size={14} />}
              disabled={isFull}
              onClick={add}
            >
              {name === '' ? ingredients.addToNumber(String(index + 1)) : ingredients.addTo(name)}
            </Button>
            <span role="status">{totalText(row)}</span>
          </div>
          {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
          {warning !== undefined && <p className={styles['warning']}>{warning}</p>}
        </td>
      </tr>
    </>
  );
}
