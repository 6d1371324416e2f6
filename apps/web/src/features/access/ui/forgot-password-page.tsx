import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { FormMessage } from '../../../ui/form-message.tsx';
import { forgotPasswordMessage, sendPasswordLink } from '../api/access-calls.ts';
import { forgotPasswordForm, type ForgotPasswordForm } from '../lib/access-forms.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useForm<ForgotPasswordForm>({
    resolver: standardSchemaResolver(forgotPasswordForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    setProblem(undefined);
    try {
      await sendPasswordLink(email);
      setSentTo(email);
    } catch (error) {
      setProblem(forgotPasswordMessage(error));
    }
  });
  return (
    <AccessFrame
      pageTitle="Forgot password"
      heading="Forgot your password?"
      intro={sentTo === undefined ? 'We send you a link with which you choose a new one.' : undefined}
    >
      {sentTo === undefined ? (
        <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
          {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            size="md"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" size="md" fullWidth loading={isSubmitting}>
            Send Link
          </Button>
        </form>
      ) : (
        <div className={styles['form']}>
          <FormMessage tone="success">
            Please check your e-mail <strong>{sentTo}</strong> and your spam folder for the link.
          </FormMessage>
        </div>
      )}
      <p className={styles['foot']}>
        <Anchor component={Link} to="/login">
          Return to sign in
        </Anchor>
      </p>
    </AccessFrame>
  );
}
