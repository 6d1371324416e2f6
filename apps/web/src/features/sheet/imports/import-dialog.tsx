import { notifications } from '@mantine/notifications';
import { readTableText } from '@gosds/imports/table/read-table-text';
import type { Refusal } from '@gosds/imports/table/refusal';
import type { TextEncoding } from '@gosds/imports/table/table';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { isBlankIngredient } from '../state/ingredient-edits.ts';
import { draftReducers } from '../state/draft-store.ts';
import { useRowLimit } from '../ingredients/use-row-limit.ts';
import { useEdit, useWizard, useWizardUi } from '../state/wizard-context.ts';
import { awaitLookup } from '../state/wizard-ui-store.ts';
import { UndoNotice } from '../wizard/undo-notice.tsx';
import { applyImport, type Import } from './apply-import.ts';
import { ChooseSource } from './choose-source.tsx';
import { startChoices } from './import-choices.ts';
import { keepImport, keptImport, type KeptImport } from './kept-import.ts';
import { MixturePreview } from './mixture-preview.tsx';
import type { ReadAnswer } from './import-worker.ts';
import { readFile } from './read-file.ts';
import { type ReadSheet, SheetPreview } from './sheet-preview.tsx';
import { useWords, words } from '../../../words/words.ts';

type Begun = KeptImport & { readonly refusal: Refusal | undefined; readonly sheet: ReadSheet | null };

const begun: Begun = { typed: '', read: null, sheet: null, refusal: undefined };

/** The state after a file or text was read. */
function after(before: Begun, name: string, file: ReadAnswer): Begun {
  if (file.kind === 'refused') return { ...before, read: null, sheet: null, refusal: file.refusal };
  if (file.kind === 'sheet') return { ...before, read: null, sheet: file, refusal: undefined };
  const { tables, left, encoding } = file;
  return {
    ...before,
    sheet: null,
    refusal: undefined,
    read: { source: { name, tables, left, encoding }, choices: startChoices(tables) },
  };
}

/** Pasted rows have no file name. */
const pastedName = '';

/** Continues an earlier import, or begins one with the pasted text. */
function start(draftId: string, text: string | null): Begun {
  if (text !== null) return after({ ...begun, typed: text }, pastedName, readTableText(text));
  return { ...begun, ...keptImport(draftId) };
}

function useImport(draftId: string, text: string | null) {
  const maxRows = useRowLimit();
  const [state, setState] = useState(() => start(draftId, text));
  const [isReading, setIsReading] = useState(false);
  const file = useRef<File | null>(null);
  /** The last file or text wins: a file whose reading ends later is dropped. */
  const lastRead = useRef(0);
  useEffect(() => {
    const { typed, read } = state;
    keepImport(draftId, { typed, read });
  }, [draftId, state]);
  const read = (chosen: File, encoding?: TextEncoding) => {
    file.current = chosen;
    const own = ++lastRead.current;
    setIsReading(true);
    readFile(chosen, { encoding, maxRows })
      .catch((): ReadAnswer => ({ kind: 'refused', refusal: { code: 'broken' } }))
      .then((answer) => {
        if (own !== lastRead.current) return;
        setState((before) => after(before, chosen.name, answer));
        setIsReading(false);
      })
      .catch(() => undefined);
  };
  return {
    state,
    setState,
    isReading,
    read,
    readText: (typed: string) => {
      file.current = null;
      lastRead.current += 1;
      setIsReading(false);
      setState((before) => after(before, pastedName, readTableText(typed)));
    },
    readAgain: (encoding: TextEncoding) => {
      if (file.current) read(file.current, encoding);
    },
  };
}

/** Writes the rows into the draft as one undo step, and looks up those that the catalogue has not answered yet. */
function useTakeRows() {
  const { store, ui } = useWizard();
  const edit = useEdit();
  return (imported: Import) => {
    const { draft: before } = store.getState();
    edit(`ingredients.import.${Date.now()}`, (draft) => applyImport(draft, imported));
    const { draft } = store.getState();
    if (draft === before) return;
    for (const { id, materialId } of draft.ingredients.filter((row) => !isBlankIngredient(row)))
      if (materialId === null) ui.setState((state) => awaitLookup(state, id), true);
    const count = imported.rows.length;
    const undo = () => {
      store.setState((state) => draftReducers.undoTo(state, before), true);
    };
    const message = words().imports.taken(count);
    notifications.show({ id: `import-${Date.now()}`, message: <UndoNotice message={message} onUndo={undo} /> });
  };
}

function useTitle({ read, sheet }: Begun): string {
  const { title } = useWords().imports;
  if (sheet !== null) return title.sheet;
  if (read === null) return title.ingredients;
  const { name } = read.source;
  return name === pastedName ? title.pasted : title.file(name);
}

/** Reads the ingredients of a file or of copied rows, shows what was detected, and imports what the user chooses. */
export function ImportDialog() {
  const { store, ui } = useWizard();
  const { id } = store.getState();
  const text = useWizardUi(({ importing }) => importing?.text ?? null);
  const { state, setState, isReading, read, readText, readAgain } = useImport(id, text);
  const take = useTakeRows();
  const title = useTitle(state);
  const close = () => {
    keepImport(id, null);
    ui.setState({ importing: null });
  };
  const { read: done, typed } = state;
  return (
    <FormDialog title={title} size="xl" isChanged={done !== null || typed.trim() !== ''} onClose={close}>
      {state.sheet !== null && (
        <SheetPreview
          sheet={state.sheet}
          onOpened={close}
          onBack={() => {
            setState((before) => ({ ...before, sheet: null }));
          }}
        />
      )}
      {state.sheet === null && done === null && (
        <ChooseSource
          isReading={isReading}
          refusal={state.refusal}
          typed={typed}
          onType={(next) => {
            setState((before) => ({ ...before, typed: next }));
          }}
          onFile={read}
          onText={readText}
        />
      )}
      {done !== null && (
        <MixturePreview
          source={done.source}
          choices={done.choices}
          onChange={(choices) => {
            setState((before) => ({ ...before, read: { ...done, choices } }));
          }}
          onEncoding={readAgain}
          onUse={(imported) => {
            take(imported);
            close();
          }}
          onBack={() => {
            setState((before) => ({ ...before, read: null, refusal: undefined }));
          }}
        />
      )}
    </FormDialog>
  );
}
