import { Button, Checkbox, NativeSelect, Textarea, useDirection } from '@mantine/core';
import { type DeskLine, editLength, type OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useWords } from '../../words/words.ts';
import { deskTask, writeLine } from './chemist-calls.ts';
import styles from './chemist-page.module.css';
import { Why } from './why.tsx';

type LineProps = { readonly task: OpenedDeskTask; readonly line: DeskLine };

const tags = { kept: 'span', inserted: 'ins', deleted: 'del' } as const;

/** The line as printed; edits are marked word by word. */
function Said({ task, line }: LineProps) {
  const { label, proposed, pieces } = line;
  return (
    <p className={styles['text']} lang={task.language} dir="auto">
      {label !== '' && <span className={styles['label']}>{label}: </span>}
      {line.edit === null
        ? proposed
        : pieces.map(({ kind, text }, index) => {
            const Tag = tags[kind];
            return <Tag key={`${index} ${text}`}>{text}</Tag>;
          })}
    </p>
  );
}

function useWriting({ task, line }: LineProps) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (edit: DeskLine['edit']) =>
      writeLine(task.id, { version: task.version, part: line.part, id: line.id, edit }),
    onSuccess: async (next) => {
      // An answer that was asked for before this change would undo it.
      await queries.cancelQueries({ queryKey: deskTask(task.id).queryKey });
      queries.setQueryData(deskTask(task.id).queryKey, next);
    },
  });
}

type Written = { readonly text: string; readonly reason: string; readonly isOut: boolean };

/** The missing parts of an edit, by field. */
const faultsOf = ({ text, reason, isOut }: Written) => ({
  text: !isOut && text.trim() === '',
  reason: reason.trim() === '',
});

type Faults = ReturnType<typeof faultsOf>;
const noFaults: Faults = { text: false, reason: false };

type FieldsProps = {
  readonly language: string;
  readonly writing: DeskLine['writing'];
  readonly written: Written;
  readonly shown: Faults;
  readonly onChange: (part: Partial<Written>) => void;
};

/** The text of the line; of a statement without its code, and a signal word as a choice. */
function TextField({ language, writing, written, shown, onChange }: FieldsProps) {
  const { edit: words } = useWords().chemist;
  const common = { lang: language, dir: 'auto', disabled: written.isOut, value: written.text } as const;
  const change = ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
    onChange({ text: value });
  };
  if (writing.kind === 'choice') {
    return <NativeSelect label={words.signalWord} data={[...writing.texts]} onChange={change} {...common} />;
  }
  return (
    <Textarea
      label={writing.kind === 'statement' ? words.words(writing.code) : words.text}
      description={writing.kind === 'absence' && words.absenceHint}
      autosize
      minRows={2}
      maxLength={editLength.text}
      error={shown.text && words.textMissing}
      onChange={change}
      {...common}
    />
  );
}

function EditFields(props: FieldsProps) {
  const { chemist: words } = useWords();
  const { written, shown, onChange } = props;
  return (
    <>
      <TextField {...props} />
      <Checkbox
        label={words.edit.takeOut}
        checked={written.isOut}
        onChange={({ currentTarget }) => {
          onChange({ isOut: currentTarget.checked });
        }}
      />
      <Textarea
        label={words.edit.reason}
        description={words.edit.reasonHint}
        autosize
        minRows={2}
        maxLength={editLength.reason}
        value={written.reason}
        error={shown.reason && words.edit.reasonMissing}
        onChange={({ currentTarget }) => {
          onChange({ reason: currentTarget.value });
        }}
      />
    </>
  );
}

function EditForm({ task, line, onDone }: LineProps & { readonly onDone: () => void }) {
  const { chemist: words } = useWords();
  const queries = useQueryClient();
  const [written, setWritten] = useState<Written>({
    text: line.edit?.text ?? (line.writing.kind === 'statement' ? line.writing.words : line.proposed),
    reason: line.edit?.reason ?? '',
    isOut: line.edit?.text === null,
  });
  const { dir } = useDirection();
  const [isChecked, setIsChecked] = useState(false);
  const write = useWriting({ task, line });
  const faults = faultsOf(written);
  /** Keeps the input, so that it can be saved on the newer version. */
  const reload = () => {
    void queries.invalidateQueries({ queryKey: ['chemist'] });
    write.reset();
  };
  const change = (part: Partial<Written>) => {
    setWritten((before) => ({ ...before, ...part }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (faults.text || faults.reason) return;
    write.mutate({ text: written.isOut ? null : written.text, reason: written.reason }, { onSuccess: onDone });
  };
  return (
    <form className={styles['form']} dir={dir} onSubmit={submit} noValidate>
      <EditFields
        language={task.language}
        writing={line.writing}
        written={written}
        shown={isChecked ? faults : noFaults}
        onChange={change}
      />
      {write.error !== null && <LoadFailure error={write.error} onRetry={reload} />}
      <div className={styles['buttons']}>
        <Button type="submit" loading={write.isPending}>
          {words.edit.save}
        </Button>
        <Button variant="default" onClick={onDone}>
          {words.edit.cancel}
        </Button>
        {line.edit !== null && (
          <Button
            variant="default"
            onClick={() => {
              write.mutate(null, { onSuccess: onDone });
            }}
          >
            {words.edit.asProposed}
          </Button>
        )}
      </div>
    </form>
  );
}

/** One line of the sheet with its reason. The chemist who has the task can edit it. */
export function TaskLine({ task, line }: LineProps) {
  const { chemist: words } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles['line']}>
      <div className={styles['said']}>
        <Said task={task} line={line} />
        {task.isMine && !isOpen && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={words.edit.openNamed(line.proposed)}
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {words.edit.open}
          </Button>
        )}
      </div>
      {line.edit !== null && (
        <p className={styles['why']} dir="auto">
          {words.edit.because(line.edit.reason)}
        </p>
      )}
      <Why why={line.why} language={task.language} />
      {isOpen && task.isMine && (
        <EditForm
          task={task}
          line={line}
          onDone={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
