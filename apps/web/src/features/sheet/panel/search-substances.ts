import { searchIngredients, startsAutocomplete } from '@gosds/contract/catalogue/search-ingredients';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';

/** Substances of the catalogue whose name or number holds what is typed. */
export function useSubstances(typed: string) {
  const key = typed.trim();
  const { data, isFetching, isSuccess } = useQuery({
    queryKey: ['substances', key.toLowerCase()],
    queryFn: ({ signal }) => invoke(searchIngredients, { body: { key }, signal }),
    enabled: startsAutocomplete(key),
    staleTime: 300_000,
  });
  /** Only an answer says that nothing is held. */
  return { matches: data ?? [], isSearching: isFetching, isNone: isSuccess && data.length === 0 };
}
