import { Button, Loader } from '@mantine/core';
import type { TouchedSheet } from '@gosds/contract/watch/watch-page';
import { Link } from 'react-router';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useWords } from '../../../words/words.ts';
import coming from '../coming-law/coming-law.module.css';
import { Touched } from './touched-sheet.tsx';
import styles from './watch.module.css';
import { useReading, useWatch } from './use-watch.ts';

/** Marks all shown notices as read; hidden unless several are unread. */
function MarkAllAsRead({ all = [] }: { readonly all: readonly TouchedSheet[] | undefined }) {
  const { watch: words } = useWords();
  const { mutate, isPending, error } = useReading();
  const unread = all.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (unread.length < 2) return null;
  return (
    <div className={styles['ways']}>
      <Button
        variant="default"
        size="sm"
        loading={isPending}
        onClick={() => {
          mutate(unread);
        }}
      >
        {words.readAll}
      </Button>
      {error !== null && <FormMessage tone="problem">{messageOf(error)}</FormMessage>}
    </div>
  );
}

/** The account's sheets that a newer list or law affects, and the changes in each. */
export function WatchPage() {
  const { watch: words, comingLaw, frame } = useWords();
  usePageTitle(words.pageTitle);
  const { data, error, refetch } = useWatch();
  return (
    <div className={coming['page']}>
      <h1>{words.heading}</h1>
      <p className={coming['intro']}>{words.intro}</p>
      <p className={coming['fine']}>
        {words.groups} <Link to="/account-settings">{words.settings}</Link>{' '}
        <Link to="/coming-law">{comingLaw.link}</Link>
      </p>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loader mt="md" aria-label={frame.loading} />}
      {data?.total === 0 && <p className={styles['none']}>{words.none}</p>}
      <MarkAllAsRead all={data?.touched} />
      <ul className={`${coming['days']} ${styles['touched']}`}>
        {data?.touched.map((touched) => (
          <Touched key={touched.id} touched={touched} />
        ))}
      </ul>
      {data !== undefined && data.total > data.touched.length && (
        <p className={coming['fine']}>{words.more(data.total - data.touched.length)}</p>
      )}
    </div>
  );
}
