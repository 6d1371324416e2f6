import { cite } from '@gosds/ghs/message';
import { useCallback, useEffect } from 'react';
import { loadEngineWords, useSpoken } from './words.ts';

/**
 * Returns a function that writes a citation of the law in the language of the screens; until its words are loaded, as
 * in the data.
 */
export function useCitation(): (place: string) => string {
  const { law } = useSpoken();
  useEffect(() => {
    // If loading fails, the citation stays in English.
    if (law === null) loadEngineWords().catch(() => undefined);
  }, [law]);
  return useCallback((place) => (law === null || place === '' ? place : law.say(cite(place))), [law]);
}
