import '@mantine/core/styles/Radio.css';
import { Button, Radio, Textarea, TextInput, useDirection } from '@mantine/core';
import { type AddableElement, editLength, type OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { type SyntheticEvent, useState } from 'react';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useWords } from '../../words/words.ts';
import styles from './chemist-page.module.css';
import { foundElements } from './found-elements.ts';
import { useAdding } from './use-task-writing.ts';

type Written = {
  readonly search: string;
  readonly chosen: AddableElement | undefined;
  readonly names: string;
  readonly reason: string;
};

/** The missing parts of an addition, by field. */
const faultsOf = ({ chosen, names, reason }: Written) => ({
  element: chosen === undefined,
  names: chosen?.namesSubstances === true && names.trim() === '',
  reason: reason.trim() === '',
});

type Faults = ReturnType<typeof faultsOf>;
const noFaults: Faults = { element: false, names: false, reason: false };

type FieldsProps = {
  readonly task: OpenedDeskTask;
  readonly written: Written;
  readonly shown: Faults;
  readonly onChange: (part: Partial<Written>) => void;
};

/** What matches the search, to choose one. The chosen element stays in sight. */
function Elements({ task, written: { search, chosen }, shown, onChange }: FieldsProps) {
  const { addition: words } = useWords().chemist;
  const { found, isMore } = foundElements(task.addable, search);
  // It keeps its place in the list, so that the arrow keys reach each element.
  const isHidden = chosen !== undefined && !found.some(({ code }) => code === chosen.code);
  const offered = isHidden ? [chosen, ...found] : found;
  return (
    <Radio.Group
      label={words.element}
      error={shown.element && words.elementMissing}
      value={chosen?.code ?? ''}
      onChange={(code) => {
        onChange({ chosen: offered.find((each) => each.code === code) });
      }}
    >
      <div className={styles['elements']}>
        {offered.map(({ code, added, texts }) => (
          <Radio
            key={code}
            value={code}
            label={
              <span lang={task.language} dir="auto">
                {added === 'signal-word' ? texts[0] : `${code} ${texts[0] ?? ''}`}
              </span>
            }
          />
        ))}
      </div>
      <p role="status" className={styles['label']}>
        {offered.length === 0 ? words.none : isMore ? words.more : ''}
      </p>
    </Radio.Group>
  );
}

function AdditionFields(props: FieldsProps) {
  const { addition: words, edit } = useWords().chemist;
  const { task, written, shown, onChange } = props;
  return (
    <>
      <TextInput
        label={words.search}
        description={words.searchHint}
        value={written.search}
        onChange={({ currentTarget }) => {
          onChange({ search: currentTarget.value });
        }}
        onKeyDown={(event) => {
          // Enter searches; it does not send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Elements {...props} />
      {written.chosen?.namesSubstances === true && (
        <TextInput
          label={words.names}
          lang={task.language}
          dir="auto"
          maxLength={editLength.text}
          value={written.names}
          error={shown.names && words.namesMissing}
          onChange={({ currentTarget }) => {
            onChange({ names: currentTarget.value });
          }}
        />
      )}
      <Textarea
        label={edit.reason}
        description={edit.reasonHint}
        autosize
        minRows={2}
        maxLength={editLength.reason}
        value={written.reason}
        error={shown.reason && edit.reasonMissing}
        onChange={({ currentTarget }) => {
          onChange({ reason: currentTarget.value });
        }}
      />
    </>
  );
}

const nothing: Written = { search: '', chosen: undefined, names: '', reason: '' };

function AdditionForm({ task, onDone }: { readonly task: OpenedDeskTask; readonly onDone: () => void }) {
  const { addition: words, edit } = useWords().chemist;
  const { dir } = useDirection();
  const [written, setWritten] = useState(nothing);
  const [isChecked, setIsChecked] = useState(false);
  const { write, onReload } = useAdding(task);
  const faults = faultsOf(written);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const { chosen, names, reason } = written;
    if (chosen === undefined || faults.names || faults.reason) return;
    const addition = { reason, ...(chosen.namesSubstances ? { names } : {}) };
    write.mutate({ added: chosen.added, code: chosen.code, addition }, { onSuccess: onDone });
  };
  return (
    <form className={styles['form']} dir={dir} onSubmit={submit} noValidate>
      <AdditionFields
        task={task}
        written={written}
        shown={isChecked ? faults : noFaults}
        onChange={(part) => {
          setWritten((before) => ({ ...before, ...part }));
        }}
      />
      {write.error !== null && <LoadFailure error={write.error} onRetry={onReload} />}
      {!task.isMine && <FormMessage tone="problem">{edit.notYours}</FormMessage>}
      <div className={styles['buttons']}>
        <Button type="submit" loading={write.isPending} disabled={!task.isMine}>
          {words.add}
        </Button>
        <Button variant="default" onClick={onDone}>
          {edit.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Adds an element of the law to the label. The chemist gives the reason. */
export function AddElement({ task }: { readonly task: OpenedDeskTask }) {
  const { addition: words } = useWords().chemist;
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <AdditionForm
        task={task}
        onDone={() => {
          setIsOpen(false);
        }}
      />
    );
  }
  if (!task.isMine) return null;
  return (
    <div className={styles['buttons']}>
      <Button
        variant="default"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {words.open}
      </Button>
    </div>
  );
}
