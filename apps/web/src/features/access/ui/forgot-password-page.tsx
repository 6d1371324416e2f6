import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { forgotPasswordMessage, sendPasswordLink } from '../api/access-calls.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { LinkForm } from './link-form.tsx';

export function ForgotPasswordPage() {
  return (
    <AccessFrame pageTitle="Forgot password" heading="Forgot your password?">
      <LinkForm
        button="Send Link"
        send={sendPasswordLink}
        messageOf={forgotPasswordMessage}
        sent={(email) => (
          <>
            Please check your e-mail <strong>{email}</strong> and your spam folder for the link.
          </>
        )}
      >
        <p className={styles['intro']}>We will send you a link to choose a new one.</p>
      </LinkForm>
      <p className={styles['foot']}>
        <Anchor component={Link} to="/login">
          Return to sign in
        </Anchor>
      </p>
    </AccessFrame>
  );
}
