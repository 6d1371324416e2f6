import { Button, Loader } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiProblem } from '../../../api/call.ts';
import { logError } from '../../../api/log-error.ts';
import { useSession } from '../../../api/use-session.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useWords } from '../../../words/words.ts';
import { confirmPromo, promoMessage } from '../api/promo-calls.ts';
import { chooseModule, chosenModule, type Module } from '../lib/chosen-module.ts';
import { readPromoLink } from '../lib/read-promo-link.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';

const sent = new Map<string, Promise<Module>>();

/** Makes one call per link, however often the page mounts, because the first call uses up the link. */
function confirmOnce(link: string): Promise<Module> {
  const begun = sent.get(link) ?? confirmPromo(link);
  sent.set(link, begun);
  return begun;
}

const homes = { GoSDS: '/', GoGAL: '/galleria-data' } as const;

/** True if the service rejected the link; after any other failure a retry may succeed. */
const isDeadLink = (error: unknown) => error instanceof ApiProblem && error.status === 400;

/** A rejected link leads to the login, which says why. A signed-in user reads the reason here. */
function useFailure(link: string) {
  const navigate = useNavigate();
  const session = useSession();
  const [failure, setFailure] = useState<unknown>();
  const isSignedIn = session.status === 'signed-in';
  const fail = useCallback(
    (error: unknown) => {
      logError(error, 'promo-link');
      if (!isDeadLink(error) || isSignedIn) {
        setFailure(error);
        return;
      }
      chooseModule(readPromoLink(link)?.type ?? chosenModule() ?? 'GoSDS');
      void navigate('/login', { replace: true, state: { promoFault: promoMessage(error) } });
    },
    [link, navigate, isSignedIn],
  );
  return { failure, setFailure, fail };
}

function usePromoConfirmation(link: string) {
  const navigate = useNavigate();
  const { failure, setFailure, fail } = useFailure(link);
  const run = useCallback(() => {
    confirmOnce(link).then((type) => {
      chooseModule(type);
      void navigate(homes[type], { replace: true });
    }, fail);
  }, [link, navigate, fail]);
  useEffect(run, [run]);
  const retry = () => {
    sent.delete(link);
    setFailure(undefined);
    run();
  };
  return { failure, retry };
}

/** Opening the page changes nothing: only the script's POST uses the link, not a mail scanner's GET. */
export function PromoConfirmationPage() {
  const words = useWords().promoOffer;
  const { link = '' } = useParams();
  const { failure, retry } = usePromoConfirmation(link);
  return (
    <AccessFrame pageTitle={words.pageTitle} heading={words.heading}>
      <div className={styles['form']}>
        {failure === undefined && (
          <div role="status" className={styles['row']}>
            {words.verifying}
            <Loader size="sm" aria-hidden="true" />
          </div>
        )}
        {isDeadLink(failure) && (
          <>
            <FormMessage tone="problem">{promoMessage(failure)}</FormMessage>
            <Button component={Link} to="/" size="md" fullWidth>
              {words.goOn}
            </Button>
          </>
        )}
        {failure !== undefined && !isDeadLink(failure) && <LoadFailure error={failure} onRetry={retry} />}
      </div>
    </AccessFrame>
  );
}
