import { cite } from '@gosds/ghs/message';
import { useCallback, useEffect } from 'react';
import { loadEngineWords, useSpoken } from './words.ts';

/** Says a place of law in the language of the screens; as the data have it until its words are fetched. */
export function useCitation(): (place: string) => string {
  const { law } = useSpoken();
  useEffect(() => {
    // The place is read in English where they cannot be fetched.
    if (law === null) loadEngineWords().catch(() => undefined);
  }, [law]);
  return useCallback((place) => (law === null || place === '' ? place : law.say(cite(place))), [law]);
}
