import { Button } from '@mantine/core';
import type { DeletionFacts } from '@gosds/contract/accounts/own-data';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../../../api/call.ts';
import { closeSession } from '../../../api/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useFirstWords, useWords } from '../../../words/words.ts';
import { endAccount, loadDeletionFacts } from '../api/settings-calls.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';

/** What is deleted, and what the law requires to keep. */
function Consequences({ facts: { kept, sheets, services } }: { readonly facts: DeletionFacts }) {
  const words = useWords().settings.delete;
  return (
    <ul>
      <li>{words.goes}</li>
      {sheets > 0 && <li>{words.sheets(sheets)}</li>}
      {services > 0 && <li>{words.services(services)}</li>}
      {kept.documents > 0 && <li>{words.kept({ count: kept.documents, years: kept.years, law: kept.law })}</li>}
      <li>{words.numbers}</li>
    </ul>
  );
}

/** Deletes the account, then clears the stored session of this browser. */
function useDeletion() {
  const words = useWords().settings.delete;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: endAccount,
    onSuccess: () => {
      queries.clear();
      closeSession();
      notifications.show({ id: 'account-deleted', message: words.done, color: 'teal' });
    },
  });
}

const isWrong = (error: unknown) => error instanceof ApiProblem && error.code === 'password-wrong';

/** Asks for the password, then for a confirmation. */
function DeleteForm() {
  const words = useWords().settings.delete;
  const { access } = useFirstWords();
  const deletion = useDeletion();
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const missing = isTried && password === '' ? access.fault.passwordMissing : undefined;
  const wrong = isWrong(deletion.error) ? messageOf(deletion.error) : undefined;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        setIsAsking(password !== '');
      }}
    >
      {deletion.error !== null && wrong === undefined && (
        <FormMessage tone="problem">{messageOf(deletion.error)}</FormMessage>
      )}
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        value={password}
        error={missing ?? wrong}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          deletion.reset();
        }}
      />
      <div className={styles['ways']}>
        <Button type="submit" variant="default" loading={deletion.isPending}>
          {words.button}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.question}
          yes={words.button}
          no={words.keep}
          isNoUsual
          onYes={() => {
            setIsAsking(false);
            deletion.mutate(password);
          }}
          onNo={() => {
            setIsAsking(false);
          }}
        >
          {words.forEver}
        </ConfirmDialog>
      )}
    </form>
  );
}

/** Deletes the account. */
export function DeleteCard() {
  const { delete: words, deleteObstacle } = useWords().settings;
  const { data, error, refetch } = useQuery({
    queryKey: ['deletion-facts'],
    queryFn: loadDeletionFacts,
    staleTime: 0,
  });
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <Consequences facts={data} />}
      {data !== undefined && data.obstacle !== null && (
        <FormMessage tone="note">{deleteObstacle[data.obstacle]}</FormMessage>
      )}
      {data?.obstacle === null && <DeleteForm />}
    </SettingsCard>
  );
}
