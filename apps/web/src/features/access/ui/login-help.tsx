import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useFirstWords } from '../../../words/words.ts';
import { sendVerificationAgain, signUpMessage } from '../api/access-calls.ts';
import styles from './access-frame.module.css';
import { linkTo } from './link-to.tsx';

/** Common problems with the login, each with its solution. */
export function LoginHelp() {
  const { access } = useFirstWords();
  const { help } = access;
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState('');
  const resend = () => {
    sendVerificationAgain(email.trim()).then(
      () => {
        setAnswer(help.sent);
      },
      (error: unknown) => {
        setAnswer(signUpMessage(error));
      },
    );
  };
  return (
    <Disclosure label={help.label}>
      <div className={styles['help']}>
        <p>{sentence(help.password({ link: linkTo('/forgot-password') }))}</p>
        <p>{help.noMail}</p>
        <div className={styles['inline']}>
          <TextInput
            aria-label={help.email}
            type="email"
            placeholder={access.email}
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
            }}
          />
          <Button variant="default" onClick={resend} disabled={!email.includes('@')}>
            {access.resend}
          </Button>
        </div>
        <p role="status">{answer}</p>
      </div>
    </Disclosure>
  );
}
