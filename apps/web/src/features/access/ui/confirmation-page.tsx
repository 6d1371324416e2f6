import { accountTexts } from '@gosds/contract/accounts/account-texts';
import { Button, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { logError } from '../../../api/log-error.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { confirm } from '../api/access-calls.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';

const sent = new Map<string, Promise<unknown>>();

/** One call a token, however often the page is mounted: the link is used up by its first call. */
function confirmOnce(token: string): Promise<unknown> {
  const begun = sent.get(token) ?? confirm(token);
  sent.set(token, begun);
  return begun;
}

/** Opening the page changes nothing: its script's POST consumes the link, so that a mail scanner's GET does not. */
export function ConfirmationPage() {
  const { token = '' } = useParams();
  const [isVerified, setIsVerified] = useState(false);
  useEffect(() => {
    confirmOnce(token).then(
      () => {
        setIsVerified(true);
      },
      (error: unknown) => {
        logError(error, 'confirmation');
      },
    );
  }, [token]);
  return (
    <AccessFrame pageTitle="Confirmation" heading="Confirm your e-mail">
      <div className={styles['form']}>
        {isVerified ? (
          <>
            <FormMessage tone="success">{accountTexts.verified}</FormMessage>
            <Button component={Link} to="/login" size="md" fullWidth>
              LOGIN
            </Button>
          </>
        ) : (
          <div role="status" className={styles['row']}>
            {accountTexts.verifying}
            <Loader size="sm" aria-hidden="true" />
          </div>
        )}
      </div>
    </AccessFrame>
  );
}
