import { type LanguageChoices, languageChoicesSchema } from '@gosds/contract/accounts/language-choices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { choosableLanguages } from '../../../words/languages.ts';
import { useWords } from '../../../words/words.ts';
import { keepLanguages } from '../api/settings-calls.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

const { screens, mails } = languageChoicesSchema.shape;

/**
 * Languages of the account: of the screens in every browser, and of its mails. The page switches to the chosen language
 * at once.
 */
export function LanguagesCard({ choices }: { readonly choices: LanguageChoices }) {
  const words = useWords().settings.languages;
  const id = useId();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: keepLanguages,
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'languages' },
    onSettled: () => queries.invalidateQueries({ queryKey: ['user'] }),
  });
  const chosen = { ...choices, ...(saving.isPending && saving.variables) };
  const options = choosableLanguages('en').map(({ tag, name }) => ({ value: tag, label: name }));
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      {saving.error !== null && <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>}
      {saving.isSuccess && <FormMessage tone="success">{words.saved}</FormMessage>}
      <div className={styles['form']}>
        <NativeSelect
          id={`${id}-screens`}
          label={words.screens}
          placeholder={words.byBrowser}
          value={chosen.screens ?? ''}
          options={options}
          onSelect={(tag) => {
            saving.mutate({ screens: screens.parse(tag || null) });
          }}
        />
        <NativeSelect
          id={`${id}-mails`}
          label={words.mails}
          placeholder={words.asScreens}
          value={chosen.mails ?? ''}
          options={options}
          onSelect={(tag) => {
            saving.mutate({ mails: mails.parse(tag || null) });
          }}
        />
      </div>
    </SettingsCard>
  );
}
