import { getWatch, readWatchNotices } from '@gosds/contract/watch/watch-page';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

export const loadWatch = () => invoke(getWatch);

/** The list and law changes that affect the account's sheets, loaded when the page opens. */
export const useWatch = () => useQuery({ queryKey: ['watch'], queryFn: loadWatch, staleTime: 0, gcTime: 0 });

export const readNotices = (ids: readonly string[]) => invoke(readWatchNotices, { body: { ids: [...ids] } });

/** Marks notices as read. The marks in the lists of sheets disappear when those pages next load. */
export function useReading() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: readNotices,
    onSettled: () => queries.invalidateQueries({ queryKey: ['watch'] }),
  });
}
