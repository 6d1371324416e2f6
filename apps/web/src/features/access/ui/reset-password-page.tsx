import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Anchor, Button } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { ApiProblem } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { useFirstWords } from '../../../words/words.ts';
import {
  changePassword,
  changePasswordMessage,
  forgotPasswordMessage,
  sendPasswordLinkQuietly,
} from '../api/access-calls.ts';
import { resetPasswordForm, type ResetPasswordForm } from '../lib/access-forms.ts';
import { loginAs } from '../lib/login-state.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { NewLinkForm } from './link-form.tsx';

export function ResetPasswordPage() {
  const { access } = useFirstWords();
  const { token = '' } = useParams();
  const [email, setEmail] = useState<string>();
  return (
    <AccessFrame pageTitle={access.title.resetPassword} heading={access.reset.heading}>
      {email !== undefined ? (
        <div className={styles['form']}>
          <FormMessage tone="success">{access.reset.done}</FormMessage>
        </div>
      ) : (
        <ResetFields token={token} onDone={setEmail} />
      )}
      <p className={styles['foot']}>
        <Anchor component={Link} to="/login" state={email === undefined ? undefined : loginAs(email)}>
          {access.returnToLogin}
        </Anchor>
      </p>
    </AccessFrame>
  );
}

type FieldsProps = {
  readonly token: string;
  /** Called with the address of the account. */
  readonly onDone: (email: string) => void;
};

function ResetFields({ token, onDone }: FieldsProps) {
  const { access } = useFirstWords();
  const [problem, setProblem] = useState<string>();
  const [isDead, setIsDead] = useState(false);
  const form = useForm<ResetPasswordForm>({
    resolver: standardSchemaResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const send = async ({ password }: ResetPasswordForm) => {
    try {
      const { email } = await changePassword(token, password);
      onDone(email);
    } catch (error) {
      setProblem(changePasswordMessage(error));
      setIsDead(error instanceof ApiProblem && error.code === 'invalid-user');
    }
  };
  const submit = async (event: SyntheticEvent) => {
    setProblem(undefined);
    await form.handleSubmit(send)(event);
  };
  if (isDead) {
    return (
      <div className={styles['form']}>
        <FormMessage tone="problem">{problem}</FormMessage>
        <NewLinkForm send={sendPasswordLinkQuietly} messageOf={forgotPasswordMessage} />
      </div>
    );
  }
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
      <NewPasswordFields label={access.newPassword} typed={typed} register={form.register} errors={errors} />
      <Button type="submit" size="md" fullWidth loading={isSubmitting}>
        {access.reset.button}
      </Button>
    </form>
  );
}
