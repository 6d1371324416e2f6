import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useFaultText } from '../../../words/use-fault-text.ts';
import { useFirstWords, useWords } from '../../../words/words.ts';
import { saveName } from '../api/settings-calls.ts';
import { type NameForm, nameForm } from '../lib/settings-forms.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

/** The user's name, as it appears on invoices and in a chemist's questions. */
export function NameCard({ name }: { readonly name: string }) {
  const words = useWords().settings;
  const { access } = useFirstWords();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const form = useForm<NameForm>({ resolver: standardSchemaResolver(nameForm), defaultValues: { name } });
  const saving = useMutation({
    mutationFn: ({ name: typed }: NameForm) => saveName(typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['user'] }),
  });
  const submit = form.handleSubmit((typed) => {
    saving.mutate(typed);
  });
  return (
    <SettingsCard
      heading={words.name.heading}
      intro={sentence(words.name.intro<ReactNode>({ link: (text) => <Link to="/company-profile">{text}</Link> }))}
    >
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        {saving.error !== null && <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>}
        {saving.isSuccess && <FormMessage tone="success">{words.name.saved}</FormMessage>}
        <TextInput
          label={access.name}
          autoComplete="name"
          error={faultText(form.formState.errors.name)}
          {...form.register('name', {
            onChange: () => {
              saving.reset();
            },
          })}
        />
        <div className={styles['ways']}>
          <Button type="submit" loading={saving.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </SettingsCard>
  );
}
