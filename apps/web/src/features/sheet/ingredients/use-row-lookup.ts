import type { DraftPart } from '@gosds/sheet/draft/draft';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import { Unreachable } from '../../../api/call.ts';
import { isToLookUp, judgeRow, lookupKeys, type Verdict } from './row-lookup.ts';
import { findIngredients } from './search-ingredients.ts';

/** `idle`: nothing to look up. Only `judged` has an answer of the catalogue. */
export type RowLookup =
  | { readonly status: 'idle' | 'pending' | 'offline' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'judged'; readonly verdict: Verdict };

const retryMs = 3000;

/** Retries by itself: at once when the network is back, and every few seconds while the server cannot be reached. */
function useMatches(key: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['ingredients', key.toLowerCase()],
    queryFn: ({ signal }) => findIngredients(key, signal),
    enabled: isAsked && key !== '',
    staleTime: 300_000,
    refetchInterval: ({ state }) => (state.error instanceof Unreachable ? retryMs : false),
  });
}

type Answer = UseQueryResult<readonly IngredientMatch[]>;

function waitingFor(answers: readonly Answer[]): RowLookup {
  if (answers.some(({ fetchStatus, error }) => fetchStatus === 'paused' || error instanceof Unreachable)) {
    return { status: 'offline' };
  }
  const failed = answers.filter(({ isError }) => isError);
  if (failed.length === 0) return { status: 'pending' };
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return { status: 'failed', retry };
}

/** The catalogue's answer for the name and number of a row, as far as it has answered. */
export function useRowLookup(row: DraftPart, { isAsked }: { readonly isAsked: boolean }): RowLookup {
  const isOpen = isAsked && isToLookUp(row);
  const keys = lookupKeys(row);
  const byName = useMatches(keys.name, isOpen);
  const byCas = useMatches(keys.cas, isOpen);
  if (!isOpen) return { status: 'idle' };
  const lookups = [...(keys.name === '' ? [] : [byName]), ...(keys.cas === '' ? [] : [byCas])];
  const waiting = lookups.filter(({ data }) => data === undefined);
  if (waiting.length > 0) return waitingFor(waiting);
  const answers = { byName: byName.data ?? [], byCas: byCas.data ?? [] };
  return { status: 'judged', verdict: judgeRow(keys, answers) };
}
