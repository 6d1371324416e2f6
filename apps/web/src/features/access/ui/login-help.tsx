import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { sendVerificationAgain, signUpMessage } from '../api/access-calls.ts';
import styles from './access-frame.module.css';

/** What commonly stands between a person and the login, each with its way out. */
export function LoginHelp() {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState('');
  const resend = () => {
    sendVerificationAgain(email.trim()).then(
      () => {
        setAnswer('If this account is not confirmed yet, we have sent a new e-mail. Check your spam folder too.');
      },
      (error: unknown) => {
        setAnswer(signUpMessage(error));
      },
    );
  };
  return (
    <Disclosure label="Need help?">
      <div className={styles['help']}>
        <p>
          Your password has at least 6 characters, with a digit, a lowercase and an uppercase letter.{' '}
          <Anchor component={Link} to="/forgot-password" inherit>
            Set a new one
          </Anchor>{' '}
          if you no longer know it.
        </p>
        <p>No confirmation e-mail? We can send it again:</p>
        <div className={styles['inline']}>
          <TextInput
            aria-label="E-mail for the confirmation"
            type="email"
            placeholder="E-mail"
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
            }}
          />
          <Button variant="default" onClick={resend} disabled={!email.includes('@')}>
            Resend
          </Button>
        </div>
        <p role="status">{answer}</p>
      </div>
    </Disclosure>
  );
}
