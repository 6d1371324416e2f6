import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { ApiProblem, messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useFaultText } from '../../../words/use-fault-text.ts';
import { useFirstWords, useWords } from '../../../words/words.ts';
import { changePassword } from '../api/settings-calls.ts';
import { type PasswordForm, passwordForm } from '../lib/settings-forms.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';

const blank: PasswordForm = { currentPassword: '', password: '', confirmPassword: '' };

const isWrong = (error: unknown) => error instanceof ApiProblem && error.code === 'password-wrong';

/** Sends the change. The message about a wrong password stands beside its field. */
function usePasswordChange() {
  const queries = useQueryClient();
  const form = useForm<PasswordForm>({ resolver: standardSchemaResolver(passwordForm), defaultValues: blank });
  const saving = useMutation({
    mutationFn: ({ currentPassword, password }: PasswordForm) => changePassword({ currentPassword, password }),
    onSuccess: () => {
      form.reset(blank);
      return queries.invalidateQueries({ queryKey: ['own-sessions'] });
    },
    onError: (error) => {
      if (isWrong(error)) form.setError('currentPassword', { message: messageOf(error) }, { shouldFocus: true });
    },
  });
  return { form, saving };
}

/** Sets a new password; asks for the old one. */
export function PasswordCard() {
  const words = useWords().settings;
  const { access } = useFirstWords();
  const faultText = useFaultText();
  const { form, saving } = usePasswordChange();
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit((change) => {
    saving.mutate(change);
  });
  return (
    <SettingsCard
      heading={words.password.heading}
      intro={sentence(words.password.intro<ReactNode>({ link: (text) => <Link to="/forgot-password">{text}</Link> }))}
    >
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        {saving.error !== null && !isWrong(saving.error) && (
          <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>
        )}
        {saving.isSuccess && <FormMessage tone="success">{words.password.saved}</FormMessage>}
        <PasswordField
          label={words.password.current}
          autoComplete="current-password"
          size="md"
          error={faultText(errors.currentPassword)}
          {...form.register('currentPassword')}
        />
        <NewPasswordFields label={access.newPassword} typed={typed} register={form.register} errors={errors} />
        <div className={styles['ways']}>
          <Button type="submit" loading={saving.isPending}>
            {words.password.button}
          </Button>
        </div>
      </form>
    </SettingsCard>
  );
}
