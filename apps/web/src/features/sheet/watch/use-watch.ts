import { getWatch, readWatchNotices } from '@gosds/contract/watch/watch-page';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

export const loadWatch = () => invoke(getWatch);

/** What changes outside touch of the account, as it is when the page is opened. */
export const useWatch = () => useQuery({ queryKey: ['watch'], queryFn: loadWatch, staleTime: 0, gcTime: 0 });

export const readNotices = (ids: readonly string[]) => invoke(readWatchNotices, { body: { ids: [...ids] } });

/** Marks notices as read. The marks of their sheets go with the next look at the pages that list them. */
export function useReading() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: readNotices,
    onSettled: () => queries.invalidateQueries({ queryKey: ['watch'] }),
  });
}
