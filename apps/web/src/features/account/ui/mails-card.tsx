import { Checkbox } from '@mantine/core';
import type { MailChoices } from '@gosds/contract/accounts/mail-choices';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { keepMailChoices, loadMailChoices } from '../api/settings-calls.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

/** Shows a choice at once. If saving fails, shows the saved one again. */
function useChoices() {
  const asked = useQuery({ queryKey: ['mail-choices'], queryFn: loadMailChoices, staleTime: 0 });
  const [chosen, setChosen] = useState<MailChoices>();
  const saving = useMutation({
    mutationFn: keepMailChoices,
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'mail-choices' },
    onError: () => {
      setChosen(undefined);
    },
    onSettled: () => asked.refetch(),
  });
  const choose = (choices: MailChoices) => {
    setChosen(choices);
    saving.mutate(choices);
  };
  return { asked, saving, choose, choices: chosen ?? asked.data };
}

/** The mails: those that a contract or the safety of the account requires, and those that can be switched off. */
export function MailsCard() {
  const words = useWords().settings.mails;
  const { asked, saving, choose, choices } = useChoices();
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
      {asked.error !== null && <LoadFailure error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.error === null && choices === undefined && <PageLoader />}
      {saving.error !== null && <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>}
      {saving.isSuccess && <FormMessage tone="success">{words.saved}</FormMessage>}
      {choices !== undefined &&
        (['newDevice', 'watch'] as const).map((mail) => (
          <Checkbox
            key={mail}
            mt="xs"
            label={words[mail]}
            checked={choices[mail]}
            onChange={({ currentTarget }) => {
              choose({ ...choices, [mail]: currentTarget.checked });
            }}
          />
        ))}
    </SettingsCard>
  );
}
