import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import type { LoginForm } from '../lib/access-forms.ts';

type Props = { readonly form: UseFormReturn<LoginForm>; readonly isEmailFixed?: boolean };

/** The fields of a login, on its page and in the dialog over an open sheet. */
export function LoginFields({ form, isEmailFixed = false }: Props) {
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        size="md"
        readOnly={isEmailFixed}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        size="md"
        data-autofocus={isEmailFixed || undefined}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        error={errors.password?.message}
        aria-invalid={errors.password !== undefined || undefined}
        {...form.register('password')}
      />
      <Checkbox label="Remember my password" {...form.register('isRemembered')} />
    </>
  );
}
