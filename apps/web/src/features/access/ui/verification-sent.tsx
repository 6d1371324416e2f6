import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormMessage } from '../../../ui/form-message.tsx';
import { problemText } from '../../../words/problem-text.ts';
import { sentence } from '../../../words/sentence.ts';
import { useFirstWords } from '../../../words/words.ts';
import { sendVerificationAgain, signUpMessage } from '../api/access-calls.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { strong } from './link-to.tsx';

type Props = {
  readonly email: string;
  readonly hasFailed: boolean;
  /** Returns to the form, to change the address. */
  readonly onChange: () => void;
};

/** Shown after the sign-up: asks the user to check the mail, or to send it again if sending failed. */
export function VerificationSent({ email, hasFailed, onChange }: Props) {
  const { access } = useFirstWords();
  const [problem, setProblem] = useState<string | undefined>(
    hasFailed ? problemText('verification-mail-failed') : undefined,
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
    <AccessFrame pageTitle={access.title.signUp} heading={access.sent.heading}>
      <div className={styles['form']}>
        {problem === undefined ? (
          <FormMessage tone="success">
            {sentence(access.sent.text({ email, strong }))} {isResent && access.sent.again}
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
          {access.resend}
        </Button>
        <Button size="md" variant="subtle" onClick={onChange}>
          {access.sent.otherAddress}
        </Button>
      </div>
      <p className={styles['foot']}>
        <Anchor component={Link} to="/login">
          {access.login.link}
        </Anchor>
      </p>
    </AccessFrame>
  );
}
