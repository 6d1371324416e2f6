import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { sentence } from '../../../words/sentence.ts';
import { useFirstWords } from '../../../words/words.ts';
import { forgotPasswordMessage, sendPasswordLink } from '../api/access-calls.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { LinkForm } from './link-form.tsx';
import { strong } from './link-to.tsx';

export function ForgotPasswordPage() {
  const { access } = useFirstWords();
  return (
    <AccessFrame pageTitle={access.title.forgotPassword} heading={access.login.forgot}>
      <LinkForm
        button={access.forgot.button}
        send={sendPasswordLink}
        messageOf={forgotPasswordMessage}
        sent={(email) => sentence(access.forgot.sent({ email, strong }))}
      >
        <p className={styles['intro']}>{access.forgot.intro}</p>
      </LinkForm>
      <p className={styles['foot']}>
        <Anchor component={Link} to="/login">
          {access.returnToLogin}
        </Anchor>
      </p>
    </AccessFrame>
  );
}
