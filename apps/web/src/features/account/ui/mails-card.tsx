import { Switch } from '@mantine/core';
import type { MailChoices } from '@gosds/contract/accounts/mail-choices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { keepMailChoices, loadMailChoices } from '../api/settings-calls.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

const key = ['mail-choices'];

function useChoices() {
  const queries = useQueryClient();
  const asked = useQuery({ queryKey: key, queryFn: loadMailChoices, staleTime: 0 });
  const saving = useMutation({
    mutationFn: keepMailChoices,
    onSuccess: (kept: MailChoices) => {
      queries.setQueryData(key, kept);
    },
  });
  return { ...asked, saving };
}

/** Which mails there are: those that the contract or the safety of the account needs, and the one that can be turned off. */
export function MailsCard() {
  const words = useWords().settings.mails;
  const { data, error, refetch, saving } = useChoices();
  const shown = saving.isPending ? saving.variables : data;
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      <ul className={styles['list']}>
        {[words.account, words.orders, words.renewal].map((text) => (
          <li key={text} className={styles['item']}>
            <p>{text}</p>
            <p className={styles['soft']}>{words.always}</p>
          </li>
        ))}
      </ul>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && shown === undefined && <PageLoader />}
      {saving.error !== null && <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>}
      {shown !== undefined && (
        <Switch
          label={words.newDevice}
          checked={shown.newDevice}
          onChange={({ currentTarget }) => {
            saving.mutate({ newDevice: currentTarget.checked });
          }}
        />
      )}
    </SettingsCard>
  );
}
