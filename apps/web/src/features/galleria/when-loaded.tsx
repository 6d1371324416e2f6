import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useWords } from '../../words/words.ts';
import { catalogueState } from './galleria-calls.ts';
import styles from './galleria.module.css';

type Loading = { readonly stage: 'rows' | 'indexes'; readonly part: number };

/** Progress of the first load of the chemicals. */
function FirstLoad({ loading }: { readonly loading: Loading | null }) {
  const { search: words, loadStage } = useWords().galleria;
  if (loading === null) return <FormMessage tone="note">{words.loading}</FormMessage>;
  // Rounded down: 100 % is shown only when all is done.
  const percent = Math.floor(loading.part * 100);
  const text = loadStage[loading.stage](percent);
  return (
    <div className={styles['loading']}>
      <FormMessage tone="note">{text}</FormMessage>
      <Progress value={percent} aria-label={text} mt="xs" />
    </div>
  );
}

/** Shows its children once the chemicals are loaded; until then, the progress of the first load, which it polls. */
export function WhenLoaded({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useQuery(catalogueState);
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  return data.catalogue === null ? <FirstLoad loading={data.loading} /> : children;
}
