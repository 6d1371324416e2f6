import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormMessage } from '../../../ui/form-message.tsx';
import { forgotPasswordForm, type ForgotPasswordForm } from '../lib/access-forms.ts';
import styles from './access-frame.module.css';

type Props = {
  /** Mails the link; rejects only where that could not be tried. */
  readonly send: (email: string) => Promise<unknown>;
  readonly messageOf: (error: unknown) => string;
};

/** In place of what a dead link led to. The answer is the same whether or not the address has an account. */
export function NewLinkForm({ send, messageOf }: Props) {
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm<ForgotPasswordForm>({
    resolver: standardSchemaResolver(forgotPasswordForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    setProblem(undefined);
    try {
      await send(email);
      setIsSent(true);
    } catch (error) {
      setProblem(messageOf(error));
    }
  });
  if (isSent) {
    return (
      <FormMessage tone="success">
        If this address has an account that waits for it, a new link is on its way. Please check your e-mail and your
        spam folder.
      </FormMessage>
    );
  }
  return (
    <form noValidate className={styles['newLink']} onSubmit={(event) => void submit(event)}>
      <FormMessage tone="problem">The link is not valid any more.</FormMessage>
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
        Send a new link
      </Button>
    </form>
  );
}
