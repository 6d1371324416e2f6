import { problems } from '@gosds/contract/problem';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sendVerificationAgain, signUpMessage } from '../api/access-calls.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';

type Props = {
  readonly email: string;
  readonly hasFailed: boolean;
  /** Back to the form, for another address. */
  readonly onChange: () => void;
};

/** After the sign-up: check your e-mail, or send it again where sending failed. */
export function VerificationSent({ email, hasFailed, onChange }: Props) {
  const [problem, setProblem] = useState<string | undefined>(
    hasFailed ? problems['verification-mail-failed'].title : undefined,
  );
  const [isResent, setIsResent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const resend = async () => {
    setIsBusy(true);
    try {
      await sendVerificationAgain(email);
      setProblem(undefined);
      setIsResent(true);
    } catch (error) {
      setProblem(signUpMessage(error));
    }
    setIsBusy(false);
  };
  return (
    <AccessFrame pageTitle="Sign up" heading="Check your e-mail">
      <div className={styles['form']}>
        {problem === undefined ? (
          <FormMessage tone="success">
            Please check your e-mail <strong>{email}</strong> and open the link in it to confirm your account. If you
            cannot find it, check your spam folder.{isResent && ' We sent it again.'}
          </FormMessage>
        ) : (
          <FormMessage tone="problem">{problem}</FormMessage>
        )}
        <Button
          size="md"
          variant={problem === undefined ? 'default' : 'filled'}
          loading={isBusy}
          onClick={() => void resend()}
        >
          Resend
        </Button>
        <Button size="md" variant="subtle" onClick={onChange}>
          Use another address
        </Button>
      </div>
      <p className={styles['foot']}>
        <Anchor component={Link} to="/login">
          Login
        </Anchor>
      </p>
    </AccessFrame>
  );
}
