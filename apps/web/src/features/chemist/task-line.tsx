import { Button, Checkbox, NativeSelect, Textarea, useDirection } from '@mantine/core';
import { type DeskLine, editLength, type OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { ufiFaults } from '@gosds/sheet/draft/ufi/ufi-faults';
import { type SyntheticEvent, useState } from 'react';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useSayFinding } from '../../words/say-finding.ts';
import { useWords } from '../../words/words.ts';
import styles from './chemist-page.module.css';
import { useAdding, useWriting } from './use-task-writing.ts';
import { Why } from './why.tsx';

type LineProps = { readonly task: OpenedDeskTask; readonly line: DeskLine };

const tags = { kept: 'span', inserted: 'ins', deleted: 'del' } as const;

/** The line as printed; edits are marked word by word. */
function Said({ task, line }: LineProps) {
  const { label, proposed, pieces } = line;
  const Proposed = line.addition === null ? tags.kept : tags.inserted;
  return (
    <p className={styles['text']} lang={task.language} dir="auto">
      {label !== '' && <span className={styles['label']}>{label}: </span>}
      {line.edit === null ? (
        <Proposed>{proposed}</Proposed>
      ) : (
        pieces.map(({ kind, text }, index) => {
          const Tag = tags[kind];
          return <Tag key={`${index} ${text}`}>{text}</Tag>;
        })
      )}
    </p>
  );
}

type Written = { readonly text: string; readonly reason: string; readonly isOut: boolean };

/** What the fields hold at first: the edit, or the proposed line. */
const writtenIn = ({ edit, writing, proposed }: DeskLine): Written => ({
  text: edit?.text ?? (writing.kind === 'statement' ? writing.words : proposed),
  reason: edit?.reason ?? '',
  isOut: edit?.text === null,
});

/** What is wrong with the fields of an edit, in words. */
type Faults = { readonly text?: string | undefined; readonly reason?: string | undefined };
const noFaults: Faults = {};

/** A text or reason that is missing, and UFI numbers that are not valid. */
function useFaultsOf({ writing }: Pick<DeskLine, 'writing'>, { text, reason, isOut }: Written): Faults {
  const { edit: words } = useWords().chemist;
  const say = useSayFinding();
  const isMissing = text.trim() === '';
  const wrongUfi = () => ufiFaults(text).map(say).join(' ') || undefined;
  const ofText = () => (isMissing ? words.textMissing : writing.kind === 'ufi' ? wrongUfi() : undefined);
  return {
    text: isOut ? undefined : ofText(),
    reason: reason.trim() === '' ? words.reasonMissing : undefined,
  };
}

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
      error={shown.text}
      onChange={change}
      {...common}
    />
  );
}

function EditFields({ isAdded, ...props }: FieldsProps & { readonly isAdded: boolean }) {
  const { chemist: words } = useWords();
  const { written, shown, onChange } = props;
  return (
    <>
      <TextField {...props} />
      {!isAdded && (
        <Checkbox
          label={words.edit.takeOut}
          checked={written.isOut}
          onChange={({ currentTarget }) => {
            onChange({ isOut: currentTarget.checked });
          }}
        />
      )}
      <Textarea
        label={words.edit.reason}
        description={words.edit.reasonHint}
        autosize
        minRows={2}
        maxLength={editLength.reason}
        value={written.reason}
        error={shown.reason}
        onChange={({ currentTarget }) => {
          onChange({ reason: currentTarget.value });
        }}
      />
    </>
  );
}

type ButtonsProps = {
  readonly task: OpenedDeskTask;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  /** Restores the proposal; false for a line that was not edited. */
  readonly onUndo: (() => void) | false;
};

function EditButtons({ task, isBusy, onCancel, onUndo }: ButtonsProps) {
  const { edit: words } = useWords().chemist;
  return (
    <div className={styles['buttons']}>
      <Button type="submit" loading={isBusy} disabled={!task.isMine}>
        {words.save}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {words.cancel}
      </Button>
      {onUndo !== false && task.isMine && (
        <Button variant="default" onClick={onUndo}>
          {words.asProposed}
        </Button>
      )}
    </div>
  );
}

function EditForm({ task, line, onDone }: LineProps & { readonly onDone: () => void }) {
  const { chemist: words } = useWords();
  const [written, setWritten] = useState(() => writtenIn(line));
  const { dir } = useDirection();
  const [isChecked, setIsChecked] = useState(false);
  const { write, onReload } = useWriting(task, line);
  const faults = useFaultsOf(line, written);
  const change = (part: Partial<Written>) => {
    setWritten((before) => ({ ...before, ...part }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (faults.text !== undefined || faults.reason !== undefined) return;
    write.mutate({ text: written.isOut ? null : written.text, reason: written.reason }, { onSuccess: onDone });
  };
  return (
    <form className={styles['form']} dir={dir} onSubmit={submit} noValidate>
      <EditFields
        language={task.language}
        writing={line.writing}
        isAdded={line.addition !== null}
        written={written}
        shown={isChecked ? faults : noFaults}
        onChange={change}
      />
      {write.error !== null && <LoadFailure error={write.error} onRetry={onReload} />}
      {!task.isMine && <FormMessage tone="problem">{words.edit.notYours}</FormMessage>}
      <EditButtons
        task={task}
        isBusy={write.isPending}
        onCancel={onDone}
        onUndo={
          line.edit !== null &&
          (() => {
            write.mutate(null, { onSuccess: onDone });
          })
        }
      />
    </form>
  );
}

type AddedProps = LineProps & { readonly addition: NonNullable<DeskLine['addition']> };

/** Says why the chemist added the line to the label, and takes it off again. */
function Added({ task, line, addition: { added, code, reason } }: AddedProps) {
  const { addition: words } = useWords().chemist;
  const { write, onReload } = useAdding(task);
  return (
    <>
      <p className={styles['why']} dir="auto">
        {words.added(reason)}
      </p>
      {write.error !== null && <LoadFailure error={write.error} onRetry={onReload} />}
      {task.isMine && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={words.takeOffNamed(line.proposed)}
          loading={write.isPending}
          onClick={() => {
            write.mutate({ added, code, addition: null });
          }}
        >
          {words.takeOff}
        </Button>
      )}
    </>
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
      {line.addition !== null && <Added task={task} line={line} addition={line.addition} />}
      <Why why={line.why} language={task.language} />
      {isOpen && (
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
