import { Button, Loader } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiProblem } from '../../../api/call.ts';
import { logError } from '../../../api/log-error.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useFirstWords } from '../../../words/words.ts';
import { confirm, sendVerificationAgain, signUpMessage } from '../api/access-calls.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { NewLinkForm } from './link-form.tsx';
import { linkTo } from './link-to.tsx';

const sent = new Map<string, Promise<unknown>>();

/** One call a token, however often the page is mounted: the link is used up by its first call. */
function confirmOnce(token: string): Promise<unknown> {
  const begun = sent.get(token) ?? confirm(token);
  sent.set(token, begun);
  return begun;
}

type Outcome =
  { readonly status: 'verifying' | 'verified' | 'dead-link' } | { readonly status: 'failed'; readonly error: unknown };

/** The service has judged the link; any other failure may be over at the next try. */
const isDeadLink = (error: unknown) => error instanceof ApiProblem && error.status === 400;

function useConfirmation(token: string) {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'verifying' });
  const run = useCallback(() => {
    confirmOnce(token).then(
      () => {
        setOutcome({ status: 'verified' });
      },
      (error: unknown) => {
        logError(error, 'confirmation');
        setOutcome(isDeadLink(error) ? { status: 'dead-link' } : { status: 'failed', error });
      },
    );
  }, [token]);
  useEffect(run, [run]);
  const retry = () => {
    sent.delete(token);
    setOutcome({ status: 'verifying' });
    run();
  };
  return { outcome, retry };
}

/** Opening the page changes nothing: its script's POST consumes the link, so that a mail scanner's GET does not. */
export function ConfirmationPage() {
  const { access } = useFirstWords();
  const { confirmation } = access;
  const { token = '' } = useParams();
  const { outcome, retry } = useConfirmation(token);
  return (
    <AccessFrame pageTitle={access.title.confirmation} heading={confirmation.heading}>
      <div className={styles['form']}>
        {outcome.status === 'verified' && (
          <>
            <FormMessage tone="success">{confirmation.verified}</FormMessage>
            <Button component={Link} to="/login" size="md" fullWidth>
              {access.login.button}
            </Button>
          </>
        )}
        {outcome.status === 'verifying' && (
          <div role="status" className={styles['row']}>
            {confirmation.verifying}
            <Loader size="sm" aria-hidden="true" />
          </div>
        )}
        {outcome.status === 'dead-link' && <NewLinkForm send={sendVerificationAgain} messageOf={signUpMessage} />}
        {outcome.status === 'failed' && <LoadFailure error={outcome.error} onRetry={retry} />}
      </div>
      {outcome.status === 'dead-link' && (
        <p className={styles['foot']}>{sentence(confirmation.already({ link: linkTo('/login') }))}</p>
      )}
    </AccessFrame>
  );
}
