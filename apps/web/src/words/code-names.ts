import { loadCodeNames } from '@gosds/sheet/draft/use/load-code-names';
import { ownValue } from '@gosds/ghs/own-value';
import { useQuery } from '@tanstack/react-query';
import { useSpoken } from './words.ts';

/** Names a product category or use descriptor in the language of the screens; in English until the names are loaded. */
export function useCodeName(): (code: string, englishName: string) => string {
  const { tag } = useSpoken().language;
  const { data = {} } = useQuery({
    queryKey: ['code-names', tag],
    staleTime: Infinity,
    queryFn: () => loadCodeNames(tag),
  });
  return (code, englishName) => ownValue<string>(data, code) ?? englishName;
}
