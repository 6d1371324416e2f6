import {
  searchIngredients,
  startsAutocomplete,
  type IngredientMatch,
} from '@gosds/contract/catalogue/search-ingredients';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { invoke } from '../../../api/invoke.ts';
import { logError } from '../../../api/log-error.ts';
import { offeredMatches } from './offered-matches.ts';

const debounceMs = 300;

export const findIngredients = (key: string, signal?: AbortSignal): Promise<readonly IngredientMatch[]> =>
  invoke(searchIngredients, { body: { key }, signal });

/** False for a key that cannot be written into a request, which is an input error and not a fault. */
export const isToReport = (error: Error): boolean => !('code' in error && error.code === 'ERR_UNESCAPED_CHARACTERS');

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** The catalogue's matches from three characters on, 300 ms after the last key. Aborts older requests. */
export function useIngredientSearch(typed: string, { isActive }: { readonly isActive: boolean }) {
  const key = useDebounced(typed.trim());
  const isLongEnough = startsAutocomplete(typed.trim()) && startsAutocomplete(key);
  const query = useQuery({
    queryKey: ['ingredients', key.toLowerCase()],
    queryFn: ({ signal }) => findIngredients(key, signal),
    enabled: isActive && isLongEnough,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  /** True if the matches belong to the current text. */
  const isSettled = isLongEnough && query.isSuccess && !query.isPlaceholderData && key === typed.trim();
  const { data, error } = query;
  useEffect(() => {
    if (error && isToReport(error)) logError(error, searchIngredients.path);
  }, [error]);
  const matches = useMemo(() => {
    if (!isActive || !isLongEnough || data === undefined) return [];
    return isSettled ? data : offeredMatches(data, typed);
  }, [isActive, isLongEnough, isSettled, data, typed]);
  return {
    matches,
    isSettled,
    isLoading: query.isFetching,
    isPaused: isActive && isLongEnough && query.isPaused,
    error: isLongEnough ? query.error : null,
  };
}
