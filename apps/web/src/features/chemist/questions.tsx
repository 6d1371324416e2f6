import { Button, Textarea } from '@mantine/core';
import { type DeskQuestion, editLength, type OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
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
  const { question: words } = useWords().chemist;
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
      <div className={styles['buttons']}>
        <Button type="submit" variant="default" loading={asking.isPending}>
          {words.ask}
        </Button>
      </div>
    </form>
  );
}

/** The questions to the buyer, and a form for the next one. */
export function Questions({ task, onReload }: { readonly task: OpenedDeskTask; readonly onReload: () => void }) {
  const { question: words } = useWords().chemist;
  if (task.questions.length === 0 && !task.isMine) return null;
  return (
    <section>
      <h2 className={styles['part']}>{words.heading}</h2>
      {task.questions.length > 0 && (
        <ol className={styles['findings']}>
          {task.questions.map((question) => (
            <Asked key={question.askedAt} question={question} />
          ))}
        </ol>
      )}
      {task.isMine && <AskForm task={task} onReload={onReload} />}
    </section>
  );
}
