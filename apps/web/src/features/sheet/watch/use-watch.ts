import { getWatch } from '@gosds/contract/watch/watch-page';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

export const loadWatch = () => invoke(getWatch);

/** What changes outside touch of the account, as it is when the page is opened. */
export const useWatch = () => useQuery({ queryKey: ['watch'], queryFn: loadWatch, staleTime: 0, gcTime: 0 });
