import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useFocusOnArrival } from '../../ui/use-focus-on-arrival.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useWords } from '../../words/words.ts';
import { givenFeedback } from './feedback-calls.ts';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './feedback-page.module.css';

function ThankYou() {
  const { feedback: words } = useWords();
  const heading = useFocusOnArrival<HTMLHeadingElement>('always');
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
        {words.thanks}
      </h1>
      <p className={styles['intro']}>{words.kept}</p>
      <Anchor component={Link} to="/">
        {words.back}
      </Anchor>
    </div>
  );
}

function Asking({ productName }: { readonly productName: string }) {
  const { feedback: words } = useWords();
  return (
    <>
      <h1 className={styles['heading']}>{words.heading}</h1>
      <p className={styles['intro']}>{productName === '' ? words.intro : words.about(productName)}</p>
      <FeedbackForm />
    </>
  );
}

/** Asks users for their opinion of the service, once each. */
export function FeedbackPage() {
  const { feedback: words } = useWords();
  usePageTitle(words.pageTitle);
  const { data, error, refetch } = useQuery(givenFeedback);
  return (
    <div className={styles['page']}>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && (data.isGiven ? <ThankYou /> : <Asking productName={data.productName} />)}
    </div>
  );
}
