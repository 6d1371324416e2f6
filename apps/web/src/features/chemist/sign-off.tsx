import { Button, TextInput } from '@mantine/core';
import { editLength, type OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useWords } from '../../words/words.ts';
import { sign } from './chemist-calls.ts';
import styles from './chemist-page.module.css';

/** The chemist signs with a name; then the buyer gets the sheet. */
export function SignOff({ task, onReload }: { readonly task: OpenedDeskTask; readonly onReload: () => void }) {
  const { signature: words } = useWords().chemist;
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const signing = useMutation({ mutationFn: sign, onSuccess: onReload });
  const isMissing = name.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isMissing) signing.mutate({ id: task.id, version: task.version, name });
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
    </section>
  );
}
