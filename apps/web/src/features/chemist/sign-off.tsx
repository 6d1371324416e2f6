import { Button, TextInput } from '@mantine/core';
import { editLength, type OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useWords } from '../../words/words.ts';
import { sign } from './chemist-calls.ts';
import styles from './chemist-page.module.css';
import { openByLaw } from './desk-findings.tsx';

/** The chemist signs with a name; then the buyer gets the sheet. */
export function SignOff({ task, onReload }: { readonly task: OpenedDeskTask; readonly onReload: () => void }) {
  const { signature: words, edit } = useWords().chemist;
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const signing = useMutation({ mutationFn: sign, onSuccess: onReload });
  const isMissing = name.trim() === '';
  const open = openByLaw(task.findings);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setIsAsking(!isMissing);
  };
  return (
    <section className={styles['signature']}>
      <h2 className={styles['part']}>{words.heading}</h2>
      <p>{words.intro}</p>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={words.name}
          autoComplete="name"
          maxLength={editLength.name}
          value={name}
          error={isChecked && isMissing && words.missing}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
        {signing.error !== null && <LoadFailure error={signing.error} onRetry={onReload} />}
        <div className={styles['buttons']}>
          <Button type="submit" loading={signing.isPending}>
            {words.sign}
          </Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          title={words.question}
          yes={words.sign}
          no={edit.cancel}
          isNoUsual={open > 0}
          onYes={() => {
            setIsAsking(false);
            signing.mutate({ id: task.id, version: task.version, name });
          }}
          onNo={() => {
            setIsAsking(false);
          }}
        >
          {open > 0 && <p>{words.openByLaw(open)}</p>}
          <p>{words.final}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
