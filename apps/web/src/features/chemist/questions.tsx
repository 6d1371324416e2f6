import { Button, Textarea } from '@mantine/core';
import { type DeskQuestion, editLength, type OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useWords } from '../../words/words.ts';
import { ask } from './chemist-calls.ts';
import styles from './chemist-page.module.css';

function Asked({ question }: { readonly question: DeskQuestion }) {
  const { chemist: words, formats } = useWords();
  return (
    <li dir="auto">
      <p>{question.text}</p>
      {question.answer === null ? (
        <p className={styles['label']}>{words.question.waits(formats.day(question.askedAt))}</p>
      ) : (
        <p>{words.question.answered(question.answer)}</p>
      )}
    </li>
  );
}

function AskForm({ task, onReload }: { readonly task: OpenedDeskTask; readonly onReload: () => void }) {
  const { question: words, edit } = useWords().chemist;
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const asking = useMutation({
    mutationFn: ask,
    onSuccess: (_, { text: sent }) => {
      // What was typed since stays.
      setText((now) => (now === sent ? '' : now));
      setIsChecked(false);
      onReload();
    },
  });
  const isMissing = text.trim() === '';
  // What was typed stays in sight when the sheet goes to somebody else.
  if (!task.isMine && isMissing) return null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isMissing) asking.mutate({ id: task.id, version: task.version, text });
  };
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      <Textarea
        label={words.label}
        description={words.hint}
        autosize
        minRows={2}
        maxLength={editLength.question}
        value={text}
        error={isChecked && isMissing && words.missing}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      {asking.error !== null && <LoadFailure error={asking.error} onRetry={onReload} />}
      {!task.isMine && <FormMessage tone="problem">{edit.notYours}</FormMessage>}
      <div className={styles['buttons']}>
        <Button type="submit" variant="default" loading={asking.isPending} disabled={!task.isMine}>
          {words.ask}
        </Button>
      </div>
    </form>
  );
}

/** The questions to the buyer, and a form for the next one. */
export function Questions({ task, onReload }: { readonly task: OpenedDeskTask; readonly onReload: () => void }) {
  const { question: words } = useWords().chemist;
  return (
    <section>
      {(task.questions.length > 0 || task.isMine) && <h2 className={styles['part']}>{words.heading}</h2>}
      {task.questions.length > 0 && (
        <ol className={styles['findings']}>
          {task.questions.map((question) => (
            <Asked key={question.askedAt} question={question} />
          ))}
        </ol>
      )}
      <AskForm task={task} onReload={onReload} />
    </section>
  );
}
