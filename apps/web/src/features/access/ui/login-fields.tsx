import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { useFirstWords } from '../../../words/words.ts';
import type { LoginForm } from '../lib/access-forms.ts';
import { useFaultText } from '../../../words/use-fault-text.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

type Props = { readonly form: UseFormReturn<LoginForm>; readonly isEmailFixed?: boolean };

/** The fields of a login, on its page and in the dialog over an open sheet. */
export function LoginFields({ form, isEmailFixed = false }: Props) {
  const { access } = useFirstWords();
  const faultText = useFaultText();
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label={access.email}
        type="email"
        autoComplete="username"
        size="md"
        readOnly={isEmailFixed}
        error={faultText(errors.email)}
        {...form.register('email')}
      />
      <PasswordField
        label={access.password}
        autoComplete="current-password"
        size="md"
        data-autofocus={isEmailFixed || undefined}
        error={faultText(errors.password)}
        {...form.register('password')}
      />
      <Checkbox label={access.remember} {...form.register('isRemembered')} />
    </>
  );
}
