import { Button, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Draft } from '@gosds/sheet/draft/draft';
import { checkRowCount } from '@gosds/sheet/review/entries/check-ingredients';
import { flushSync } from 'react-dom';
import { Fragment, useCallback, useState, type ClipboardEvent } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { PlusIcon, UploadIcon } from '../../../ui/icons.tsx';
import { draftReducers } from '../state/draft-store.ts';
import { focusInput } from '../wizard/focus-input.ts';
import { addRow, placeRows, merge, removeRow, splitIntoComponents } from '../state/ingredient-edits.ts';
import type { WizardStep } from '../state/journey.ts';
import { isTable } from './is-table.ts';
import { pastedText, readPaste } from './paste-ingredients.ts';
import { proportionTotal } from './proportion-total.ts';
import { TotalBar } from './total-bar.tsx';
import { useDraft, useEdit, useFinding, useWizard } from '../state/wizard-context.ts';
import { awaitLookup } from '../state/wizard-ui-store.ts';
import { HandClassificationDialog } from './hand-classification-dialog.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import { ListCheckLink } from './list-check-link.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { ColumnHelp } from './column-help.tsx';
import { useRowLimit } from './use-row-limit.ts';
import { RawMaterialRows } from './raw-material-rows.tsx';
import styles from './ingredient-table.module.css';
import { StepFrame } from '../wizard/step-frame.tsx';
import { UndoNotice } from '../wizard/undo-notice.tsx';
import { percentRange } from '../../../words/percent-text.ts';
import { sentence } from '../../../words/sentence.ts';
import { useWords, words } from '../../../words/words.ts';
import { sayFindingNow } from '../../../words/say-finding.ts';

const bold = (words: string) => <b>{words}</b>;

function Total() {
  const { ingredients } = useWords();
  const rows = useDraft((draft) => draft.ingredients);
  const total = proportionTotal(rows);
  return (
    <p className={styles['total']} data-over={total.isOver || undefined} role="status">
      <span>{sentence(ingredients.total({ share: percentRange(total), strong: bold }))}</span>
      <TotalBar rows={rows} total={total} />
    </p>
  );
}

/** The actions on the rows, each with its message. */
function useRowActions(say: (text: string) => void) {
  const { store, ui } = useWizard();
  const edit = useEdit();
  const limit = useRowLimit();

  const notify = useCallback(
    (message: string, before: Draft) => {
      const undo = () => {
        store.setState((state) => draftReducers.undoTo(state, before), true);
      };
      notifications.show({ id: `rows-${Date.now()}`, message: <UndoNotice message={message} onUndo={undo} /> });
    },
    [store],
  );

  const refuse = useCallback(
    (message: string) => {
      notifications.show({ id: 'row-count', message, color: 'red' });
      say(message);
    },
    [say],
  );

  const add = useCallback(() => {
    const { length } = store.getState().draft.ingredients;
    const [refused] = checkRowCount(length, 'add', limit);
    if (refused) {
      refuse(sayFindingNow(refused.message));
      return;
    }
    // Renders at once, because the next key belongs to the new row.
    flushSync(() => {
      edit(`ingredients.add.${Date.now()}`, addRow);
    });
    focusInput(`ingredients.${length}.name`);
  }, [store, edit, refuse, limit]);

  const remove = useCallback(
    (id: string, index: number) => {
      const [refused] = checkRowCount(store.getState().draft.ingredients.length, 'remove');
      if (refused) {
        refuse(sayFindingNow(refused.message));
        return;
      }
      const { draft } = store.getState();
      edit(`ingredients.remove.${id}`, removeRow(id));
      notify(words().ingredients.removed(String(index + 1)), draft);
    },
    [store, edit, refuse, notify],
  );

  const paste = useCallback(
    (event: ClipboardEvent, index: number) => {
      const text = event.clipboardData.getData('text/plain');
      if (!isTable(text)) return;
      event.preventDefault();
      const { rows: pasted, isClear } = readPaste(text);
      if (!isClear) {
        ui.setState({ importing: { text } });
        return;
      }
      const { draft } = store.getState();
      const { rows, left, replaced } = placeRows(draft.ingredients, pasted, {
        at: index,
        max: limit,
      });
      edit(`ingredients.paste.${Date.now()}`, (old) => ({ ...old, ingredients: rows }));
      notify(pastedText(pasted.length, { left, replaced, max: limit, place: 'sheet' }), draft);
      for (const { id } of rows.slice(index, index + pasted.length))
        ui.setState((state) => awaitLookup(state, id), true);
    },
    [store, ui, edit, notify, limit],
  );

  const enter = useCallback(
    (index: number, field: 'name' | 'proportion') => {
      const isLast = index === store.getState().draft.ingredients.length - 1;
      if (field === 'name') focusInput(`ingredients.${index}.proportion`);
      else if (isLast) add();
      else focusInput(`ingredients.${index + 1}.name`);
    },
    [store, add],
  );

  const apart = useCallback(
    (id: string, index: number) => {
      edit(`ingredients.parts.${id}`, splitIntoComponents(id));
      focusInput(`ingredients.${index}.parts.0.name`);
    },
    [edit],
  );

  const whole = useCallback(
    (id: string, index: number) => {
      const { draft } = store.getState();
      edit(`ingredients.whole.${id}`, merge(id));
      notify(words().ingredients.partsRemoved(String(index + 1)), draft);
    },
    [store, edit, notify],
  );

  return { add, remove, paste, enter, apart, whole, notify };
}

function TableHead({ isAdvanced }: { readonly isAdvanced: boolean }) {
  const { column } = useWords().ingredients;
  return (
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col">{column.name}</th>
        <th scope="col">{column.cas}</th>
        <th scope="col">{column.proportion}</th>
        {isAdvanced && (
          <>
            <th scope="col" className={styles['withheldName']}>
              {column.sanitisedName}
            </th>
            <th scope="col" className={styles['withheldShare']}>
              {column.sanitisedProportion}
            </th>
          </>
        )}
        <th scope="col">
          <VisuallyHidden>{column.remove}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

type TableProps = {
  readonly say: (text: string) => void;
  readonly onClassify: (rowId: string) => void;
};

/** The rows, rendered separately from the frame of the step because they change with every key. */
function IngredientTable({ say, onClassify }: TableProps) {
  const { ingredients } = useWords();
  const rows = useDraft((draft) => draft.ingredients);
  const isAdvanced = useDraft(({ mode }) => mode === 'advanced');
  const { ui } = useWizard();
  const { add, remove, paste, enter, apart, whole, notify } = useRowActions(say);
  return (
    <div className={styles['card']}>
      <table className={styles['table']} data-advanced={isAdvanced || undefined}>
        <caption>
          <VisuallyHidden>{ingredients.caption}</VisuallyHidden>
        </caption>
        <TableHead isAdvanced={isAdvanced} />
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              <IngredientRow
                row={row}
                id={row.id}
                path={`ingredients.${index}`}
                number={String(index + 1)}
                index={index}
                parts={row.parts.length}
                onRemove={remove}
                onEnter={enter}
                onClassify={onClassify}
                onPaste={paste}
                onSplit={apart}
                onMerge={whole}
              />
              {row.parts.length > 0 && (
                <RawMaterialRows row={row} index={index} onClassify={onClassify} onNotice={notify} />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <div className={styles['foot']}>
        <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={add}>
          {ingredients.add}
        </Button>
        <Button
          variant="default"
          leftSection={<UploadIcon size={16} />}
          onClick={() => {
            ui.setState({ importing: { text: null } });
          }}
        >
          {ingredients.import}
        </Button>
        <ListCheckLink />
        <Total />
        <ColumnHelp isAdvanced={isAdvanced} />
        <p className={styles['tip']}>{ingredients.tip}</p>
      </div>
    </div>
  );
}

/** The finding of all rows together, e.g. of their sum. */
function WholeFinding() {
  const { problem, warning } = useFinding('ingredients');
  return (
    <>
      {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
      {warning !== undefined && <FormMessage tone="warning">{warning}</FormMessage>}
    </>
  );
}

export function IngredientsStep({ step }: { readonly step: WizardStep }) {
  const { intro } = useWords().ingredients;
  const [message, say] = useState('');
  const [classified, setClassified] = useState<string | null>(null);
  return (
    <StepFrame step={step} intro={intro}>
      <ModeSwitch />
      <IngredientTable say={say} onClassify={setClassified} />
      <WholeFinding />
      <VisuallyHidden role="alert">{message}</VisuallyHidden>
      {classified !== null && (
        <HandClassificationDialog
          key={classified}
          rowId={classified}
          onClose={() => {
            setClassified(null);
          }}
        />
      )}
    </StepFrame>
  );
}
