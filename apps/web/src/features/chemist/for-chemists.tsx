import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadUser } from '../../api/load-user.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useWords } from '../../words/words.ts';

/** What only chemists see. Tells other users so, as the page of staff does. */
export function ForChemists({ children }: { readonly children: ReactNode }) {
  const { admin } = useWords();
  const { data: user, error, refetch } = useQuery({ queryKey: ['user'], queryFn: loadUser, staleTime: 0 });
  if (user === undefined) {
    return error === null ? <PageLoader /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return user.isChemistAllowed ? children : <FormMessage tone="note">{admin.notAllowed}</FormMessage>;
}
